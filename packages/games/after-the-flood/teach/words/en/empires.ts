import type { LessonText } from '@shinar/teach';

/** The lessons of After the Flood in which empires rise and fight. */
export const empires = {
  empire: {
    title: 'Starting an empire',
    text: 'Three empires can rise each turn, and you can lead one of them (F11). You need a worker in its area, and nobody may have more workers there than you (F11.2). Guti brings eight armies.',
    tasks: [
      {
        ask: 'Start the Guti empire.',
        done: 'You have eight available armies.',
        wrong: { other: 'You can, but an empire goes to the first player who takes it. Start Guti.' },
      },
      {
        ask: 'You can buy more armies: one for a grain, two for a metal, three for a tool (F11.3). Spend your metal.',
        done: 'Ten armies.',
        wrong: {
          grain: 'One army for a grain is fair, but the metal buys two and you don’t need it for anything else this turn.',
          tools: 'That’s three armies, but the tool will be worth three more points in your city.',
          done: 'Eight would do, but the metal has no better use this turn.',
        },
      },
      { ask: 'That’s enough armies. Finish.', done: 'Now for the equipment.', wrong: { other: 'Ten will do. Keep the rest for later.' } },
      {
        ask: 'Empires are ranked by the value spent on equipment. Against a lower-ranked empire you hit on 5 or more, against a higher-ranked one only on 7 or more (F11.4, F12.2). Belit and Iddin spent nothing: one textile is plenty.',
        done: 'Value 2: you’re rank A, ahead of both.',
        wrong: {
          done: 'On a tie the later empire ranks lower: with nothing you’d be C.',
          dear: 'That’s more than you need. One textile puts you first.',
          other: 'A grain would do for now, but someone may still match it. A textile is safer.',
        },
      },
      {
        ask: 'That’s enough equipment. Finish.',
        done: 'Your worker leaves Guti and your armies move in.',
        wrong: { other: 'You’re already first. Keep your resources.' },
      },
      {
        ask: 'Place one or two armies at home (F11.5). Two hold it better.',
        done: 'Eight armies are left for conquest.',
        wrong: { one: 'You can, but two are harder to drive out, and home is where you must return if all is lost.' },
      },
    ],
  },
  expand: {
    title: 'Expanding',
    text: 'Each area with one of your armies is worth 2 points at the end of the turn (F14.1). From an area you hold you can invade a neighbouring one; if it’s empty, one army just walks in (F12.1).',
    tasks: [
      {
        ask: 'Umma is empty and next to Guti. Invade it.',
        done: 'No army, no fight.',
        wrong: {
          nippur: 'Belit’s army is there. That means a fight, and we’ll get to that.',
          other: 'You can, but your armies are gone at the end of the turn. Use them.',
        },
      },
      {
        ask: 'You can go on in the same action for one army (F12.6). Do it.',
        done: 'One army paid, and the others had no time to react.',
        wrong: { done: 'You can stop, but someone may take Lagash before your next action. Pay one army and go on.' },
      },
      {
        ask: 'Iddin’s city is in Lagash, but no army. Invade it.',
        done: 'His city stays, but the area counts for you, and you can destroy the city later.',
        wrong: {
          nippur: 'Belit’s army stands there. Take the empty Lagash.',
          other: 'You can, but Iddin’s city is in Lagash: that’s where you can hurt him.',
        },
      },
      {
        ask: 'Finish the action.',
        done: 'Five armies are left.',
        wrong: { repeat: 'Going on costs another army each time. Save them for the fight.' },
      },
    ],
  },
  fight: {
    title: 'Fighting',
    text: 'Where an enemy army stands, you roll two dice. You rank above Belit, so 5 or more removes her army; less costs you one available army. You can stop after any roll (F12.2).',
    tasks: [
      {
        ask: 'Invade Nippur, where Belit has one army.',
        done: 'A 4: too low. One of your available armies is lost.',
        wrong: { other: 'You can, but the odds are good: five rolls in six succeed.' },
      },
      {
        ask: 'Roll again or stop? The odds haven’t changed.',
        done: 'A 6: Belit’s army is gone, and one of yours stands in Nippur.',
        wrong: { stop: 'You can stop, but 5 or more comes up five times in six, and you have armies left.' },
      },
      {
        ask: 'Finish the action.',
        done: 'Belit has had enough and passes. From now on you and Iddin pay for every action (F7.2).',
        wrong: { repeat: 'You’ll need your last three armies. Finish the action.' },
      },
    ],
  },
  pay: {
    title: 'Paying to act',
    text: 'Someone has passed. From now on you pay before each action: a resource, an available worker or an available army (F7.2). Workers still available when the turn ends are lost anyway (F15.1).',
    tasks: [
      {
        ask: 'Pay with what you’ll miss least.',
        done: 'A worker with nothing to do.',
        wrong: {
          army: 'You need your armies for what follows: destroying a city takes two.',
          good: 'You keep your resources for the next turn, but not idle workers.',
          pass: 'You can pass, but there’s still something to do in Lagash.',
        },
      },
      {
        ask: 'Destroy Iddin’s city in Lagash: it takes two available armies (F12.4).',
        done: 'His base goes back to him.',
        wrong: { other: 'You’ve paid, so use the action for this: Iddin’s city in Lagash.' },
      },
      { ask: 'Finish the action.', done: 'Iddin passes and bids a grain.', wrong: {} },
    ],
  },
} satisfies Record<string, LessonText>;
