import { againstBots, sitDown } from '../app/sit-down.ts';
import { FACTS, type GameId, loadGame } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';

/** A game against the weakest bots, for whoever has done the lessons. */
export function FirstGame({ game: id }: { readonly game: GameId }) {
  const m = useMessages();
  const play = async (): Promise<void> => {
    const { game } = await loadGame(id);
    await sitDown(game, againstBots(m, FACTS[id].players[0], 1));
  };
  return (
    <button type="button" className="primary" onClick={() => void play()}>
      {m.tutorial.play}
    </button>
  );
}
