import type { LessonText } from '@shinar/teach';

/** What comes after the first turn, and rarer things. */
export const later = {
  decline: {
    title: 'Decline and production',
    text: 'In turns 2 and 4 a decline follows production (F6). Everyone loses one worker in every area (all of them in Dilmun), one scribe and one tool maker. In Irrigation and Weaving the player with the most drops to two, and the others lose just as many. The player with the most workers in Irrigation gets 6 grain, the next 4, the last 3 (F5.1); without a worker there you get none (F5.3). In Weaving it’s 3, 2 and 1 textiles.',
    tasks: [
      {
        ask: 'The decline has taken your last worker in Irrigation; Belit and Iddin have two each. Spend a textile and place two there.',
        done: 'Two each: next turn everyone gets 5 grain. Without these two you’d get none, and the others 6 each.',
        wrong: {
          more: 'The right place! But make it a textile and two workers: one alone would be last, and lapis lazuli is for extensions.',
          place: 'A good place too, but grain comes first: without a worker in Irrigation you’d get none next turn.',
          other: 'You can, but without a worker in Irrigation you’d get no grain next turn.',
        },
      },
      {
        ask: 'Finish the action.',
        done: 'Iddin trades, and Belit starts the Larsa empire.',
        wrong: {},
      },
    ],
  },
  empire: {
    title: 'Starting an empire',
    text: 'Three empires can rise each turn, and you can lead one of them (F11). You need a worker in its area, and nobody may have more there than you (F11.2). Your worker among the Kassites has waited for this since the last turn.',
    tasks: [
      {
        ask: 'Start the Kassite empire.',
        done: 'Ten armies.',
        wrong: { other: 'You can, but ten armies are a lot of points. Start the Kassite empire.' },
      },
      {
        ask: 'You could buy more: one army for a grain, two for a metal, three for a tool (F11.3). But ten are enough, and you want the grain for workers and wood. Finish.',
        done: 'Now for the equipment.',
        wrong: { other: 'You can, but grain is worth more elsewhere this turn: ten armies are enough.' },
      },
      {
        ask: 'Belit’s equipment is worth 1. Against a lower-ranked empire you hit on 5 or more, against a higher-ranked one only on 7 or more (F12.2). Spend a textile, worth 2.',
        done: 'You’re rank A.',
        wrong: {
          done: 'Then you’d rank below her. One textile is enough.',
          other: 'A grain only ties, and then the later empire ranks lower.',
        },
      },
      {
        ask: 'That’s enough. Finish.',
        done: 'Your worker leaves and your armies move in.',
        wrong: { other: 'You’re already first.' },
      },
      {
        ask: 'Place one or two armies at home (F11.5). One is enough: nobody is near.',
        done: 'Nine armies for conquest.',
        wrong: { two: 'You can, but the second one could hold another area.' },
      },
    ],
  },
  chain: {
    title: 'A chain of trades',
    text: 'In one action you trade everywhere (F10.1), and your armies trade in place of workers; where an enemy army stands, you can’t (F10.3). What you’ve just got can be traded on at once. And each unused tool maker turns a metal into a tool (F10.4). Plan the whole chain before you start: you want to turn grain and textiles into two wood, a tool and a lapis lazuli.',
    tasks: [
      {
        ask: 'Dilmun: a grain for wood.',
        done: 'Two wood.',
        wrong: {
          trade: 'That’s possible too, but start with the wood: you can’t extend without two.',
          other: 'You can, but trade first. Your workers are waiting.',
        },
      },
      {
        ask: 'Elam: a grain for metal.',
        done: 'Metal for the tool maker.',
        wrong: {
          trade: 'That’s possible too, but Elam has the metal for your tool.',
          other: 'You can still trade. Take metal in Elam.',
        },
      },
      {
        ask: 'Turn the metal into a tool.',
        done: 'Value 3 for one grain.',
        wrong: { other: 'Your tool maker is idle. Turn the metal into a tool.' },
      },
      {
        ask: 'Dilmun, your second worker there: a textile for oil.',
        done: 'Oil gets you lapis lazuli.',
        wrong: {
          trade: 'That’s possible too, but you want lapis lazuli, and the Kassites take oil for it.',
          other: 'You can still trade. Take oil in Dilmun.',
        },
      },
      {
        ask: 'Your armies among the Kassites: the oil for lapis lazuli.',
        done: 'Two wood, a tool, a lapis lazuli, from two grain and a textile.',
        wrong: {
          trade: 'That’s possible too, but the tool belongs in the extension. Give the oil.',
          other: 'One more: oil for lapis lazuli.',
        },
      },
      {
        ask: 'Finish the action.',
        done: 'Only oil and gold are missing now for 20 points.',
        wrong: {},
      },
    ],
  },
  majority: {
    title: 'Who has the most',
    text: 'At the end of the game the player with the most workers in an area, in Irrigation or in Weaving scores its points; on a tie nobody does (F16.1). The Kassites are worth 4. You and Belit have one worker each there.',
    tasks: [
      {
        ask: 'It’s turn 5. Spend a textile and place two workers among the Kassites.',
        done: 'Three to one.',
        wrong: {
          workers: 'That may score too, but here a tie becomes 4 points with a single textile.',
          other: 'You can, but a tie scores nothing. Two workers among the Kassites are worth 4 points.',
        },
      },
      {
        ask: 'Finish the action.',
        done: 'But look who can still answer: Belit has a gold, and with it she can place four. Moves like this are safest late.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'The last turn',
    text: 'In the last turn everything becomes points: areas, extensions, majorities. Anything left in your hand is worth nothing.',
    tasks: [
      {
        ask: 'Your armies are used up, and the pieces for an extension are in your hand. Pass.',
        done: 'That leaves your bid for the order of play.',
        wrong: { other: 'You can go on, but you’d pay and gain nothing more.' },
      },
      {
        ask: 'You need your resources for the extension, and there’s no next turn. Finish your bid.',
        done: 'Iddin goes on and pays for each action, until he passes too. Then your five areas, two of them in Sumer, bring you 12 points.',
        wrong: { other: 'There’s no next turn to be first in. Keep your resources for the extension.' },
      },
      {
        ask: 'Extend Uruk with all you have.',
        done: '14 points, and 5 more for the most workers in Mittani and Dilmun: 115. You’ve won!',
        wrong: {
          less: 'Anything you leave out is wasted. Use all three.',
          other: 'You could extend another city or none, but Uruk with everything scores 14.',
        },
      },
    ],
  },
  sumer: {
    title: 'The Sumer empire',
    text: 'In turns 1 and 3 there’s an empire that needs no workers: Sumer. Choose any area of Sumer as its home, even one with someone’s city or army (F11.2). It has only three armies, but you can buy more.',
    tasks: [
      {
        ask: 'You have a city in Nippur, so areas of Sumer score 3 each. Start the Sumer empire in Lagash: no army is near, and four areas are next to it.',
        done: 'Three armies.',
        wrong: {
          home: 'That’s possible, but around Lagash there’s room: Umma, Ur, Eridu and Elam.',
          other: 'You can, but someone else may start the Sumer empire. It needs no workers.',
        },
      },
      {
        ask: 'Three isn’t many. Buy one more for a grain.',
        done: 'Four. Each can hold an area for 3 points.',
        wrong: {
          done: 'You can stop, but with three armies you won’t get far.',
          other: 'That gets you more at once, but you’ll need it later. Grain is what you have most of.',
        },
      },
    ],
  },
  reinforce: {
    title: 'Reinforcing',
    text: 'An area can hold two of your armies (F12.5). Two are harder to drive out, and where resources are on offer, each of them trades once (F10.3).',
    tasks: [
      {
        ask: 'Reinforce the Kassites.',
        done: 'Two armies, and a home that holds.',
        wrong: { other: 'You can, but the Kassites are the only ones with lapis lazuli. Hold them with two armies.' },
      },
      {
        ask: 'Finish the action.',
        done: 'Belit does the same in Mittani.',
        wrong: { other: 'Going on costs an army each time. One is enough here.' },
      },
    ],
  },
  arrows: {
    title: 'Arrows',
    text: 'Akkad, Isin, Larsa and Chaldea each have an arrow into Sumer, and it goes one way only (F2.4). Nobody can come back along it, so your home is safe. You lead the Larsa empire; its arrow points to Uruk.',
    tasks: [
      {
        ask: 'Someone has passed. Pay with an army: you have no workers left.',
        done: 'Four are left.',
        wrong: {
          good: 'With two wood and a lapis lazuli you can extend a city for 7 points. Pay with an army.',
          other: 'You can pass, but your armies are gone at the end of the turn.',
        },
      },
      {
        ask: 'Follow the arrow: invade Uruk.',
        done: 'From Uruk you can go on into all of Sumer.',
        wrong: {},
      },
      {
        ask: 'Finish the action.',
        done: 'Next turn’s armies will come from elsewhere, so use these while you have them.',
        wrong: { other: 'You can, but keep the armies for paying.' },
      },
    ],
  },
  destroy: {
    title: 'Destroying a city',
    text: 'Where you have an army you can destroy another player’s city: it takes two available armies, or three if its owner has Shuruppak and another city (F12.4). Points already scored stay, but the owner loses the city’s benefit and its place.',
    tasks: [
      {
        ask: 'Your army stands in Sippar, and Iddin’s city there is extended. Destroy it.',
        done: 'Base and extension go back to Iddin, and the place is free.',
        wrong: { other: 'You can, but Sippar is a good place, and you could build there yourself.' },
      },
      {
        ask: 'Finish the action.',
        done: 'Now you can build in Sippar and extend it again.',
        wrong: { other: 'Going on would cost another army. Keep it.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
