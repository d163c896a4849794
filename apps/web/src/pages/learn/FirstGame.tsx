import { type GameId, manifestOf } from '@shinar/catalogue';
import { loadGame } from '../../base/games/index.ts';
import { useMessages } from '../../base/words/messages.ts';
import { againstBots, sitDown } from '../../kept/sit-down.ts';

/** A game against the weakest bots, for people who have done the lessons. */
export function FirstGame({ game: id }: { readonly game: GameId }) {
  const m = useMessages();
  const play = async (): Promise<void> => {
    const { game } = await loadGame(id);
    await sitDown(game, againstBots(m, manifestOf(id).seats[0], 1));
  };
  return (
    <button type="button" className="primary" onClick={() => void play()}>
      {m.tutorial.play}
    </button>
  );
}
