import type { LessonText } from './tutorial.ts';

/** The lessons of After the Flood in which empires rise and fight. */
export const empires = {
  empire: {
    title: 'Starting an empire',
    text: 'Each turn three empires may rise; you may lead one (F11). You need a worker in its area, and nobody may have more there (F11.2). Guti brings eight armies.',
    tasks: [
      {
        ask: 'Start the empire of Guti.',
        done: 'Eight armies are available.',
        wrong: { other: 'Allowed, but each turn brings an empire only to those who take it. Start Guti.' },
      },
      {
        ask: 'You may buy more armies: one for a grain, two for a metal, three for a tool (F11.3). Spend your metal.',
        done: 'Ten armies.',
        wrong: {
          grain: 'One army for a grain is fair, but the metal brings two and is of no other use today.',
          tools: 'Three armies, but the tool will be worth three points more in your city.',
          done: 'You can go with eight, but the metal has no better use today.',
        },
      },
      { ask: 'Enough armies.', done: 'Now the equipment.', wrong: { other: 'Ten will do. Keep the rest for later.' } },
      {
        ask: 'The empires are ranked by the value spent on equipment; ranked above, you win a roll with 5 or more, below only with 7 (F11.4, F12.2). Belit and Iddin spent nothing: one textiles is plenty.',
        done: 'Value 2: you are A, ahead of both.',
        wrong: {
          done: 'Of equals the later one is below: with nothing you would be C.',
          dear: 'That is more than is needed: a piece of textiles puts you first.',
          other: 'A grain would do for now. But somebody may still wish to be even; textiles keep you safe.',
        },
      },
      {
        ask: 'Enough equipment.',
        done: 'Your worker in Guti leaves, the armies take his place.',
        wrong: { other: 'You are first already. Keep your goods.' },
      },
      {
        ask: 'Place one or two armies at home (F11.5). Two hold it better.',
        done: 'Eight armies are left for conquest.',
        wrong: { one: 'Allowed, but two are harder to drive out, and home is where you must come back to if all is lost.' },
      },
    ],
  },
  expand: {
    title: 'Expanding',
    text: 'Every area with an army of yours is 2 points at the end of the turn (F14.1). From an area you hold you invade a neighbouring one; an empty one is simply entered with one army (F12.1).',
    tasks: [
      {
        ask: 'Umma is empty and next to Guti. Invade it.',
        done: 'No army, no fight.',
        wrong: {
          nippur: 'Belit’s army stands there: that is a fight, and comes later.',
          other: 'Allowed, but your armies vanish at the end of the turn: use them.',
        },
      },
      {
        ask: 'In the same action you may go on for the price of one army (F12.6). Do so.',
        done: 'One army paid, and the others have no time to answer.',
        wrong: { done: 'You may stop, but somebody may take Lagash before your next action. Pay one army and go on.' },
      },
      {
        ask: 'Lagash holds Iddin’s city but no army. Invade it.',
        done: 'His city stays, but the area counts for you, and you can destroy the city later.',
        wrong: {
          nippur: 'Belit’s army stands there. Take the empty Lagash.',
          other: 'Allowed, but Lagash has Iddin’s city: there you can hurt him.',
        },
      },
      {
        ask: 'Close the action.',
        done: 'Five armies are left.',
        wrong: { repeat: 'Each further step costs an army more. Save them for the fight.' },
      },
    ],
  },
  fight: {
    title: 'Fighting',
    text: 'Where an enemy army stands, two dice decide. You are ranked above Belit, so 5 or more removes her army; less costs you one of your available ones. After any roll you may stop (F12.2).',
    tasks: [
      {
        ask: 'Invade Nippur, where Belit has one army.',
        done: 'A 4: too low. One of your available armies is lost.',
        wrong: { other: 'Allowed, but the chance is good: five rolls in six succeed.' },
      },
      {
        ask: 'Roll again or stop? The odds have not changed.',
        done: 'A 6: Belit’s army is gone, and one of yours stands in Nippur.',
        wrong: { stop: 'You may stop, but 5 or more comes up five times in six, and you have armies left.' },
      },
      {
        ask: 'Close the action.',
        done: 'Belit has had enough and passes. From now on every action costs the others a payment (F7.2).',
        wrong: { repeat: 'You need the three armies that are left. Close the action.' },
      },
    ],
  },
  pay: {
    title: 'Paying for time',
    text: 'Somebody has passed. Before each action you now pay a good, an available worker or an available army (F7.2). Workers that are still available when the turn ends become unavailable anyway (F15.1).',
    tasks: [
      {
        ask: 'Pay with what you will miss least.',
        done: 'A worker who had nothing to do.',
        wrong: {
          army: 'You need your armies for what follows: destroying a city takes two.',
          good: 'Goods stay with you into the next turn. An idle worker does not.',
          pass: 'You may pass, but there is something left to do in Lagash.',
        },
      },
      {
        ask: 'Destroy Iddin’s city in Lagash: it takes two available armies (F12.4).',
        done: 'His base goes back to him.',
        wrong: { other: 'You have paid and must act, but for this: Iddin’s city in Lagash.' },
      },
      { ask: 'Close the action.', done: 'Iddin passes and puts a grain on his pass box.', wrong: {} },
    ],
  },
} satisfies Record<string, LessonText>;
