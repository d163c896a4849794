import type { LessonText } from '@shinar/teach';

export const lessons = {
  settle: {
    title: 'Where to settle',
    text: 'You are Amar, playing against Belit. Every hex shows a food, and each hut eats the food of its hex. Huts on river hexes bring camels; huts on the green land between the rivers score 2 points a turn, huts on dry land 1 (A6.7, A6.8).',
    tasks: [
      {
        ask: 'The field is laid out: one column has grapes and barley. Settle in the south-west: there you have grapes, barley and dates around you, and a river next door.',
        done: 'That’s your first ziggurat. It needs no food, and your huts will spread from it.',
        wrong: { other: 'You can, but the foods around it fit these cards less well. Take the one in the south-west.' },
      },
    ],
  },
  keep: {
    title: 'A first card',
    text: 'Before the first harvest everyone gets one Food card; the last player chooses first (A3.4). Each symbol on a card feeds one hut on a hex with that food.',
    tasks: [
      {
        ask: 'Keep the card whose food is on the river hex next to your ziggurat.',
        done: 'Dates are on the river, right next to you. Belit gets the palm and takes the left column.',
        wrong: { other: 'There’s a palm nearby, but on dry land. Dates are on the river, and a fed hut on the river means camels.' },
      },
    ],
  },
  harvest: {
    title: 'The harvest',
    text: 'Each player takes one column of two cards. From left to right, the columns also set the new turn order; cards with more symbols are further right (A5.2, A5.3).',
    tasks: [
      {
        ask: 'You hold dates ×1 and a plough. Take the column that feeds the most hexes around you.',
        done: 'Grapes ×2 and barley ×1: with the dates that feeds four huts, and this turn’s Expansion card is a four.',
        wrong: {
          other: 'Three dates and a joker look strong, but there’s only one date hex nearby. The middle column feeds three huts at once.',
        },
      },
    ],
  },
  huts: {
    title: 'New huts',
    text: 'You must place as many huts as the Expansion card shows, each next to one of your pieces (A6.1). A fed hut on a river brings camels: 3 for your first on that river, 2 for each further one (A6.7). You hold palm ×3, barley ×3, dates ×3 and a plough.',
    tasks: [
      {
        ask: 'Four huts. Two palm hexes and a date hex are on the southern river, and a salt hex leads there. Start with the river hex next to your ziggurat.',
        done: 'It counts right away: the next hut may go next to it.',
        wrong: { other: 'You can, but on dry land a hut brings 1 point and no camels. Stay on the southern river.' },
      },
      {
        ask: 'The second one, further on, still on the river.',
        done: 'Good.',
        wrong: { other: 'You can, but on dry land a hut brings 1 point and no camels. Stay on the southern river.' },
      },
      {
        ask: 'The third.',
        done: 'Good.',
        wrong: { other: 'You can, but on dry land a hut brings 1 point and no camels. Stay on the southern river.' },
      },
      {
        ask: 'And the last.',
        done: 'You can feed three of them. The salt hut will starve, but it was the way to the others, and it only goes back to your reserve. 3 + 2 + 2 = 7 camels!',
        wrong: { other: 'You can, but on dry land a hut brings 1 point and no camels. Stay on the southern river.' },
      },
    ],
  },
  feed: {
    title: 'Feeding',
    text: 'Now every hut must be fed (A6.2). Play your cards one at a time. A card feeds as many huts as it can; what’s left over is lost. A plough feeds any one hut.',
    tasks: [
      {
        ask: 'Choose a card from your hand that fits your huts.',
        done: 'A fed hut stands in the middle of its hex.',
        wrong: { plow: 'The plough can wait: your cards feed all four huts, and it’s worth a point at the end.' },
      },
      { ask: 'The next card.', done: 'One more.', wrong: { plow: 'Keep the plough: one of your cards will do.' } },
      {
        ask: 'And the last.',
        done: 'All four are fed, and you still have the plough for a bad year.',
        wrong: { plow: 'Keep the plough: one of your cards will do.' },
      },
    ],
  },
  well: {
    title: 'Wells',
    text: 'Where three hexes meet and you have a hut on each, you can dig a well, as long as none of them is fertile (A6.6). It costs nothing and scores once: 6 points in the first reign, 5 in the second, 4 in the third.',
    tasks: [
      {
        ask: 'Dig your well at the glowing corner.',
        done: 'Then comes income: 3 camels for your first hut on a river and 2 for the next. And prestige: 1 for each hut on dry land, 1 for the ziggurat, 6 for the well.',
        wrong: { other: 'You can, but a well is free and worth 6 points now; later it’s worth less.' },
      },
    ],
  },
  actions: {
    title: 'Friends in Assur',
    text: 'You pay for actions with camels (A7). A hut costs 4 camels with the upper dignitary, 3 with the middle one, 2 with the lower, and gives 3, 2 or 1 influence (A7.3, A8.2). At the flood the player with the most influence scores all this reign’s Expansion cards. The upper dignitary gives points too, the middle one a plough, the lower one camels (A8.5, A8.6, A8.7).',
    tasks: [
      {
        ask: 'Belit has two huts with the middle dignitary: influence 4. You have 7 camels. Send a hut to the middle dignitary.',
        done: 'Influence 2, and a plough at the flood, since you’ve played yours.',
        wrong: {
          other:
            'You can, but with 7 camels you can overtake Belit in Assur: middle and upper dignitary, 3 + 4. Start with the middle one.',
        },
      },
      {
        ask: 'And one to the upper dignitary, for the other 4 camels.',
        done: 'Influence 5 against 4: you’re first in Assur.',
        wrong: {
          end: 'Then Belit stays ahead: 4 against 2. You have just enough camels for the upper dignitary.',
          other: 'You can, but then Belit stays ahead. The upper dignitary gives influence 3.',
        },
      },
      {
        ask: 'End your actions.',
        done: 'The second turn begins with a new Expansion card and a new field.',
        wrong: {},
      },
    ],
  },
  hunger: {
    title: 'Not enough food',
    text: 'Second turn. You have seven huts but food for only five: grapes ×3, a joker and a plough. You choose the cards and their order; huts you don’t feed go back to your reserve (A6.4, A6.5).',
    tasks: [
      {
        ask: 'Which card first? One of them feeds three huts at once, but only if those haven’t been fed yet.',
        done: 'Three grapes, three huts.',
        wrong: { any: 'You can, but the joker and the plough can feed anything. Keep them for huts the grapes can’t feed.' },
      },
      {
        ask: 'Four hungry huts, food for two. A hut on a river brings camels, one on dry land a point. Feed a hut on the river.',
        done: 'Good.',
        wrong: { other: 'You can: that hut scores 1 point. But camels let you build. Feed the huts on the river.' },
      },
      {
        ask: 'And the other hut on the river.',
        done: 'The other two starve; they’re back in your reserve and can return later. Three huts on one river: 3 + 2 + 2 = 7 camels.',
        wrong: { other: 'You can, but the other hut on the river brings 2 camels.' },
      },
    ],
  },
  build: {
    title: 'A new ziggurat',
    text: 'For 6 camels a hut becomes the base of a new ziggurat, but not on a river and not next to a well (A7.1). A ziggurat needs no food, survives every flood and counts for offerings.',
    tasks: [
      {
        ask: 'Build on the grapes at the western edge.',
        done: 'Two ziggurats. The hut is back in your reserve. You have 1 camel left.',
        wrong: {
          offer: 'The base first: an offering counts once per ziggurat, so build before you offer.',
          intrigue: 'You’re already ahead in Assur. The base is worth more.',
          other: 'You can, but you won’t often have 7 camels. Build a base while you can.',
        },
      },
      {
        ask: 'Offer the last camel: one step on the offering track multiplies your ziggurats by 1 (A7.4).',
        done: 'Two ziggurats × 1 will score 2 points at the flood.',
        wrong: {
          end: 'You can keep the camel, but offered it scores 2 points at the flood.',
          other: 'A card for later isn’t bad, but the offering scores 2 points at the flood.',
        },
      },
    ],
  },
  ten: {
    title: 'Ten camels',
    text: 'You can hold ten camels at most; whatever you’d get beyond that is lost (A6.7). So spend them. A ziggurat grows by one tile a turn: a centre costs 3, a roof 2 (A7.2).',
    tasks: [
      {
        ask: 'You have exactly ten. Build a second ziggurat on the dates between the rivers, for 6.',
        done: 'The hut is back in your reserve, and this ziggurat survives every flood.',
        wrong: { other: 'You can, but ten camels are rare. Build first: it counts every turn, and for the offering too.' },
      },
      {
        ask: 'Put a centre on your first ziggurat, for 3.',
        done: 'Each tile scores 1 point every turn.',
        wrong: { other: 'You can, but a centre scores every turn from now on.' },
      },
      {
        ask: 'Offer the last camel.',
        done: 'Two ziggurats × 1: 2 points at the flood.',
        wrong: { end: 'You can keep it, but offered it scores 2 points at the flood.' },
      },
      {
        ask: 'End your actions.',
        done: 'Ten camels, all at work. The flood scores Assur and the offerings.',
        wrong: {},
      },
    ],
  },
  buy: {
    title: 'Buying food',
    text: 'Once a turn you can buy a Food card from the column nobody took: 1 camel for one symbol, 2 for more. A plough costs 2, if you have none (A7.5).',
    tasks: [
      {
        ask: 'Your hand is empty and you have two camels left. Buy the card with two symbols.',
        done: 'That’s two huts fed next turn, for two camels.',
        wrong: {
          end: 'You can keep the camels, but then you start the next turn with an empty hand.',
          other: 'You can, but barley ×2 feeds two huts, a joker or a plough only one.',
        },
      },
      {
        ask: 'End your actions.',
        done: 'The next harvest brings two more cards.',
        wrong: {},
      },
    ],
  },
  flood: {
    title: 'The flood',
    text: 'The first reign has two turns, so now the rivers rise: all huts on river hexes go back to their owners (A8.1). Then Assur, the dignitaries and the offerings are scored.',
    tasks: [
      {
        ask: 'End your actions and read in the log what the flood brings.',
        done: 'You and Belit both have 1 influence and one hut, but yours is higher: you score both Expansion cards, 4 + 3. The lower dignitary gives each of you a camel; offerings score 2 points for you and 3 for Belit. Then Assur and the offering track are cleared.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'The last turn',
    text: 'The third reign is almost over. You have 7 camels and two finished ziggurats. You and Belit both have 6 influence in Assur, but she has more huts there and is ahead. At the end each tile scores 1 point, a plough 1, and every two camels 1 (A9.1).',
    tasks: [
      {
        ask: 'First place in Assur scores 8 points, second only the lowest card, 2. Take the lead.',
        done: 'One more hut, and you’re first.',
        wrong: {
          build: 'A base now would score 1 point for its tile. The lead in Assur is worth 6.',
          offer: 'Offerings can wait: make sure of Assur first.',
          end: 'Two camels are worth only 1 point at the end. Spend them better.',
          other: 'A plough is worth 1 point at the end. The lead in Assur is worth more.',
        },
      },
      {
        ask: 'Now the offering. Steps 2 and 3 are both ×2: how many camels do you give?',
        done: 'Two camels: your two ziggurats count double, 4 points.',
        wrong: {
          three: 'The third step is still ×2: that camel would be wasted.',
          one: 'One step is ×1: 2 points. A second camel doubles that.',
          end: 'Two camels kept are worth 1 point; offered, 4.',
          other: 'That scores less than the offering: two camels for 4 points.',
        },
      },
      {
        ask: 'Nothing else is worth more than the camels themselves. End your actions.',
        done: 'Flood, then the end: tiles, plough and camels are counted, and you’ve won!',
        wrong: { other: 'What you have left is worth more if you keep it. End your actions.' },
      },
    ],
  },
  three: {
    title: 'Three players',
    text: 'With three players the two columns at the eastern edge aren’t used, and there are three starting hexes, one for each (A2.3, A2.4). The field has four columns, one more than players (A5.1).',
    tasks: [
      {
        ask: 'Iddin has settled in the north. Settle in the south-west, on the salt next to the river.',
        done: 'Far from the others, with a river at the door.',
        wrong: { other: 'You can, but the south-west fits the cards of this field better.' },
      },
    ],
  },
  four: {
    title: 'Four players',
    text: 'With four players the whole map is used and the field has five columns. In the second and third reigns the Bonus card is added: 4 more points to win in Assur (A1.4, A8.3).',
    tasks: [
      {
        ask: 'Your ziggurat stands in the north-east, with salt and dates around it, and you hold dates ×3. Take a column that feeds your hexes and still lets you play early.',
        done: 'Salt ×2 and dates ×1. Only two players go before you.',
        wrong: { other: 'You can, but grapes are further away from you, and you’d play later.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
