import { empires } from './lessons-of-empires.ts';
import type { LessonText } from './tutorial.ts';

export const lessons = {
  workers: {
    title: 'Workers',
    text: 'You are Amar, with Belit and Iddin. A turn begins with production: grain by your workers in Irrigation, textiles by those in Weaving (F5.1, F5.2), and eight new workers. Then you take turns with one action each until all have passed (F7.1).',
    tasks: [
      {
        ask: 'To place workers you spend one good; its value is the most you may place (F9.1). Spend textiles, value 2, and put two workers into Mittani, which offers wood and metal.',
        done: 'They are all in one place, as they must be.',
        wrong: {
          grain: 'Grain is worth 1: that is one worker. Two workers, two exchanges: spend textiles.',
          place: 'Two workers, and in Mittani: it offers what you need next.',
          dear: 'You will need that good: wood for building, metal for tools, the dear ones for adorning a city. Textiles come back every turn.',
          other: 'Allowed, but begin with people: without workers abroad there is no trade.',
        },
      },
      { ask: 'An action is closed by a word of its own. Say that you are done.', done: 'Now the others act.', wrong: {} },
    ],
  },
  trade: {
    title: 'Trade',
    text: 'In one trade action every worker abroad lets you give one good and take one that his area offers, each good once (F10.1). What is taken for what is in F10.2: grain, textiles or tools buy wood and metal.',
    tasks: [
      {
        ask: 'Extending a city takes two wood, and you have one. In Mittani, give grain and take wood.',
        done: 'A good of value 1 for one of value 2.',
        wrong: {
          dear: 'That would do, but grain buys the same and is worth least.',
          metal: 'Metal comes next. First the wood.',
          other: 'Allowed, but your workers in Mittani are waiting: trade there.',
        },
      },
      {
        ask: 'Your second worker: give grain, take metal.',
        done: 'Every worker has traded.',
        wrong: { dear: 'Grain buys it as well, and is worth less.', other: 'You have one exchange left: take metal for a grain.' },
      },
      { ask: 'Close the action.', done: 'Belit builds in Babylon, Iddin sends workers to Akkad: he wants that empire.', wrong: {} },
    ],
  },
  city: {
    title: 'Cities',
    text: 'A city stands in an area of Sumer that has no city and no enemy army (F8.1). It costs nothing. Seven of the nine places help their owner (F8.3), and a city can be extended for many points.',
    tasks: [
      {
        ask: 'Build in Eridu: it brings you a tool maker at once.',
        done: 'A worker went from your unavailable ones to the Tool Makers.',
        wrong: {
          city: 'A fair place, but Eridu brings a tool maker, and you have metal for him.',
          other: 'Allowed, but a city costs nothing, and the good places go fast.',
        },
      },
    ],
  },
  tools: {
    title: 'Tool makers',
    text: 'In a trade action each unused tool maker turns one metal into a tool, worth 3 (F10.4). You may do so without trading at all.',
    tasks: [
      {
        ask: 'Turn a metal into a tool.',
        done: 'Value 2 became value 3. The tool maker is used until next turn.',
        wrong: {
          trade: 'You may trade in the same action, but the goal is a tool: use your tool maker.',
          other: 'Allowed, but your tool maker is idle and you have metal.',
        },
      },
      {
        ask: 'Close the action.',
        done: 'Belit starts the empire of Sumer in Nippur, Iddin builds in Lagash.',
        wrong: { other: 'You may trade on, but keep your goods for what is to come. Close the action.' },
      },
    ],
  },
  scribe: {
    title: 'Scribes',
    text: 'A scribe places one worker or moves one, every turn, without a good being spent (F9.3, F9.4). You may have two (F9.2).',
    tasks: [
      {
        ask: 'Spend a grain and put a worker among the Scribes.',
        done: 'He can serve from your next action on.',
        wrong: {
          dear: 'One scribe is enough for today: a grain pays for him.',
          place: 'The workers are wanted among the Scribes now.',
          other: 'Allowed, but a scribe is the best worker there is: place one.',
        },
      },
      { ask: 'Close the action.', done: 'Iddin starts Akkad with ten armies.', wrong: {} },
      {
        ask: 'The empire of Guti needs a worker there. Use your scribe: send a worker from your available ones to Guti.',
        done: 'The scribe is used until next turn.',
        wrong: {
          place: 'The right thing, the wrong place: Guti is the empire you want.',
          move: 'That moves a worker who stands well. Take one of the available ones.',
          spend: 'That works too, but costs a good. Your scribe does it for nothing.',
          other: 'Allowed, but first a worker in Guti: the empire is only for whoever has one there.',
        },
      },
      {
        ask: 'Close the action.',
        done: 'Belit builds in Sippar. Iddin’s armies walk into Babylon: cities cannot stop them.',
        wrong: { other: 'You could still spend a good on workers, but keep your goods for the empire. Close the action.' },
      },
    ],
  },
  ...empires,
  pass: {
    title: 'Passing',
    text: 'When you pass, your actions are over. Goods put on your pass box buy the order of play of the next turn: highest value first, ties keep the old order (F13.1, F13.2).',
    tasks: [
      {
        ask: 'Nothing is left that is worth a payment. Pass.',
        done: 'Iddin’s grain is worth 1, Belit put nothing.',
        wrong: { other: 'Everything you need is done. A further action would only cost you.' },
      },
      {
        ask: 'You are first now and want to stay so. What is enough?',
        done: 'Value 1 against 1: the old order holds, and you stay first.',
        wrong: {
          done: 'Then Iddin would be first with his grain.',
          dear: 'That is more than is needed: a grain draws level, and ties keep the old order.',
        },
      },
      {
        ask: 'Close your pass.',
        done: 'You hold four areas: 8 points. Iddin holds three: 6.',
        wrong: { bid: 'You are first already.' },
      },
    ],
  },
  extend: {
    title: 'Adorning a city',
    text: 'Now cities may be extended: 2 wood, and one piece each of tools, oil, gold and lapis as you like. With none of these it is 4 points, then 7, 10, 14, and 20 with all four (F14.3).',
    tasks: [
      {
        ask: 'Extend Eridu with as much as you have.',
        done: '14 points. The turn ends: armies and idle workers go, goods in your hand stay (F15.1).',
        wrong: {
          less: 'Each further good adds at least as much as the one before: use all three.',
          done: 'Wood and fine goods are nowhere worth as much as here. Extend Eridu.',
        },
      },
    ],
  },
  decline: {
    title: 'Decline',
    text: 'In turns 2 and 4 things fall apart after production: one worker leaves every area, one scribe and one tool maker go, and in Irrigation and Weaving whoever has most goes down to two and all others lose as many (F6). Your last worker left both boxes.',
    tasks: [
      {
        ask: 'Without a worker there you get nothing next turn (F5.3). Put one into Irrigation, for a grain.',
        done: 'Grain is safe.',
        wrong: {
          dear: 'One worker is enough to get grain; a grain pays for him.',
          other: 'Allowed, but without a worker in Irrigation you will have no grain next turn.',
        },
      },
      { ask: 'Close the action.', done: 'The others build.', wrong: {} },
      {
        ask: 'And one into Weaving.',
        done: 'Textiles too.',
        wrong: { dear: 'One worker, one grain: that is enough.', other: 'Allowed, but without a weaver there will be no textiles.' },
      },
      {
        ask: 'Close the action.',
        done: 'With production safe you can think of the next empire: Amorites, Isin and Larsa rise this turn.',
        wrong: {},
      },
    ],
  },
  end: {
    title: 'The end of the game',
    text: 'Turn 5. At the end each area and two of the boxes give their points to the one player who has most workers there; if two are equal, to nobody (F16.1). Egypt is worth 4, and Belit has one worker there.',
    tasks: [
      {
        ask: 'Win Egypt.',
        done: 'More than Belit: 4 points for you.',
        wrong: {
          tie: 'One against one is a tie, and nobody gets the points. Send two.',
          place: 'Look at Egypt: 4 points, and only one worker to beat.',
          other: 'Allowed, but workers in Egypt are 4 points now.',
        },
      },
      { ask: 'Close the action.', done: 'Belit and Iddin pass.', wrong: {} },
      {
        ask: 'Pass.',
        done: 'Only the order of play is left to decide.',
        wrong: { other: 'Another action would cost a payment and win nothing more.' },
      },
      {
        ask: 'Ties in points go by the order of play, but nobody is near you. Close your pass.',
        done: 'Amorites and Egypt are yours, and so is the game.',
        wrong: { bid: 'You do not need it: nobody is near you in points.' },
      },
    ],
  },
} satisfies Record<string, LessonText>;
