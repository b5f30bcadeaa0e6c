import { games } from '@conclave/games';
import { Button, buttonLook, Icon, type TableProps, timeOf, useWide } from '@conclave/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedGame } from '../net/games.ts';
import { useLoaded } from '../net/use-loaded.ts';
import { deedAt, type Film, noticed, seen } from '../record/film.ts';
import { useCourses } from '../record/use-courses.ts';
import { LookupScope } from '../rules/lookup-scope.tsx';
import { SettingsButton } from '../settings/settings.tsx';
import { useSpeed } from '../settings/store.ts';
import { useTitle, Wordmark } from '../shell/page.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useReplaySounds } from '../sound/use-sounds.ts';
import { PointsStrip } from '../table/points-strip.tsx';
import { Sheet } from '../table/sheet.tsx';
import '../table/table.css';
import { Tray } from '../table/tray.tsx';
import { useTold } from '../table/use-told.ts';
import { useAddressedPlace } from './addressed.ts';
import { Controls } from './controls.tsx';
import { Happened } from './happened.tsx';
import { KeysButton } from './keys.tsx';
import { LookChoice } from './look-choice.tsx';
import { useReplayAdvice } from './replay-advice.tsx';
import { Result } from './result.tsx';
import { whereIn } from './where.tsx';
import './replay.css';

const PACE = 1100;

/** How a replay is looked at. */
export interface Look {
  readonly seat: number;
  /** All cards open, as nobody saw them. */
  readonly open: boolean;
}

/** A recorded game on the table: the same parts, nothing to do but look. */
export function Player({
  film,
  loaded,
  table,
  onClose,
}: {
  readonly film: Film;
  readonly loaded: LoadedGame;
  /** The table that it was played at; a record from a file has none. */
  readonly table?: string;
  readonly onClose?: () => void;
}) {
  const { game, ui } = loaded;
  const last = film.states.length - 1;
  const [at, setAt] = useAddressedPlace(last, table !== undefined);
  const [from, setFrom] = useState(at);
  const [running, setRunning] = useState(false);
  const [look, setLook] = useState<Look>({ seat: 0, open: false });
  const speed = useSpeed();
  const wide = useWide();
  const [beside, setBeside] = useState<'log' | 'result'>('log');
  const told = useCourses(film, ui);
  const turning = useMemo(() => told.flatMap((one) => one.turning).sort((a, b) => a.at - b.at), [told]);
  const title = games[game.id]?.meta.title ?? game.id;
  useTitle(`Replay: ${title}`);

  const go = (to: number) => {
    const place = Math.max(0, Math.min(last, to));
    // Where the game turned one sees how: the move that led there is played.
    setFrom(turning.some((point) => point.at === place) ? place - 1 : at);
    setAt(place);
    if (place === last) setRunning(false);
  };
  useEffect(() => {
    if (!running) return;
    const pace = Math.max(PACE, ...film.events[at]!.map((event) => ui.lasts?.(event, 'table') ?? 0));
    const timer = setTimeout(() => go(at + 1), speed === 'off' ? PACE : timeOf(speed, pace));
    return () => clearTimeout(timer);
  });

  const { seat, open } = look;
  const advice = useReplayAdvice({ film, loaded, at, seat });
  const props = useMemo<TableProps>(() => {
    const view = seen(game, film.states[at]!, seat, open);
    const step = {
      before: at === 0 ? view : seen(game, film.states[at - 1]!, seat, open),
      after: view,
      events: noticed(game, film.events[at]!, seat, open),
    };
    return {
      game,
      view,
      viewer: seat,
      seats: film.seats,
      moves: [],
      play: () => undefined,
      beat: at === from + 1 ? step : null,
      step,
      past: () => film.events.slice(0, at + 1).flatMap((events) => noticed(game, events, seat, open)),
      speed,
    };
  }, [game, film, at, from, seat, open, speed]);

  useReplaySounds(loaded, props);
  const shown = useTold(props)!;
  const text = useLoaded(useCallback(async () => (await games[game.id]?.text?.()) ?? null, [game]));
  const deed = useMemo(() => {
    const words = { describe: ui.describe, ...(text && { sayMove: text.sayMove }) };
    return deedAt(film, game, words, at, seat, open);
  }, [film, game, ui, text, at, seat, open]);

  const { Board, Mine, Seat } = ui;
  const seats = (
    <ol className="seats">
      {film.seats.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={i} className="seat-place">
          <Seat {...shown} seat={i} />
        </li>
      ))}
    </ol>
  );
  const happened = <Happened film={film} loaded={loaded} at={at} look={look} onGo={go} />;
  const result = <Result film={film} ui={ui} told={told} at={at} onGo={go} />;
  const whole = [
    { id: 'log', label: 'Log', icon: 'log', content: happened },
    { id: 'result', label: 'Result', icon: 'trophy', content: result },
  ] as const;
  const looking = (
    <div className="replay-look">
      <LookChoice film={film} look={look} onLook={setLook} />
      {advice.button}
      {onClose && (
        <Button small icon="open" onClick={onClose}>
          Another file
        </Button>
      )}
    </div>
  );
  return (
    <LookupScope loaded={loaded} table={props}>
      <div
        className={wide ? 'table table-wide' : 'table table-narrow'}
        data-fills={ui.boardFills}
        data-tray={(wide && ui.Tray !== undefined) || undefined}
      >
        <header className="topbar table-bar">
          <Wordmark />
          <h1 className="table-title">
            Replay of <span translate="no">{title}</span>
          </h1>
          <div className="topbar-rest">
            {table !== undefined && (
              <Link href={`/table/${table}`} className={buttonLook({ small: true }, 'replay-back-link')}>
                <Icon name="chevron-left" size={16} />
                <span className="replay-back">Back to the table</span>
              </Link>
            )}
            <KeysButton hasAdvice={advice.isJudged} />
            <SettingsButton />
          </div>
        </header>
        {wide ? (
          <aside className="table-seats" aria-label="Seats">
            {seats}
          </aside>
        ) : (
          <PointsStrip props={shown} ui={ui} />
        )}
        <main className="table-board" aria-label="Board" tabIndex={-1}>
          <h2 className="unseen">Board</h2>
          <Board {...props} />
        </main>
        {advice.panel}
        <Controls
          at={at}
          last={last}
          turns={film.turns}
          turning={turning}
          seats={film.seats}
          {...whereIn(film, ui, deed, turning, at)}
          running={running}
          onGo={go}
          onRun={setRunning}
        >
          {wide && looking}
        </Controls>
        {wide ? (
          <>
            <Tray props={props} ui={ui} whose="The seat’s" />
            <aside className="table-side" aria-label="What happened">
              <Tabs label="Log and result" tabs={whole} open={beside} onOpen={setBeside} />
            </aside>
          </>
        ) : (
          <Sheet
            label="The seat’s area, seats, log and result"
            isLow
            tabs={[
              {
                id: 'mine',
                label: 'Area',
                icon: 'cards',
                content: (
                  <div className="sheet-padded">
                    {looking}
                    <h2 className="unseen">The seat’s area</h2>
                    <Mine {...props} />
                  </div>
                ),
              },
              { id: 'seats', label: 'Seats', icon: 'users', content: seats },
              ...whole,
            ]}
          />
        )}
      </div>
    </LookupScope>
  );
}
