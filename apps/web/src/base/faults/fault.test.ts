import { InputError } from '@shinar/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fr } from '../words/fr/index.ts';
import { MessagesContext } from '../words/messages.ts';
import { Fault } from './Fault.tsx';

const said = (error: Error): string =>
  renderToStaticMarkup(createElement(MessagesContext, { value: fr }, createElement(Fault, { title: 'Lien', error })));

test('a page about a broken link says which data are wrong, and nothing in the browser’s own English', () => {
  expect(said(new InputError({ path: 'board.states', reason: 'not-a-list', facts: { got: 3 } }))).toContain('board.states');
  expect(said(new DOMException('Failed to execute atob'))).not.toContain('atob');
});
