import { sayRecordFault } from '@conclave/frame/record-file.ts';
import { type Core, type GameRecord, type Refusal, verify } from '@conclave/kernel';
import { Button, buttonLook, Dialog, Icon } from '@conclave/kit';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FullNext } from '../home/gentle-note.tsx';
import { useHere, useSeats, useTable } from '../live/context.tsx';
import { api, isMissed } from '../net/api.ts';
import type { RecordFile } from '../net/protocol.ts';
import { untilAnswered } from '../net/reach.ts';
import { sayDecided, whatMattered } from '../record/decided.ts';
import { film } from '../record/film.ts';
import { HowItCame } from '../record/how-it-came.tsx';
import { Ranking, sayWinners } from '../record/ranking.tsx';
import { TurningLine } from '../record/turning-points.tsx';
import { useCourses } from '../record/use-courses.ts';
import { ShareLink } from '../shell/share.tsx';
import { NextLevel } from './next-level.tsx';
import { RecordButton } from './record-button.tsx';
import { Scores } from './scores.tsx';
import { Victory } from './victory.tsx';

/** The end of a game: who won and how the points came about, and what to do next. */
export function EndPanel({ onClose }: { readonly onClose: () => void }) {
  const { id, loaded } = useHere();
  const [, go] = useLocation();
  const seats = useSeats();
  const outcome = useTable((s) => s.known.info?.outcome);
  const mine = useTable((s) => s.known.info?.mine);
  const view = useTable((s) => s.known.position?.view);
  const record = useRecord(id);
  const played = useMemo(() => (record ? film(loaded.game, loaded.ui, record) : null), [record, loaded]);
  const told = useCourses(played?.ok ? played.film : null, loaded.ui);
  if (!outcome) return null;
  const you = mine?.length === 1 ? mine[0]! : null;
  const last = played?.ok ? played.film.states.at(-1) : undefined;
  const decisive = told[0] && whatMattered(outcome, told[0].turning);
  const mattered = decisive?.lead ? 'Where the lead was taken for good' : 'What mattered most';
  const watch = (at: number) => go(`/replay/${id}?move=${at}`);
  return (
    <Dialog title={sayWinners(outcome, seats, you)} place="wide" onClose={onClose}>
      <div className="end">
        <div className="end-result">
          {view ? (
            <Victory outcome={outcome} ui={loaded.ui} view={view as Core}>
              {loaded.ui.endings[outcome.reason]} {sayDecided(outcome, seats, loaded.ui, view as Core)}
            </Victory>
          ) : null}
          <div>
            <Ranking
              outcome={outcome}
              seats={seats}
              counted={loaded.ui.counted}
              tied={(seat) => (view ? loaded.ui.tied?.(view as Core, seat) : null)}
            />
          </div>
        </div>
        <Next />
        {decisive && (
          <section className="turning" aria-label={mattered}>
            <h3>{told.length === 1 ? mattered : `${mattered}: ${told[0]!.course.label}`}</h3>
            <TurningLine point={decisive} seats={seats} at={null} onGo={watch} />
          </section>
        )}
        <HowItCame told={told} seats={seats} at={null} onGo={watch} />
        {last && <Scores view={last} seats={seats} ui={loaded.ui} />}
        <ShareLink label="The replay, for everybody" url={`${location.origin}/replay/${id}`} />
        <div className="answers">
          <RecordButton />
          {record && <Verify record={record} />}
        </div>
      </div>
    </Dialog>
  );
}

function useRecord(id: string): RecordFile | null {
  const [record, setRecord] = useState<RecordFile | null>(null);
  useEffect(() => {
    let gone = false;
    void untilAnswered(() => api.record(id), isMissed).then(
      (answer) => answer.ok && !gone && setRecord(answer.value),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return record;
}

/** To watch it all again, on to the rematch, or home. */
function Next() {
  const { id, live } = useHere();
  const [, go] = useLocation();
  const rematch = useTable((s) => s.known.info?.rematch);
  const played = useTable((s) => (s.known.info?.mine.length ?? 0) > 0);
  const again = async () => {
    const answer = await live.send({ do: 'rematch' });
    if (answer.ok && answer.value.table) go(`/table/${answer.value.table}`);
  };
  return (
    <div className="answers end-next">
      {played && (
        <Button look="signal" icon="rematch" onClick={() => void again()}>
          {rematch ? 'Join the rematch' : 'Rematch'}
        </Button>
      )}
      <Button icon="play" onClick={() => go(`/replay/${id}`)}>
        Watch the replay
      </Button>
      <Link href="/" className={buttonLook({})}>
        <Icon name="home" size={18} />
        Home
      </Link>
      <FullNext />
      <NextLevel />
    </div>
  );
}

/** Plays the whole game again in the browser and checks every draw against the seal from the start. */
function Verify({ record }: { readonly record: RecordFile }) {
  const { game } = useHere().loaded;
  const seal = useTable((s) => s.known.info?.commitment);
  const [result, setResult] = useState<Refusal | 'fine' | null>(null);
  const check = () => {
    const checked = verify(game, record as unknown as GameRecord);
    if (!checked.ok) setResult(checked.error);
    else setResult(record.commitment === seal ? 'fine' : { code: 'broken-commitment', params: {} });
  };
  return (
    <>
      <Button icon="shield" onClick={check}>
        Check the game
      </Button>
      <p role="status" className="verified">
        {result === 'fine' && (
          <>
            <Icon name="check" size={18} /> All {record.moves.length} moves were legal, the result is right,
            and seed and salt fit the seal <code className="seal">{record.commitment.slice(0, 16)}…</code>{' '}
            shown at the start.
          </>
        )}
        {result !== null && result !== 'fine' && sayRecordFault(result)}
      </p>
    </>
  );
}
