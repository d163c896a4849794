import { BadInput } from './bad-input.ts';

/** Parses text that begins on `line` of `file`; what is wrong is told with line and column. */
export function parseJson(text: string, file: string, line = 1): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const before = text.slice(0, positionOf(text, message)).split('\n');
    const place = `${file}:${line + before.length - 1}:${(before.at(-1)?.length ?? 0) + 1}`;
    throw new BadInput(`${place}: not-json: ${sentenceOf(message)}`);
  }
}

/** V8 gives a position with most messages; at an unexpected end it is the end, and at an unexpected token it must be looked for. */
function positionOf(text: string, message: string): number {
  const [, told] = / at position (\d+)/.exec(message) ?? [];
  if (told !== undefined) return Number(told);
  return isUnexpectedToken(message) ? firstUnexpected(text) : text.length;
}

const isUnexpectedToken = (message: string): boolean => message.startsWith('Unexpected token');

/** The shortest beginning of the text that fails by a token ends with that token. */
function firstUnexpected(text: string): number {
  let least = 0;
  let most = text.length - 1;
  while (least < most) {
    const middle = (least + most) >> 1;
    if (failsByToken(text.slice(0, middle + 1))) most = middle;
    else least = middle + 1;
  }
  return least;
}

function failsByToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return isUnexpectedToken((error as SyntaxError).message);
  }
}

function sentenceOf(message: string): string {
  if (message.startsWith('Unexpected end')) return 'The text ends too early.';
  return `${message.replace(/( in JSON)? at position.*$/s, '').replace(/, .*is not valid JSON$/s, '')}.`;
}
