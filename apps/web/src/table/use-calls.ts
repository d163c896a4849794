/** How a table calls, whatever the game: its title, its icon, and what is heard of turns and of the end. What happens in a game is for its scenes. */
import { hear, play } from '@shinar/table';
import { useEffect, useRef } from 'react';
import { gameOfTable } from '../base/games/index.ts';
import { useMarkedIcon, useTitle } from '../base/routes/title.ts';
import { type SoundSetting, useSettings } from '../base/settings/settings.ts';
import { useMessages } from '../base/words/messages.ts';
import type { Awaits, TableView } from './model/table.ts';

const VOLUMES: Readonly<Record<Exclude<SoundSetting, 'auto'>, number>> = { on: 1, quiet: 0.35, off: 0 };

/** `shared`: whether people elsewhere sit at the table. */
function useSounds(awaits: Awaits, shared: boolean): void {
  const { sound, touch } = useSettings();
  useEffect(() => {
    hear({ volume: VOLUMES[sound === 'auto' ? (shared ? 'quiet' : 'on') : sound], touch });
    return () => hear({ volume: 0, touch: false });
  }, [sound, touch, shared]);
  const before = useRef(awaits);
  useEffect(() => {
    const last = before.current;
    before.current = awaits;
    if (awaits === 'nothing' && last !== 'nothing') play('victory');
    if (awaits === 'person' && (last === 'other' || last === 'bot' || last === 'chance')) play('turn');
  }, [awaits]);
}

/** The window has the table's own title, or the game's, which says whose turn it is. */
export function useCalls({ sitting, awaits }: TableView, own: string | undefined): void {
  const { games, online } = useMessages();
  const { name } = games[sitting.game];
  const mine = awaits === 'person' || awaits === 'go-on';
  useTitle(own ?? (mine ? online.table.titleTurn(name) : name));
  useMarkedIcon(mine);
  useSounds(awaits, gameOfTable(sitting.id) === undefined);
}
