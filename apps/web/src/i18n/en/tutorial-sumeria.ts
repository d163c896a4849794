import type { LessonText } from './tutorial.ts';

export const lessons = {
  place: {
    title: 'The row and the map',
    text: 'You are Amar. Eight city-states lie in a row: the first three will be scored, and the further left, the more tiles there are to win above it (S2.2, S2.3). You win tiles where you have most traders.',
    tasks: [
      {
        ask: 'Kish is first. Put your last trader into its city: in a tie the city decides.',
        done: 'You now have two traders in Kish, one of them in the city. Nothing moves in the row while traders are put out (S2.6).',
        wrong: {
          kish: 'The right state, but not the strongest place: take the city of Kish itself.',
          other: 'Allowed, but three tiles lie above Kish: its city is worth more than any place elsewhere.',
        },
      },
    ],
  },
  add: {
    title: 'Adding a trader',
    text: 'On your turn you add, move or remove one trader (S3.2). Adding takes one from your reserve to any empty place, and the state there gains influence: its tile swaps with the one to its left (S4.2).',
    tasks: [
      {
        ask: 'Uruk is fourth, just outside the three that score, and you hold its city. Add a trader anywhere in Uruk.',
        done: 'Uruk passed Nippur and is third. Watch how Belit answers: she adds in Nippur and takes the place back.',
        wrong: {
          nippur: 'That lifts Nippur and leaves Uruk where it is. Add in Uruk.',
          add: 'That lifts another state. Uruk gains only by a trader who comes to Uruk.',
          move: 'Moving can lift a state too; that is the next lesson. Take a trader from your reserve and add him in Uruk.',
          other: 'Removing a trader lets a state fall. You want Uruk to rise: add a trader there.',
        },
      },
    ],
  },
  move: {
    title: 'Moving a trader',
    text: 'A trader goes one place along a road, in either direction (S5.1). If that takes him into another state, the state he reaches gains influence; inside one state nothing swaps (S5.6).',
    tasks: [
      {
        ask: 'Your trader in Ur’s village towards Uruk stands at the border. Move him across.',
        done: 'Uruk is third again, and you still have the same reserve. Ur lost nothing by it: only removing lets a state fall.',
        wrong: {
          inside: 'That is a move inside Ur: nothing swaps. Go the other way, across the border.',
          uruk: 'That would lift Uruk as well, but it costs a trader of your reserve. Here one stands ready to walk over.',
          other: 'Allowed, but it does not bring Uruk forward. Move the trader who stands at its border.',
        },
      },
    ],
  },
  jump: {
    title: 'Jumping',
    text: 'Suppose Belit had gone to the border village first. Taken places do not stop you: a trader jumps over all of them, own and others’, to the first empty place (S5.2).',
    tasks: [
      {
        ask: 'Move the same trader into Uruk, over Belit’s head.',
        done: 'He landed in the town, further than a plain step would have taken him, and Uruk is first now. A crowded road is a fast road.',
        wrong: {
          inside: 'That way he stays in Ur. Choose him, then the town beyond Belit’s trader.',
          add: 'Adding is allowed, but this lesson is about jumping: use the trader at the border.',
          other: 'Allowed, but it jumps nobody and does nothing for Uruk.',
        },
      },
    ],
  },
  city: {
    title: 'Through a city',
    text: 'Coming to a taken city, a trader may go on along any road that leaves it (S5.3). In Ur you and Iddin have one trader each behind Belit. Second counts too: there are two tiles, and the second in rank gets one.',
    tasks: [
      {
        ask: 'Ties go to the city, then to more towns, then to who plays earlier (S7.2). Bring your trader from Ur’s village towards Kish through the city into an empty town of Ur.',
        done: 'One town each now, and you play before Iddin in this round: you are second in Ur. Belit and Iddin finish the round.',
        wrong: {
          village: 'That is a village: Iddin’s town would still beat you. Take the road to the empty town.',
          away: 'That leaves Ur, where you want to be second.',
          other: 'Allowed, but it does not help your lonely trader in Ur. Move him through the city.',
        },
      },
    ],
  },
  score: {
    title: 'Scoring a round',
    text: 'After three turns each, the first three states are scored (S7.1). The controller of the first takes two of its three tiles, the second in rank gets the third (S7.3). Tiles score by kind at the end: 1, 3, 6, 10, 15 … points (S9.1).',
    tasks: [
      {
        ask: 'You control Kish. Take the two tiles that are worth most together.',
        done: 'Two of a kind are 3 points, two different ones only 2. In Ur Belit chose and you got what she left; Uruk’s single tile is yours.',
        wrong: { other: 'Allowed, but two different tiles are worth 1 and 1. Two of a kind are worth 3, and the next one adds 3 more.' },
      },
    ],
  },
  row: {
    title: 'The row moves on',
    text: 'The three scored states went to the end, in reverse order; the others moved up (S8.4). Belit had fewest traders in Kish, so she plays last and Iddin, on her left, first (S8.2). Six new tiles lie ready.',
    tasks: [
      {
        ask: 'Adab, Nippur and Umma would score now. You are better off in Sippar, the fourth. Add a trader there.',
        done: 'Sippar passed Umma and is third. But Belit lifts Umma again.',
        wrong: {
          adab: 'Adab is first already, and Iddin leads there. Lift Sippar, where you can lead.',
          add: 'That helps another state. Sippar is the one that should rise.',
          other: 'Allowed, but here a trader from your reserve is wanted, in Sippar.',
        },
      },
    ],
  },
  remove: {
    title: 'Removing a trader',
    text: 'You may take a trader back into your reserve. His state loses influence: its tile swaps with the one to its right (S6.2).',
    tasks: [
      {
        ask: 'In Umma you have a single trader and little hope. Take him back, so that Umma falls behind Sippar.',
        done: 'Sippar is third, you lead it with two traders to one, and you have a trader more in hand for later.',
        wrong: {
          sippar: 'That lifts Sippar too, but your trader in Umma stays idle. Take him back: the same swap, and a trader gained.',
          remove: 'That state would fall, and your strength in it. Remove the trader who stands in Umma.',
          other: 'Allowed, but the trader in Umma stays idle. Choose him and remove him.',
        },
      },
    ],
  },
  tie: {
    title: 'The city decides',
    text: 'Belit has left the city of Adab. Adab is first in the row: three tiles. Iddin has two traders in its towns, you have one in a village.',
    tasks: [
      {
        ask: 'Draw level with Iddin in such a way that the tie is yours.',
        done: 'Two against two, and you hold the city: Adab is yours (S7.2). Adab gained no place, since it was leftmost already.',
        wrong: {
          adab: 'Two against two, but Iddin has more towns. Only the city beats him.',
          move: 'That takes the city, but with one trader against two: you would be second. Add one instead.',
          other: 'Allowed, but Iddin keeps Adab and its three tiles. Add a trader in its city.',
        },
      },
    ],
  },
  end: {
    title: 'The last tile',
    text: 'The end of the sixth round. You have 3 tiles of economy, 5 of politics, 4 of religion, none of military: 31 points. Iddin has 34 (S9.1).',
    tasks: [
      {
        ask: 'You control the second state. Which of its two tiles wins the game?',
        done: 'The fourth economy tile is worth 4 points: 35 to 34, and you have won. Collect few kinds, and many of each.',
        wrong: { other: 'A first military tile is worth 1 point: 32, and Iddin wins. A fourth of economy is worth 4.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
