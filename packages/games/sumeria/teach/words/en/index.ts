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
    text: 'A trader moves one space along a route, in either direction (S5.1). The state it enters rises; the one it leaves loses nothing. Within a state nothing changes (S5.6).',
    tasks: [
      {
        ask: 'Kish is first and you have one trader there; in Sippar, which is second, you have three. Move your trader from Sippar’s border village across to Kish.',
        done: 'Two traders: now you’re second in Kish and get a tile there. And you still control Sippar, where you hold the city. One trader, two tiles.',
        wrong: {
          inside: 'That’s not the way to Kish. Take the village beyond the border.',
          add: 'That costs your last trader from the reserve. You have one ready to walk over.',
          other: 'You can, but it doesn’t make you second in Kish. Move the trader at its border.',
        },
      },
    ],
  },
  jump: {
    title: 'Jumping',
    text: 'Occupied spaces don’t stop you: a trader jumps over all of them, yours and others’, to the first empty space (S5.2). At an occupied city it may take any route that leaves it (S5.3).',
    tasks: [
      {
        ask: 'Your reserve is empty, so you can’t add (S4.1). Your trader in Sippar’s village on the Adab route does little there. Let it jump through the city of Sippar and on towards Uruk, over everyone, to Uruk’s village.',
        done: 'Over four traders in one move! Uruk rises to third, so it will be scored, and you lead it with four. A crowded route is a fast route.',
        wrong: {
          inside: 'It can go there too, but Uruk wouldn’t rise. Go through the city of Sippar to Uruk’s village.',
          other: 'You can, but the trader in Sippar’s village is the one you can spare. Send it to Uruk.',
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
        done: 'Now you and Iddin have a town each, and you play before him this round: you’re second in Ur. Belit and Iddin finish the round.',
        wrong: {
          village: 'That’s a village. Iddin’s town would still beat you. Take the route to the empty town.',
          away: 'That leaves Ur, where you want to be second.',
          other: 'You can, but it doesn’t help your lonely trader in Ur. Move it through the city.',
        },
      },
    ],
  },
  ways: {
    title: 'Which way round',
    text: 'In a city a jumping trader can’t turn back the way it came, and it can’t pass the same space twice (S5.4). If there’s no empty space that way, it can’t go that way at all (S5.5).',
    tasks: [
      {
        ask: 'Nippur is second, and you lead it. Bring your trader from Ur’s village on the Lagash route over everyone and through the city of Lagash to Nippur.',
        done: 'You jumped five traders! Nippur overtakes Lagash: now it’s first, and you take two tiles there instead of one.',
        wrong: {
          way: 'It can go there too, but Nippur wouldn’t rise. Go through Lagash to Nippur’s village.',
          other: 'You can, but Nippur would stay second. Bring the trader from the border of Ur.',
        },
      },
    ],
  },
  score: {
    title: 'Scoring a round',
    text: 'After three turns each, the first three states are scored (S7.1). The player who controls the first takes two of its three tiles; the runner-up gets the third (S7.3). At the end tiles score by kind: 1, 3, 6, 10, 15… points (S9.1).',
    tasks: [
      {
        ask: 'You control Kish. Take the two tiles that are worth the most together.',
        done: 'Two of a kind score 3 points, two different ones only 2. In Ur, Belit chose and you got the other tile; Uruk’s only tile is yours.',
        wrong: { other: 'You can, but two different tiles score 1 each. Two of a kind score 3, and the next one adds 3 more.' },
      },
    ],
  },
  row: {
    title: 'The row moves on',
    text: 'There are six rounds with three turns each (S3.1). The three scored states went to the end in reverse order and the others moved up (S8.4). Belit had the fewest traders in Kish, so she plays last; Iddin, on her left, plays first (S8.2).',
    tasks: [
      {
        ask: 'Umma is third, and Belit has left its city. You have one trader there. Add one in the city.',
        done: 'Two traders and the city: you control Umma. And it rises to second, with two tiles above it.',
        wrong: {
          umma: 'Right state, but take its city: it wins every tie.',
          add: 'That helps another state. Umma counts this round, and its city is free.',
          other: 'You can, but the city of Umma is free now. Add a trader there.',
        },
      },
    ],
  },
  remove: {
    title: 'Removing a trader',
    text: 'You can take a trader back into your reserve. Its state loses influence: the tile swaps with the one on its right (S6.2).',
    tasks: [
      {
        ask: 'Last turn of the round. Adab is third, and Iddin leads it with three traders against your one. Behind it comes Kish, which you control. Take your trader out of Adab.',
        done: 'Adab falls to fourth, Kish is third: its tile is yours, not Iddin’s. And you have a trader for later.',
        wrong: {
          remove: 'That state would fall, but Adab would stay third. Remove your trader in Adab.',
          other: 'You can, but Iddin would still win Adab’s tile. Let Adab fall: remove your trader there.',
        },
      },
      {
        ask: 'Now Nippur is scored. You have two economy tiles and one each of politics and religion. Take two tiles.',
        done: 'A third economy tile scores 3 points, a second politics tile 2. And Kish’s tile is politics too.',
        wrong: { other: 'Economy is what you have most of: the third tile scores 3. Kish will bring you another politics tile.' },
      },
    ],
  },
  tie: {
    title: 'The city decides',
    text: 'Belit has left the city of Adab. Adab is first in the row: three tiles. Iddin has two traders in its towns; you have one in a village.',
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
    text: 'End of the sixth round. You have 3 economy tiles, 5 politics, 4 religion and no military: 31 points (S9.1). Iddin has 27, and takes the tile you leave.',
    tasks: [
      {
        ask: 'You control the second state. Which of its two tiles is worth more to you?',
        done: 'The fourth economy tile is worth 4 points: 35. Iddin’s seventh military tile is worth 7, but 34 isn’t enough: you’ve won! Collect few kinds, and many of each.',
        wrong: {
          other:
            'It keeps a seventh military tile from Iddin, and 32 to 28 would win too. But a first tile of a kind is worth only 1 point to you. Which one is worth 4?',
        },
      },
    ],
  },
  four: {
    title: 'Four players',
    text: 'With four players everyone has ten traders and sets up five of them; with three it’s fourteen and eight (S2.1, S2.5). So each trader counts for more, and second place is often enough.',
    tasks: [
      {
        ask: 'Lagash is second in the row, and its city is free. Place your second trader there.',
        done: 'Cities win ties, and with four players there are many ties.',
        wrong: {
          city: 'A city is a good choice, but Lagash will be scored and this state may not.',
          other: 'You can, but the city of Lagash is still free.',
        },
      },
    ],
  },
  alone: {
    title: 'Alone in a state',
    text: 'If only you have traders in a scored state, you choose as usual and the tiles left over are discarded. If nobody has one there, all its tiles are (S7.5).',
    tasks: [
      {
        ask: 'You’re alone in Nippur: one of the two tiles is yours, nobody gets the other. Which do you take?',
        done: 'It adds the most to your score, and the other tile is discarded.',
        wrong: { other: 'You can, but the other tile is worth more with what you have.' },
      },
    ],
  },
  level: {
    title: 'Level on points',
    text: 'If players are tied at the end, the one with the most tiles of any one kind wins; if that’s tied too, they share the win (S9.2).',
    tasks: [
      {
        ask: 'The last choice. You have 25 points, Belit 24, and she’ll get one more tile. The one you leave goes to her too. Which tile wins you the game?',
        done: 'Your fourth economy tile: 29 points. Belit reaches 29 too, but you have five religion tiles and she has no five of a kind. You win!',
        wrong: { other: 'That’s only 28 points, and the economy tile you leave takes Belit to 31.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
