import type { GameId } from '@shinar/catalogue';
import { type GameRecord, type TallyRow, tallyCsv } from '@shinar/core';
import type { GameUi, GameWords } from '@shinar/table';
import { useState } from 'react';
import { FileButton } from '../../base/dialogs/FileButton.tsx';
import { saveFile } from '../../base/dialogs/save-file.ts';
import { Loading } from '../../base/faults/Loading.tsx';
import { useAttempt } from '../../base/faults/use-attempt.ts';
import { loadGame } from '../../base/games/index.ts';
import { useLatest, useLoad } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { useAct } from '../../wire/forms/use-act.ts';
import { Troubled } from '../../wire/said/Troubled.tsx';
import { type Counted, countedOf, recordsHere, recordsIn, recordsThere } from './counted.ts';
import { TallyTable } from './TallyTable.tsx';
import { STATS_WORDS } from './words.ts';
import './stats.css';

/** What wins, from the games on this device and any that are added. */
export function StatsPage({ game }: { readonly game: GameId }) {
  const m = useMessages();
  const { language } = useSettings();
  const say = STATS_WORDS[language];
  const title = say.title(m.games[game].name);
  useTitle(title);
  useFromTop();
  const [files, setFiles] = useState<readonly GameRecord[]>([]);
  const [there, setThere] = useState<readonly GameRecord[]>([]);
  const [fault, attempt] = useAttempt();
  const { act, busy, trouble } = useAct();
  const ui = useLoad(loadGame, game);
  const words = useLoad(wordsIn, ui, language, say.someone);
  const counted = useLatest(useLoad(countedWith, game, files, there), game);
  const add = (records: readonly GameRecord[], take: (records: readonly GameRecord[]) => void): Promise<void> =>
    attempt(async () => {
      await countedOf(game, records);
      take(records);
    });
  const addFile = (file: File): Promise<void> =>
    attempt(async () => add(recordsIn(await file.text()), (more) => setFiles([...files, ...more])));
  if (counted === undefined || words === undefined) return <Loading />;
  const tallies = [...counted.tallies].map(([players, tally]) => ({ game, players, tally }));
  return (
    <main className="page stats">
      <h1>{title}</h1>
      <p>{say.about}</p>
      <p className="card-buttons">
        <FileButton label={say.file} accept=".json,.jsonl,application/json" onFile={(file) => void addFile(file)} />
        <button type="button" disabled={busy} onClick={() => void act(async () => add(await recordsThere(), setThere))}>
          {say.server}
        </button>
        <button type="button" disabled={tallies.length === 0} onClick={() => saveFile(`shinar-${game}.csv`, tallyCsv(tallies), 'text/csv')}>
          {say.csv}
        </button>
      </p>
      <Troubled trouble={trouble} />
      {fault !== undefined && <p role="alert">{fault}</p>}
      {tallies.length === 0 ? <p>{say.none}</p> : <Numbers counted={counted} words={words} />}
    </main>
  );
}

const wordsIn = (ui: GameUi, language: Parameters<GameUi['words']>[0], someone: string): Promise<GameWords> =>
  ui.words(
    language,
    Array.from({ length: ui.game.rules.seats[1] }, () => someone),
  );

const countedWith = async (game: GameId, files: readonly GameRecord[], there: readonly GameRecord[]): Promise<Counted> =>
  countedOf(game, [...(await recordsHere(game)), ...files, ...there]);

function Numbers({ counted: { tallies, openings }, words }: { readonly counted: Counted; readonly words: GameWords }) {
  const { language } = useSettings();
  const say = STATS_WORDS[language];
  const counts = [...tallies.keys()].sort((a, b) => b - a);
  const [chosen, setChosen] = useState<number>();
  const players = counts.find((count) => count === chosen) ?? counts[0]!;
  const tally = tallies.get(players)!;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = ({ group, name }: TallyRow): string => {
    if (group === 'order') return say.nth(Number(name));
    return group === 'opening' ? (words.events(openings.get(name) ?? [])[0] ?? name) : words.source(name);
  };
  return (
    <>
      <p className="card-buttons">
        <label className="field">
          {say.players}
          <select value={players} onChange={({ target }) => setChosen(Number(target.value))}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <span>{say.games(tally.games, percent.format(1 / players))}</span>
      </p>
      <div className="stats-tables">
        {(['order', 'source', 'opening'] as const).map((group) => (
          <TallyTable
            key={group}
            title={say.groups[group]}
            rows={tally.rows().filter((row) => row.group === group)}
            equal={1 / players}
            nameOf={nameOf}
          />
        ))}
      </div>
    </>
  );
}
