import type { GameId } from '@shinar/catalogue';
import type { About } from '@shinar/protocol';
import { COLOURS, Mark } from '@shinar/table';
import { Choice, Counts } from '../../../base/dialogs/Choice.tsx';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { BoardSelect } from '../../../kept/boards/BoardSelect.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { SeatChoice } from '../../../wire/forms/SeatChoice.tsx';
import { newSalt, rememberCommitment, rememberSalt } from '../../../wire/proof.ts';
import { absenceNames } from '../../../wire/said/absences.ts';
import { CLOCKS, type ClockName, clockText } from '../../../wire/said/clocks.ts';
import { gameNames } from '../../../wire/said/game-names.ts';
import { QuietHours } from './QuietHours.tsx';
import { useWish, type Wish } from './use-wish.ts';

interface CreateFormProps {
  readonly about: About;
  /** To begin with. */
  readonly game: GameId | undefined;
  readonly board: string | undefined;
  /** For whose members it is. */
  readonly club?: string;
}

/** A new table in one short form. */
export function CreateForm({ about, game: first, board: firstBoard = '', club }: CreateFormProps) {
  const m = useMessages();
  const { create: words } = m.online;
  const wished = useWish(first, firstBoard);
  const { wish, body, ready, boards, board, change, fewest, most, players, ratable } = wished;
  const create = async (): Promise<void> => {
    // The server commits itself to the draws before it learns our salt.
    const { commitment } = await call('commit');
    const salt = newSalt();
    const asked = { ...body, salt, commitment };
    const made = club === undefined ? call('createTable', { body: asked }) : call('newClubTable', { params: { club }, body: asked });
    const { id } = await made;
    rememberCommitment(id, commitment);
    rememberSalt(id, salt);
    goTo({ page: 'table', id, step: undefined });
  };
  return (
    <div className="create">
      <Choice label={words.game} value={wish.game} names={gameNames(m)} onChange={(game) => change({ game, board: '' })} />
      <BoardSelect boards={boards} value={board?.name ?? ''} onChange={(name) => change({ board: name })} />
      <Counts label={m.setUp.players} from={fewest} to={most} value={players} onChange={(to) => change({ players: to })} />
      <Others about={about} wished={wished} />
      <Times wished={wished} />
      {club === undefined && <Seen wished={wished} />}
      <label className="check">
        <input
          type="checkbox"
          checked={wish.rated && ratable}
          disabled={!ratable}
          onChange={(event) => change({ rated: event.target.checked })}
        />
        {words.ratedAsk}
      </label>
      {ready && <NameForm label={words.make} onNamed={create} />}
    </div>
  );
}

/** Who finds it, and who may look on. */
function Seen({ wished: { wish, change } }: { readonly wished: Wish }) {
  const { create: words } = useMessages().online;
  return (
    <>
      <Choice
        label={words.visibility}
        value={wish.visibility}
        names={words.visibilities}
        onChange={(visibility) => change({ visibility })}
      />
      <Choice label={words.watch} value={wish.watch} names={words.watches} onChange={(watch) => change({ watch })} />
    </>
  );
}

/** Whom each of the other seats waits for. */
function Others({ about, wished: { wish, bots, change } }: { readonly about: About; readonly wished: Wish }) {
  const m = useMessages();
  return bots.map((level, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats are told by their number.
    <div key={i} className="with-mark">
      <Mark look={{ name: m.setUp.seat(i + 2), colour: COLOURS[i + 1]! }} size="2em" />
      <SeatChoice
        about={about}
        game={wish.game}
        seat={i + 1}
        level={level}
        onChange={(to) => change({ others: wish.others.map((old, at) => (at === i ? to : old)) })}
      />
    </div>
  ));
}

/** How fast it goes, and what happens to whoever is slower. */
function Times({ wished: { wish, slow, change } }: { readonly wished: Wish }) {
  const m = useMessages();
  const { create: words } = m.online;
  const clocks = Object.fromEntries(Object.entries(CLOCKS).map(([id, each]) => [id, clockText(each, m)])) as Record<ClockName, string>;
  return (
    <>
      <Choice label={words.clock} value={wish.clock} names={clocks} onChange={(clock) => change({ clock })} />
      {slow && <QuietHours label={words.quiet} quiet={wish.quiet} onChange={(quiet) => change({ quiet })} />}
      {wish.clock !== 'none' && (
        <Choice label={words.absence} value={wish.absence} names={absenceNames(m)} onChange={(absence) => change({ absence })} />
      )}
    </>
  );
}
