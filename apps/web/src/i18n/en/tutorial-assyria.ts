import type { LessonText } from './tutorial.ts';

export const lessons = {
  settle: {
    title: 'Where to settle',
    text: 'You are Amar, against Belit. Every hex shows a good, and each hut will eat the good it stands on. River hexes bring camels, the green land between the rivers 2 points a turn, dry land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'The field below is sown: grapes and barley lie in one column. Settle on c1r4, which has grapes, barley and dates around it and a river beside it.',
        done: 'Your first ziggurat stands there. It needs no food, and your huts will grow from it.',
        wrong: { other: 'Allowed, but the goods around it fit the cards of this field less well. Take c1r4.' },
      },
    ],
  },
  keep: {
    title: 'A first card',
    text: 'Before the first harvest everybody gets one Food card; whoever plays last chooses first (A3.4). Each symbol on a card feeds one hut on a hex with that good.',
    tasks: [
      {
        ask: 'Keep the card whose good lies on the river beside your ziggurat.',
        done: 'Dates lie on the river, right beside you. Belit gets the palm and takes the left column of the field.',
        wrong: { other: 'There is a palm nearby, but on dry land. The dates lie on the river: food there means camels.' },
      },
    ],
  },
  harvest: {
    title: 'The harvest',
    text: 'Each player takes one column of two cards. The columns, from left to right, are also the new turn order; the cards with more symbols lie to the right (A5.2, A5.3).',
    tasks: [
      {
        ask: 'You hold dates 1 and a plow. Take the column that feeds most of the hexes around you.',
        done: 'Grape 2 and barley 1: with the dates that feeds four huts, and the Expansion card of this turn says four.',
        wrong: {
          other: 'Three dates and a joker look strong, but you have only one date hex near. The middle column feeds three huts at once.',
        },
      },
    ],
  },
  huts: {
    title: 'New huts',
    text: 'You must place as many huts as the Expansion card shows, each next to something of yours (A6.1). Place them where you can feed them: two grapes, one barley, one dates.',
    tasks: [
      {
        ask: 'Four huts: dates c2r4 and grapes c1r3 on the river, barley c2r5 and grapes c3r4 on dry land. Begin with one beside your ziggurat.',
        done: 'It counts as yours at once: the next one may stand beside it.',
        wrong: {
          palm: 'You have no palm card: that hut would starve.',
          other: 'You could not feed a hut there with the cards you hold. Keep to the four hexes named.',
        },
      },
      {
        ask: 'The second one.',
        done: 'Good.',
        wrong: {
          palm: 'You have no palm card: that hut would starve.',
          other: 'You could not feed a hut there as well. Keep to c2r4, c1r3, c2r5 and c3r4.',
        },
      },
      {
        ask: 'The third one. c3r4 is reached by way of c2r4 or c2r5.',
        done: 'Good.',
        wrong: {
          palm: 'You have no palm card: that hut would starve.',
          other: 'You could not feed a hut there as well. Keep to c2r4, c1r3, c2r5 and c3r4.',
        },
      },
      {
        ask: 'And the last.',
        done: 'Two huts on the southern river, and three that meet in a point: you will see what that is good for.',
        wrong: {
          palm: 'You have no palm card: that hut would starve.',
          other: 'You could not feed a hut there as well. One of the four hexes is still free.',
        },
      },
    ],
  },
  feed: {
    title: 'Feeding',
    text: 'Now every hut must be fed (A6.2). Play your cards one by one; a card feeds as many huts as it can, and what is left on it is lost. A plow feeds any one hut.',
    tasks: [
      {
        ask: 'Choose a card from your hand that fits your huts.',
        done: 'A fed hut stands in the middle of its hex.',
        wrong: { plow: 'The plow can wait: your cards feed all four, and it is worth a point at the end.' },
      },
      { ask: 'The next card.', done: 'One more.', wrong: { plow: 'Keep the plow: a card in your hand does it as well.' } },
      {
        ask: 'And the last.',
        done: 'All four are fed, and the plow is still yours for a worse year.',
        wrong: { plow: 'Keep the plow: a card in your hand does it as well.' },
      },
    ],
  },
  well: {
    title: 'Wells',
    text: 'Where three hexes meet and you have a hut on each, you may dig a well, away from the fertile land (A6.6). It costs nothing and scores once: 6 points in the first reign, 5 in the second, 4 in the third.',
    tasks: [
      {
        ask: 'Dig your well in the point that glows.',
        done: 'Then comes your income: 3 camels for the first hut on a river and 2 for the other. And prestige: 1 for each hut on dry land, 1 for the ziggurat, 6 for the well.',
        wrong: { other: 'Allowed, but a well costs nothing and is worth 6 points now; later it will be worth less.' },
      },
    ],
  },
  actions: {
    title: 'Spending camels',
    text: 'Camels pay for everything else: extending a ziggurat, courting the dignitaries of Assur, offerings, cards (A7). You have 5. A ziggurat tile scores 1 point every turn from now on, and once more at the end.',
    tasks: [
      {
        ask: 'Extend your ziggurat by a centre, for 3 camels: choose its hex.',
        done: 'It grows by one tile a turn at most (A7.2). 2 camels are left.',
        wrong: {
          offer: 'Offerings pay at the flood, by the number of your ziggurats: you have one. The centre pays every turn.',
          intrigue: 'A good thing, and the next one: but with 5 camels do the extension first, it pays from the next turn on.',
          end: 'You may keep camels, but there is work for them: extend your ziggurat.',
          other: 'You need no food now: all huts are fed for this turn. Extend the ziggurat.',
        },
      },
      {
        ask: 'Send a hut from your reserve to the lower dignitary, for 2 camels: influence in Assur is scored at the flood (A7.3).',
        done: 'You are the first there: of equals, whoever stands higher is ahead.',
        wrong: {
          offer: 'With a single ziggurat an offering brings little. In Assur the first scores the sum of the Expansion cards.',
          end: 'Two camels left: enough for the lower dignitary.',
          other: 'You could buy a card for next turn, but the first place in Assur is worth more.',
        },
      },
      { ask: 'End your actions.', done: 'The second turn begins with a new Expansion card and a new field.', wrong: {} },
    ],
  },
  hunger: {
    title: 'When food is short',
    text: 'The second turn. You have seven huts and cards for five: grape 3, a joker and a plow. You choose cards and order, and what is not fed goes back to your reserve (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Which card first? One of them feeds three huts at once, but only if nobody has fed those before.',
        done: 'Three grapes, three huts.',
        wrong: { any: 'Allowed, but joker and plow can feed anything: keep them for what no grape can feed.' },
      },
      {
        ask: 'Four hungry huts, food for two. A hut on a river brings camels, one on dry land a point. Feed one on the river.',
        done: 'Good.',
        wrong: { other: 'Allowed: that hut brings 1 point. But with camels you can build: feed the huts on the river.' },
      },
      {
        ask: 'And the other one on the river.',
        done: 'The two others starve; they are in your reserve again and can come back. Three huts on one river: 3 + 2 + 2 = 7 camels.',
        wrong: { other: 'Allowed, but the other hut on the river brings 2 camels.' },
      },
    ],
  },
  build: {
    title: 'A new ziggurat',
    text: 'For 6 camels a hut becomes the base of a new ziggurat; not on a river, and not beside a well (A7.1). It feeds itself, stays through every flood and counts for offerings.',
    tasks: [
      {
        ask: 'Build on c0r5.',
        done: 'Two ziggurats. The hut is back in your reserve. 1 camel is left.',
        wrong: {
          offer: 'First the base: an offering counts once for every ziggurat, so build before you offer.',
          intrigue: 'You are ahead in Assur already. The base is worth more.',
          other: 'Allowed, but 7 camels are a rare sum: build a base while you can.',
        },
      },
      {
        ask: 'Offer the last camel: one step on the offering track multiplies your ziggurats by 1 (A7.4).',
        done: 'Two ziggurats times 1 will be 2 points at the flood.',
        wrong: {
          end: 'You may keep the camel, but offered it brings 2 points right now.',
          other: 'A card for later is not bad, but the offering brings 2 points now.',
        },
      },
    ],
  },
  flood: {
    title: 'The flood',
    text: 'The first reign has two turns, so now the rivers rise: all huts on river hexes go back to their owners (A8.1). Then Assur, the dignitaries and the offerings are scored.',
    tasks: [
      {
        ask: 'End your actions and read in the log what the flood brings.',
        done: 'You and Belit have influence 1 and one hut each, but yours stands higher: you score both Expansion cards, 4 + 3. The lower dignitary gives each a camel, offerings bring you 2 points and Belit 3. Then Assur and the offering track are cleared.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'The last turn',
    text: 'The third reign is nearly over. 7 camels; two finished ziggurats. In Assur you and Belit have influence 6, but she has more huts there and is ahead. At the end each tile is 1 point, a plow 1, two camels 1 (A9.1).',
    tasks: [
      {
        ask: 'First in Assur scores 8 points, second only the lowest card, 2. Take the lead there.',
        done: 'One more hut and you are first.',
        wrong: {
          build: 'A base now would bring 1 point for its tile. The lead in Assur brings 6 more.',
          offer: 'Offerings can follow: first make sure of Assur.',
          end: 'Two camels are only 1 point at the end. Spend them better.',
          other: 'A plow is 1 point at the end. The lead in Assur is worth more.',
        },
      },
      {
        ask: 'Now the offering. Steps 2 and 3 both multiply by 2: how many camels do you give?',
        done: 'Two camels: your two ziggurats count double, 4 points.',
        wrong: {
          three: 'The third step still says times 2: that camel would be wasted.',
          one: 'One step multiplies by 1: 2 points. A second camel doubles that.',
          end: 'Two camels kept are 1 point; offered they are 4.',
          other: 'That brings less than the offering: two camels for 4 points.',
        },
      },
      {
        ask: 'Nothing left is worth more than the camels themselves. End the game.',
        done: 'Flood, then the end: tiles, plow and camels are counted, and you have won.',
        wrong: { other: 'What you have left counts for more if you keep it. End your actions.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
