/** How a table calls for attention, whatever the game: its title, its icon, and the sounds of picks, scenes, turns and the end. */
import { type Game, total } from '@shinar/core';
import { play, type Scene, type Sound, setSounds, type Token } from '@shinar/table';
import { useEffect, useRef } from 'react';
import { gameOfTable } from '../base/games/index.ts';
import { useMarkedIcon, useTitle } from '../base/routes/title.ts';
import { type SoundSetting, useSettings } from '../base/settings/settings.ts';
import { useMessages } from '../base/words/messages.ts';
import type { TableView } from './model/table.ts';

const VOLUMES: Readonly<Record<Exclude<SoundSetting, 'auto'>, number>> = { on: 1, quiet: 0.35, off: 0 };

/** `shared`: whether people elsewhere sit at the table. */
function useVolume(shared: boolean): void {
  const { sound, touch } = useSettings();
  useEffect(() => {
    setSounds({ volume: VOLUMES[sound === 'auto' ? (shared ? 'quiet' : 'on') : sound], touch });
    return () => setSounds({ volume: 0, touch: false });
  }, [sound, touch, shared]);
}

/** What is heard of a scene, whatever the game. */
function soundOf(scene: Scene, { rules }: Game, players: number): Sound {
  if (scene.sound !== undefined) return scene.sound;
  if (scene.banner || scene.sums) return 'round';
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (seats.some((seat) => total(rules, scene.state, seat) > total(rules, scene.before, seat))) return 'points';
  return scene.brought.length > 0 ? 'place' : 'slide';
}

function useSounds(game: Game, { sitting, awaits }: TableView, scene: Scene | undefined, chosen: readonly Token[]): void {
  const players = sitting.seats.length;
  useEffect(() => {
    if (chosen.length > 0) play('pick');
  }, [chosen]);
  useEffect(() => {
    if (scene !== undefined) play(soundOf(scene, game, players));
  }, [scene, game, players]);
  const before = useRef(awaits);
  useEffect(() => {
    if (awaits === 'showing') return;
    const last = before.current;
    before.current = awaits;
    if (awaits === 'nothing' && last !== 'nothing') play('victory');
    if (awaits === 'person' && (last === 'other' || last === 'bot' || last === 'chance')) play('turn');
  }, [awaits]);
}

/** The window has the table's own title, or the game's, which says whose turn it is. */
export function useCalls(game: Game, view: TableView, scene: Scene | undefined, chosen: readonly Token[], own: string | undefined): void {
  const { games, online } = useMessages();
  const { sitting, awaits } = view;
  const { name } = games[sitting.game];
  const mine = awaits === 'person' || awaits === 'go-on';
  useTitle(own ?? (mine ? online.table.titleTurn(name) : name));
  useMarkedIcon(mine);
  useVolume(gameOfTable(sitting.id) === undefined);
  useSounds(game, view, scene, chosen);
}
