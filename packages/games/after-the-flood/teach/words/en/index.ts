import type { LessonText } from '@shinar/teach';
import { later } from './later.ts';

export const lessons = {
  city: {
    title: 'First a city',
    text: 'You are Amar, playing with Belit and Iddin. A turn begins with production: grain, textiles and eight workers (F5). Then you take one action each in turn, until everyone has passed (F7.1). Building a city is free (F8.1), and only a city can be extended for 20 points, so start with one.',
    tasks: [
      {
        ask: 'Build in Babylon: with a city there, every empire you start gets two extra armies (F11.3).',
        done: 'In the next lessons your cities are in Nippur and Ur: with Nippur, areas of Sumer score 3 points (F14.2), and Ur brings one extra textile every turn (F5.4).',
        wrong: {
          city: 'Not a bad place, but Babylon adds two armies to every empire, and it’s the one everyone wants.',
          other: 'You can, but the good places go fast. Start with a city.',
        },
      },
    ],
  },
  workers: {
    title: 'Workers abroad',
    text: 'To place workers you spend one resource; its value is the most you can place, all in the same area or box (F9.1). Each worker abroad can trade once in a trade action (F10.1). Oil is offered by the Amorites and in Chaldea, gold in Egypt, lapis lazuli by the Kassites; Dilmun has wood, metal, oil and gold, and no army can enter it (F2.2, F2.4).',
    tasks: [
      {
        ask: 'Spend your metal, worth 2, and place two workers in Dilmun.',
        done: 'Two workers, two exchanges, and nobody can block them.',
        wrong: {
          dear: 'That works too, but you have no better use for the metal. You’ll trade grain and textiles, and the wood goes into an extension.',
          place: 'Right idea, but Dilmun offers nearly everything and can’t be blocked.',
          other: 'You can, but without workers abroad there’s no trade. Place two in Dilmun.',
        },
      },
      {
        ask: 'You end an action yourself. Press Done.',
        done: 'Belit fights for Mittani. In your next action you can trade.',
        wrong: { other: 'Your scribe could place another worker, but save it for later. Finish the action.' },
      },
    ],
  },
  powers: {
    title: 'What cities can do',
    text: 'Seven of the nine areas help the owner of their city (F8.3): Eridu brings a tool maker, Uruk a scribe, Ur textiles, Sippar an exchange, Babylon two armies, Nippur points, and with Shuruppak your cities are harder to destroy. Umma and Lagash have no benefit, but can be extended too.',
    tasks: [
      {
        ask: 'Build in Shuruppak: then each of your cities costs an attacker three armies instead of two (F12.4).',
        done: 'Three cities. Belit takes Eridu.',
        wrong: { city: 'Not bad, but Shuruppak guards all your cities.', other: 'You can, but there are still good places. Build a city.' },
      },
    ],
  },
  scribe: {
    title: 'Scribes',
    text: 'Each turn a scribe places or moves one worker, and you spend no resource (F9.3, F9.4). You can have two (F9.2).',
    tasks: [
      {
        ask: 'The Guti empire is one of this turn’s three, and nobody has a worker there. Let your scribe send an available worker to the Guti.',
        done: 'You can start the Guti empire in your next action.',
        wrong: {
          place: 'Right idea, but it’s the Guti empire you want.',
          move: 'That worker is well placed. Take an available one.',
          spend: 'That works too, but costs a resource. Your scribe does it for free.',
          other: 'You can, but first get a worker to the Guti: then the empire is yours.',
        },
      },
    ],
  },
  pay: {
    title: 'Paying to act',
    text: 'Iddin has passed. From now on you pay before each action: a resource, an available worker or an available army (F7.2). Workers still available at the end of the turn are lost anyway (F15.1). Each area with one of your armies scores 2 points (F14.1).',
    tasks: [
      {
        ask: 'Pay with what you’ll miss the least.',
        done: 'A worker with nothing to do.',
        wrong: {
          army: 'You need your armies: each can hold an area.',
          good: 'Resources stay with you for the next turn, idle workers don’t.',
          other: 'You can pass, but your Guti armies can still win you points.',
        },
      },
      {
        ask: 'Nippur is next to the Guti, and there’s no army in it. Invade Nippur.',
        done: 'No army, no fight: 3 points, since the city is yours.',
        wrong: {
          invade: 'That scores too, but Nippur is the way to all the others.',
          other: 'You can, but your armies are gone at the end of the turn. Use them.',
        },
      },
      {
        ask: 'You can go on in the same action for one army (F12.6). Do it.',
        done: 'One army, but no second payment, and the others can’t react.',
        wrong: { done: 'You can stop, but the next action costs another payment. Pay one army and go on.' },
      },
    ],
  },
  fight: {
    title: 'Fighting',
    text: 'Where an enemy army stands, you roll two dice. You spent more on equipment than Belit (F11.4), so 5 or more removes her army; less costs you an available one. You may stop after any roll (F12.2). If you lose every army on the board, you can come back through your home area (F12.7).',
    tasks: [
      {
        ask: 'Belit’s army among the Kassites keeps you from their lapis lazuli. Invade them.',
        done: 'An 8: her army is gone, and yours is there.',
        wrong: {
          invade: 'That scores too, but lapis lazuli is what your extension lacks, and the Kassites have it.',
          other: 'You can, but an area counts the same with one army as with two. Invade.',
        },
      },
      {
        ask: 'The odds are good: five rolls in six. Go on for one army.',
        done: 'Babylon is next to the Kassites.',
        wrong: { done: 'You can stop, but with these odds every army brings points. Go on.' },
      },
      {
        ask: 'Invade Babylon.',
        done: 'A 5, just enough. Babylon scores 3 points for you and none for Belit.',
        wrong: {
          invade: 'That scores too, but Babylon takes 2 points from Belit as well.',
          other: 'You can, but an area counts the same with one army as with two. Invade.',
        },
      },
    ],
  },
  pass: {
    title: 'Passing',
    text: 'When you pass, you take no more actions this turn. What you put in your pass box decides the next order of play: highest value first, and ties keep the old order (F13.1, F13.2).',
    tasks: [
      {
        ask: 'You could only pay with resources now, and you need those. Pass.',
        done: 'Belit has bid a tool, worth 3, and Iddin a grain, worth 1.',
        wrong: { other: 'You can go on, but you’d pay with what you need for your extension.' },
      },
      {
        ask: 'Your metal isn’t part of the extension, and it’s worth 2. Bid it.',
        done: 'Second, behind Belit and before Iddin.',
        wrong: { done: 'Then you’d be last. The metal has no better use.', bid: 'You need that for the extension. Bid the metal.' },
      },
      {
        ask: 'Finish your bid.',
        done: 'You hold seven areas. Four are in Sumer and score 3 each: 18 points.',
        wrong: { other: 'You need the rest. Finish your bid.' },
      },
    ],
  },
  extend: {
    title: 'A full extension',
    text: 'Now cities can be extended: 2 wood, plus up to one each of tools, oil, gold and lapis lazuli. With none of these you score 4 points, then 7, 10, 14, and 20 with all four (F14.3).',
    tasks: [
      {
        ask: 'Extend Nippur with everything.',
        done: '20 points, and 18 for your areas: 38 in one turn. That’s how good players play it.',
        wrong: {
          less: 'The fourth one adds 6 points. Use all four.',
          other: 'You can extend another city, or none. But Nippur with everything scores 20 points now.',
        },
      },
    ],
  },
  ...later,
} satisfies Record<string, LessonText>;
