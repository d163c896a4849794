import { expect, test } from 'vitest';
import { loadBook } from '../../base/rulebook/books.ts';
import { languages } from '../../base/words/messages.ts';

test('what the app and its pages load in French has its spaces', async () => {
  const { start, table, label } = await languages.get('fr');
  expect(start.dropAsk).toContain('\u202f?');
  expect(table.winner('Amar')).toContain('\u202f!');
  expect(label('Kish', 'vide')).toBe('Kish\u00a0: vide');
  const { page } = await loadBook('sumeria', 'fr');
  expect(JSON.stringify(page)).not.toMatch(/ [;:!?»]|« /);
});
