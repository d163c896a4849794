/** Size limits, so that everything can be taken in at a glance. */
import { posix } from 'node:path';
import type { Source } from './sources.ts';

const MOST_LINES = 300;
const MOST_FILES = 15;
const MOST_IN_A_FUNCTION = 60;

const linesIn = ({ text }: Source): number => text.split('\n').length - 1;

export function longFile(source: Source): string[] {
  const lines = linesIn(source);
  return lines > MOST_LINES ? [`${source.path}: ${lines} lines, over ${MOST_LINES}`] : [];
}

/** The median length in lines. */
export function medianLines(sources: readonly Source[]): number {
  const lengths = sources.map(linesIn).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** Doesn't count tests beside the code, or styles. */
export function fullFolders(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    if (/\.(test|d)\.tsx?$/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > MOST_FILES ? [`${folder}: ${count} files, over ${MOST_FILES}`] : []));
}

/** A line that opens a function: after formatting, its body ends with a brace at the same indent. */
const OPENS = /\bfunction\b.*\{$|=> \{$|=> \($|^ *(?!.*\b(if|for|while|switch|catch|else|do|try)\b)[\w#}][^=]*\)(: [^=]+)? \{$/;

export function longFunctions(source: Source): string[] {
  const lines = source.text.split('\n');
  return lines.flatMap((line, start) => {
    if (!OPENS.test(line)) return [];
    const indent = /^ */.exec(line)![0];
    const end = lines.findIndex((other, i) => i > start && other.startsWith(indent) && /^[})]/.test(other.slice(indent.length)));
    const length = end - start + 1;
    return length > MOST_IN_A_FUNCTION ? [`${source.path}:${start + 1}: a function of ${length} lines, over ${MOST_IN_A_FUNCTION}`] : [];
  });
}
