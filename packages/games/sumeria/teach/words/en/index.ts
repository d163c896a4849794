import type { LessonText } from '@shinar/teach';

export const lessons = {
  place: {
    title: 'The row and the map',
    text: 'You are Amar. The eight city-states form a row. The first three will be scored, and the further left a state is, the more tiles you can win there (S2.2, S2.3). You win tiles where you have the most traders.',
    tasks: [
      {
        ask: 'Kish is first. Place your last trader in its city: the city breaks ties.',
        done: 'You now have two traders in Kish, one of them in the city. The row doesn’t change while traders are being placed (S2.6).',
        wrong: {
          kish: 'Right state, but not the strongest space. Take the city of Kish itself.',
          other: 'You can, but there are three tiles above Kish. Its city is worth more than any other space.',
        },
      },
    ],
  },
  add: {
    title: 'Adding a trader',
    text: 'On your turn you add, move or remove one trader (S3.2). To add, take one from your reserve to any empty space. That state gains influence: its tile swaps with the one on its left (S4.2).',
    tasks: [
      {
        ask: 'Uruk is fourth, just outside the scoring three, and you hold its city. Add a trader anywhere in Uruk.',
        done: 'Uruk overtook Nippur and is third. Watch Belit’s answer: she adds in Nippur and takes the spot back.',
        wrong: {
          nippur: 'That lifts Nippur and leaves Uruk where it is. Add in Uruk.',
          add: 'That lifts another state. Uruk only gains when a trader comes to Uruk.',
          move: 'Moving can lift a state too, but that’s the next lesson. Take a trader from your reserve and add it in Uruk.',
          other: 'Removing a trader makes its state fall. You want Uruk to rise: add a trader there.',
        },
      },
    ],
  },
  move: {
    title: 'Moving a trader',
    text: 'A trader moves one space along a route, in either direction (S5.1). If it enters another state, that state gains influence; within a state nothing changes (S5.6).',
    tasks: [
      {
        ask: 'Your trader in Ur’s village on the Uruk route is at the border. Move it across.',
        done: 'Uruk is third again, and your reserve is untouched. Ur lost nothing: only removing makes a state fall.',
        wrong: {
          inside: 'That’s a move within Ur: nothing changes. Go the other way, across the border.',
          uruk: 'That would lift Uruk too, but it costs a trader from your reserve. You have one ready to walk over.',
          other: 'You can, but it doesn’t help Uruk. Move the trader at its border.',
        },
      },
    ],
  },
  jump: {
    title: 'Jumping',
    text: 'Suppose Belit had got to the border village first. Occupied spaces don’t stop you: a trader jumps over all of them, yours and others’, to the first empty space (S5.2).',
    tasks: [
      {
        ask: 'Move the same trader into Uruk, over Belit’s head.',
        done: 'It landed in the town, further than a normal move, and now Uruk is first. A crowded route is a fast route.',
        wrong: {
          inside: 'That way it stays in Ur. Select it, then the town beyond Belit’s trader.',
          add: 'You can add, but this lesson is about jumping: use the trader at the border.',
          other: 'You can, but that jumps nobody and doesn’t help Uruk.',
        },
      },
    ],
  },
  city: {
    title: 'Through a city',
    text: 'At an occupied city, a trader may continue along any route that leaves it (S5.3). In Ur, you and Iddin have one trader each, behind Belit. Second place counts too: there are two tiles, and the runner-up gets one.',
    tasks: [
      {
        ask: 'Ties go to the city, then to more traders in towns, then to the player who plays earlier (S7.2). Bring your trader from Ur’s village on the Kish route through the city into an empty town of Ur.',
        done: 'Now you have a town each, and you play before Iddin this round: you’re second in Ur. Belit and Iddin finish the round.',
        wrong: {
          village: 'That’s a village. Iddin’s town would still beat you. Take the route to the empty town.',
          away: 'That leaves Ur, where you want to be second.',
          other: 'You can, but it doesn’t help your lonely trader in Ur. Move it through the city.',
        },
      },
    ],
  },
  score: {
    title: 'Scoring a round',
    text: 'After three turns each, the first three states are scored (S7.1). The player who controls the first takes two of its three tiles; the runner-up gets the third (S7.3). At the end tiles score by kind: 1, 3, 6, 10, 15… points (S9.1).',
    tasks: [
      {
        ask: 'You control Kish. Take the two tiles that are worth most together.',
        done: 'Two of a kind score 3 points, two different ones only 2. In Ur, Belit chose and you got the other tile; Uruk’s only tile is yours.',
        wrong: { other: 'You can, but two different tiles score 1 each. Two of a kind score 3, and the next one adds 3 more.' },
      },
    ],
  },
  row: {
    title: 'The row moves on',
    text: 'The three scored states went to the end in reverse order and the others moved up (S8.4). Belit had the fewest traders in Kish, so she plays last; Iddin, on her left, plays first (S8.2). There are six new tiles.',
    tasks: [
      {
        ask: 'Adab, Nippur and Umma would score now, but you’re better placed in Sippar, which is fourth. Add a trader there.',
        done: 'Sippar overtook Umma and is third. But Belit lifts Umma again.',
        wrong: {
          adab: 'Adab is already first, and Iddin leads there. Lift Sippar, where you can lead.',
          add: 'That helps another state. Sippar is the one you want to lift.',
          other: 'You can, but what you need here is a trader from your reserve, in Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Removing a trader',
    text: 'You can take a trader back into your reserve. Its state loses influence: the tile swaps with the one on its right (S6.2).',
    tasks: [
      {
        ask: 'In Umma you have a single trader and little hope. Take it back, so Umma falls behind Sippar.',
        done: 'Sippar is third, you lead there two to one, and you have an extra trader for later.',
        wrong: {
          sippar: 'That lifts Sippar too, but your trader in Umma stays idle. Take it back: same swap, and you gain a trader.',
          remove: 'That state would fall, and you’d be weaker there. Remove your trader from Umma.',
          other: 'You can, but the trader in Umma stays idle. Select it and remove it.',
        },
      },
    ],
  },
  tie: {
    title: 'The city decides',
    text: 'Belit has left the city of Adab. Adab is first in the row: three tiles. Iddin has two traders in its towns, you have one in a village.',
    tasks: [
      {
        ask: 'Draw level with Iddin so that you win the tie.',
        done: 'Two each, and you hold the city: Adab is yours (S7.2). Adab didn’t move, because it was already leftmost.',
        wrong: {
          adab: 'Two each, but Iddin has more traders in towns. Only the city beats him.',
          move: 'That takes the city, but with one trader against two you’d only be second. Add one instead.',
          other: 'You can, but Iddin keeps Adab and its three tiles. Add a trader in its city.',
        },
      },
    ],
  },
  end: {
    title: 'The last tile',
    text: 'End of the sixth round. You have 3 economy tiles, 5 politics, 4 religion and no military: 31 points. Iddin has 34 (S9.1).',
    tasks: [
      {
        ask: 'You control the second state. Which of its two tiles wins the game?',
        done: 'The fourth economy tile is worth 4 points: 35 to 34, and you’ve won! Collect few kinds, and many of each.',
        wrong: { other: 'Your first military tile is worth 1 point: 32, and Iddin wins. A fourth economy tile is worth 4.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
