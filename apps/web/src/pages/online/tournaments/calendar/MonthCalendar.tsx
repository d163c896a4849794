import type { TournamentLine } from '@shinar/protocol';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSettings } from '../../../../base/settings/settings.ts';
import { useCompany } from '../../../../wire/said/company.ts';
import { fullDayText, monthText, ownZone, weekdayText } from '../../../../wire/said/times.ts';
import { dayByKey, dayOf, monthsLater, weeksOf } from './days.ts';

interface MonthCalendarProps {
  /** Its month is shown. */
  readonly day: number;
  readonly chosen: number | undefined;
  readonly list: readonly TournamentLine[];
  readonly onDay: (day: number) => void;
  readonly onChoose: (day: number) => void;
}

/** A month in this device's time zone; tournaments stand on the day when they begin. */
export function MonthCalendar({ day, chosen, list, onDay, onChoose }: MonthCalendarProps) {
  const { cup: words } = useCompany();
  const { language } = useSettings();
  const { grid, onKeyDown } = useKeys(day, onDay);
  const weeks = weeksOf(day);
  const week = weeks.find((days) => !days.includes(undefined))!;
  return (
    <section className="calendar" aria-label={words.calendar}>
      <div className="calendar-head">
        <button type="button" className="quiet" aria-label={words.monthBefore} onClick={() => onDay(monthsLater(day, -1))}>
          ‹
        </button>
        <h2 aria-live="polite">{monthText(day, language)}</h2>
        <button type="button" className="quiet" aria-label={words.monthAfter} onClick={() => onDay(monthsLater(day, 1))}>
          ›
        </button>
      </div>
      <table ref={grid} aria-label={monthText(day, language)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {week.map((each) => (
              <th key={each} scope="col">
                {weekdayText(each!, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days.find((each) => each !== undefined)}>
              {days.map((each, i) =>
                each === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week.
                  <td key={i} />
                ) : (
                  <Day
                    key={each}
                    day={each}
                    list={list.filter(({ startsAt }) => dayOf(startsAt) === each)}
                    isChosen={each === chosen}
                    inHand={each === day}
                    onChoose={() => onChoose(each)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{words.yourTime(ownZone())}</p>
    </section>
  );
}

/** Keys lead from day to day, also into other months. */
function useKeys(day: number, onDay: (day: number) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const led = useRef(false);
  useEffect(() => {
    if (led.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    led.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(day, event.key);
    if (next === undefined) return;
    event.preventDefault();
    led.current = true;
    onDay(next);
  };
  return { grid, onKeyDown };
}

/** More names than this do not fit. */
const NAMES = 2;

interface DayProps {
  readonly day: number;
  readonly list: readonly TournamentLine[];
  readonly isChosen: boolean;
  /** Where keys begin. */
  readonly inHand: boolean;
  readonly onChoose: () => void;
}

function Day({ day, list, isChosen, inHand, onChoose }: DayProps) {
  const { cup: words } = useCompany();
  const { language } = useSettings();
  const more = list.length - NAMES;
  return (
    <td>
      <button
        type="button"
        className="calendar-day"
        data-day={day}
        data-mine={list.some(({ mine }) => mine)}
        tabIndex={inHand ? 0 : -1}
        aria-current={day === dayOf(Date.now()) ? 'date' : undefined}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className="for-readers">{words.onDay(fullDayText(day, language), list.length)}</span>
        <span aria-hidden="true">{new Date(day).getDate()}</span>
        {list.slice(0, NAMES).map(({ id, name }) => (
          <small key={id}>{name}</small>
        ))}
        {more > 0 && <small aria-hidden="true">+{more}</small>}
        {list.length > 0 && <b aria-hidden="true">{list.length}</b>}
      </button>
    </td>
  );
}
