/** The worker's side of `bots.ts`. */
import { type Code, MoveList } from '@shinar/core';
import { loadRules } from '../games/rules.ts';
import type { ThinkAnswer, ThinkMessage, ThinkRequest } from './bots.ts';

const port = self as unknown as { postMessage(answer: ThinkAnswer): void; onmessage: (event: MessageEvent<ThinkMessage>) => void };

async function think({ game: id, boardData, state: json }: ThinkRequest): Promise<Code> {
  const { rules } = await loadRules(id, boardData);
  const state = rules.restore(json);
  const list = new MoveList();
  rules.legal(state, list);
  const pick = crypto.getRandomValues(new Uint32Array(1))[0]! % list.length;
  return list.toArray()[pick]!;
}

port.onmessage = ({ data }) => {
  if (data.type === 'stop') return;
  const { id } = data;
  think(data.request).then(
    (code) => port.postMessage({ id, code }),
    (error: unknown) => port.postMessage({ id, error: String(error) }),
  );
};
