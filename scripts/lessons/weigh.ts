/** Every move that a lesson asks for, weighed against what the analysis prefers. */
import { ahead, type Difference, valuerOf, Weigher } from '@shinar/bots';
import { type GameId, manifestOf } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { MoveList, Play, playStep, type Step } from '@shinar/core';
import { LEARNER, type Lesson, ownSteps, replies } from '@shinar/teach';

export interface Asked {
  readonly lesson: string;
  readonly task: number;
  readonly asked: Step;
  readonly better: Step;
  /** How much of the win the learner loses by doing as asked. */
  readonly lost: Difference;
}

const NOTHING: Difference = { mean: 0, error: 0 };

/** The lessons of a game, move by move, where the learner has a choice. */
export async function weighLessons(id: GameId, playouts: number, only?: readonly string[]): Promise<Asked[]> {
  const all = await (await manifestOf(id).teaching()).lessons();
  return all.filter((lesson) => only === undefined || only.includes(lesson.id)).flatMap((lesson) => weighLesson(id, lesson, playouts));
}

function weighLesson(id: GameId, lesson: Lesson, playouts: number): Asked[] {
  const play = new Play(gameOf(id), lesson.players);
  const follow = (steps: readonly Step[]): void => {
    for (const step of steps) playStep(play, step, lesson.id);
  };
  follow(lesson.before);
  return ownSteps(lesson).flatMap((asked, task) => {
    const weighed = weighStep(id, play, asked, playouts);
    follow([asked, ...replies(lesson, task)]);
    return weighed === undefined ? [] : [{ lesson: lesson.id, task, asked, ...weighed }];
  });
}

function weighStep(
  id: GameId,
  { state, players }: Play,
  { by: _, ...body }: Step,
  playouts: number,
): Pick<Asked, 'better' | 'lost'> | undefined {
  const game = withBots(gameOf(id));
  const { rules, steps } = game;
  const list = new MoveList();
  rules.legal(state, list);
  if (list.length < 2) return undefined;
  const asked = rules.encode(steps.read(body, 'asked')[0]!);
  const best = valuerOf(game, players, 0).favourite(state, playouts * 2, asked).code;
  const better = { by: LEARNER, ...steps.write([rules.decode(best)]) };
  if (best === asked) return { better, lost: NOTHING };
  const weigher = new Weigher(game, players);
  const [one, other] = [best, asked].map((code) => weigher.weigh(state, code, playouts));
  return { better, lost: ahead(one!, other!, LEARNER) };
}
