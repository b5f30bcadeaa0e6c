import { useState } from 'react';
import { useHere, useTable, useTableProps } from '../live/context.tsx';
import { RulesScope } from '../rules/rules-scope.tsx';
import { Announcer } from './announcer.tsx';
import { Consent } from './consent.tsx';
import { Digest } from './digest.tsx';
import { EndPanel } from './end-panel.tsx';
import { SidePanel, TableSheet } from './panels.tsx';
import { PromptLine } from './prompt-line.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { Seats } from './seats.tsx';
import { TableBar } from './table-bar.tsx';
import './table.css';
import { useTurnSignal } from './turn-signal.ts';
import { useWide } from './use-wide.ts';

/** The table: board in the middle, seats, log, prompt line and the own area docked round it. */
export function Playing() {
  const { loaded } = useHere();
  const props = useTableProps();
  const finished = useTable((s) => s.known.info?.status === 'finished');
  const [endShown, setEndShown] = useState(true);
  const wide = useWide();
  useTurnSignal();
  if (!props) return null;
  const { Board, Mine, boardFills } = loaded.ui;
  const mine = props.viewer !== 'table' && (
    <>
      <h2 className="unseen">My area</h2>
      <Mine {...props} />
    </>
  );
  const atEnd = finished && endShown && props.beat === null;
  return (
    <RulesScope loaded={loaded}>
      <div className={wide ? 'table table-wide' : 'table table-narrow'} data-fills={boardFills}>
        <a className="skip" href="#prompt">
          Skip to what is asked
        </a>
        <TableBar onEnd={finished && props.beat === null ? () => setEndShown(true) : null} />
        {wide && (
          <aside className="table-seats" aria-label="Seats">
            <Seats props={props} />
          </aside>
        )}
        {!wide && boardFills && <SeatStrip props={props} />}
        <main className="table-board" aria-label="Board" tabIndex={-1}>
          <h2 className="unseen">Board</h2>
          <Digest />
          <Board {...props} />
        </main>
        <PromptLine props={props} />
        {wide ? (
          mine && (
            <section className="table-mine" aria-label="My area">
              {mine}
            </section>
          )
        ) : (
          <TableSheet
            mine={mine && <div className="sheet-padded">{mine}</div>}
            seats={<Seats props={props} />}
          />
        )}
        {wide && <SidePanel />}
        <Announcer />
      </div>
      <Consent />
      {atEnd && <EndPanel onClose={() => setEndShown(false)} />}
    </RulesScope>
  );
}
