import type { LessonText } from '@shinar/teach';
import { empires } from './empires.ts';

export const lessons = {
  workers: {
    title: 'Workers',
    text: 'You are Amar, playing with Belit and Iddin. A turn starts with production: grain for your workers in Irrigation, textiles for those in Weaving (F5.1, F5.2), plus eight new workers. Then you take one action each in turn until everyone has passed (F7.1).',
    tasks: [
      {
        ask: 'To place workers you spend one resource; its value is the most you can place (F9.1). Spend a textile, value 2, and place two workers in Mittani, which offers wood and metal.',
        done: 'All in the same place, as the rule asks.',
        wrong: {
          grain: 'Grain is worth 1, so that’s one worker. You want two workers for two exchanges: spend a textile.',
          place: 'Two workers, in Mittani: it offers what you’ll need next.',
          dear: 'You’ll need that: wood for extending a city, metal for tools, the expensive ones for more points. Textiles come back every turn.',
          other: 'You can, but start with workers: none abroad, no trade.',
        },
      },
      { ask: 'You end an action yourself. Press Done.', done: 'Now the others act.', wrong: {} },
    ],
  },
  trade: {
    title: 'Trade',
    text: 'In a trade action each worker abroad lets you give one resource and take one its area offers, each kind once (F10.1). F10.2 lists what buys what: grain, textiles or tools buy wood and metal.',
    tasks: [
      {
        ask: 'Extending a city takes two wood; you have one. In Mittani, give a grain and take a wood.',
        done: 'You gave value 1 and got value 2.',
        wrong: {
          dear: 'That would work, but grain buys the same and is worth the least.',
          metal: 'Metal is next. Get the wood first.',
          other: 'You can, but your workers in Mittani are waiting. Trade there.',
        },
      },
      {
        ask: 'Your second worker: give a grain, take a metal.',
        done: 'Every worker has traded.',
        wrong: { dear: 'Grain buys it as well, and is worth less.', other: 'You have one exchange left: take metal for a grain.' },
      },
      { ask: 'Finish the action.', done: 'Belit builds in Babylon, Iddin sends workers to Akkad: he wants that empire.', wrong: {} },
    ],
  },
  city: {
    title: 'Cities',
    text: 'You can build a city in any area of Sumer with no city and no enemy army (F8.1). It’s free. Seven of the nine areas help the owner (F8.3), and a city can be extended for a lot of points.',
    tasks: [
      {
        ask: 'Build in Eridu: it gives you a tool maker right away.',
        done: 'One of your unavailable workers joined the Tool Makers.',
        wrong: {
          city: 'Not a bad spot, but Eridu gives you a tool maker, and you have metal for it.',
          other: 'You can, but a city is free and the good spots go fast.',
        },
      },
    ],
  },
  tools: {
    title: 'Tool makers',
    text: 'In a trade action each unused tool maker turns one metal into a tool, worth 3 (F10.4). You don’t have to trade to do this.',
    tasks: [
      {
        ask: 'Turn a metal into a tool.',
        done: 'Value 2 became value 3. The tool maker is used up until next turn.',
        wrong: {
          trade: 'You can trade in the same action, but the goal is a tool: use your tool maker.',
          other: 'You can, but your tool maker is idle and you have metal.',
        },
      },
      {
        ask: 'Finish the action.',
        done: 'Belit starts the Sumer empire in Nippur, Iddin builds in Lagash.',
        wrong: { other: 'You can keep trading, but save your resources for what’s coming. Finish the action.' },
      },
    ],
  },
  scribe: {
    title: 'Scribes',
    text: 'A scribe places or moves one worker each turn for free (F9.3, F9.4). You can have two (F9.2).',
    tasks: [
      {
        ask: 'Spend a grain and place a worker with the Scribes.',
        done: 'You can use it from your next action on.',
        wrong: {
          dear: 'One scribe is enough for now, and a grain pays for it.',
          place: 'You need a worker with the Scribes now.',
          other: 'You can, but a scribe is the best worker there is. Place one.',
        },
      },
      { ask: 'Finish the action.', done: 'Iddin starts Akkad with ten armies.', wrong: {} },
      {
        ask: 'The Guti empire needs a worker there. Use your scribe to send one of your available workers to Guti.',
        done: 'The scribe is used up until next turn.',
        wrong: {
          place: 'Right idea, wrong place: you want the Guti empire.',
          move: 'That worker is well placed where it is. Take an available one.',
          spend: 'That works too, but costs a resource. Your scribe does it for free.',
          other: 'You can, but first get a worker to Guti: without one there you can’t start the empire.',
        },
      },
      {
        ask: 'Finish the action.',
        done: 'Belit builds in Sippar. Iddin’s armies march into Babylon: cities can’t stop them.',
        wrong: { other: 'You could still spend a resource on workers, but save them for the empire. Finish the action.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passing',
    text: 'When you pass, your turn is over. Resources you put in your pass box buy your place in the next order of play: highest value first, ties keep the old order (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Nothing left is worth paying for. Pass.',
        done: 'Iddin has bid a grain, worth 1. Belit has bid nothing.',
        wrong: { other: 'You’ve done all you need. Another action would only cost you.' },
      },
      {
        ask: 'You’re first now and want to stay first. How much is enough?',
        done: '1 against 1: the old order holds, and you stay first.',
        wrong: {
          done: 'Then Iddin would be first with his grain.',
          dear: 'That’s more than you need: a grain draws level, and ties keep the old order.',
        },
      },
      {
        ask: 'Finish your bid.',
        done: 'You hold four areas: 8 points. Iddin holds three: 6.',
        wrong: { bid: 'You’re already first.' },
      },
    ],
  },
  extend: {
    title: 'Extending a city',
    text: 'Now you can extend cities: 2 wood, plus up to one each of tools, oil, gold and lapis. With none of these you score 4 points, then 7, 10, 14, and 20 with all four (F14.3).',
    tasks: [
      {
        ask: 'Extend Eridu with everything you have.',
        done: '14 points. The turn ends: armies and idle workers leave, resources in hand stay (F15.1).',
        wrong: {
          less: 'Each extra resource adds at least as much as the one before. Use all three.',
          done: 'Nothing else you could do with the wood and luxuries is worth as much. Extend Eridu.',
        },
      },
    ],
  },
  decline: {
    title: 'Decline',
    text: 'In turns 2 and 4 a decline follows production: each player loses one worker in every area (all of them in Dilmun), one scribe and one tool maker. In Irrigation and Weaving, the player with the most drops to two, and the others lose just as many (F6). You’ve lost your last worker in both boxes.',
    tasks: [
      {
        ask: 'Without a worker there you get nothing next turn (F5.3). Place one in Irrigation for a grain.',
        done: 'Grain is safe.',
        wrong: {
          dear: 'One worker is enough to get grain, and a grain pays for it.',
          other: 'You can, but without a worker in Irrigation you’ll have no grain next turn.',
        },
      },
      { ask: 'Finish the action.', done: 'The others build.', wrong: {} },
      {
        ask: 'And one in Weaving.',
        done: 'Textiles too.',
        wrong: { dear: 'One worker, one grain: that’s enough.', other: 'You can, but without a weaver there’ll be no textiles.' },
      },
      {
        ask: 'Finish the action.',
        done: 'Your production is safe. Now think of the next empire: Amorites, Isin and Larsa can rise this turn.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'The end of the game',
    text: 'Turn 5. At the end, the player with the most workers in an area or in one of two boxes scores its points; on a tie, nobody does (F16.1). Egypt is worth 4, and Belit has one worker there.',
    tasks: [
      {
        ask: 'Win Egypt.',
        done: 'More than Belit: 4 points for you.',
        wrong: {
          tie: 'One each is a tie, and nobody scores. Send two.',
          place: 'Look at Egypt: 4 points, and only one worker to beat.',
          other: 'You can, but workers in Egypt are worth 4 points now.',
        },
      },
      { ask: 'Finish the action.', done: 'Belit and Iddin pass.', wrong: {} },
      {
        ask: 'Pass.',
        done: 'Only the order of play is left to decide.',
        wrong: { other: 'Another action would cost you and win nothing more.' },
      },
      {
        ask: 'On equal points the order of play decides, but nobody is close to you. Finish your bid.',
        done: 'Amorites and Egypt are yours, and so is the game!',
        wrong: { bid: 'You don’t need that: nobody is close to you in points.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
