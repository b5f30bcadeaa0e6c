import { games } from '@conclave/games';
import { takingBack, telling, useEscape, useWide } from '@conclave/kit';
import { useState } from 'react';
import { TableAdvice } from '../advice/table-advice.tsx';
import { useAsked, useHere, useTable, useTableProps } from '../live/context.tsx';
import { RulesScope } from '../rules/rules-scope.tsx';
import { ChoiceSounds } from '../sound/choice-sounds.tsx';
import { useBoardSounds } from '../sound/use-sounds.ts';
import { Announcer } from './announcer.tsx';
import { Consent } from './consent.tsx';
import { Deeds } from './deeds.tsx';
import { EndPanel } from './end-panel.tsx';
import { FirstMinute, useFirstMinute } from './first-minute.tsx';
import { logPinned } from './log-pinned.ts';
import { News } from './news.tsx';
import { SidePanel, TableSheet } from './panels.tsx';
import { PromptLine } from './prompt-line.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { Seats } from './seats.tsx';
import { TableBar } from './table-bar.tsx';
import './table.css';
import { InShort, Tray } from './tray.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { useTold } from './use-told.ts';

/** Escape closes the log; apart from the table, which need not be drawn anew whenever a move is begun. */
function LogEscape({ isOpen }: { readonly isOpen: boolean }) {
  // What is not made yet is taken back before the log closes.
  const isUnderWay = takingBack.use() !== null;
  // Nor does a log close that has stood there all the time: it is not what was opened last.
  const [stands, setStands] = useState(isOpen);
  if (stands && !isOpen) setStands(false);
  useEscape(isOpen && !stands && !isUnderWay, () => logPinned.set(false));
  return null;
}

/** The table: the board is the room; seats, log, prompt and the own area lie over its edges. */
export function Playing() {
  const { loaded, hear } = useHere();
  const props = useTableProps();
  const told = useTold(props);
  const finished = useTable((s) => s.known.info?.status === 'finished');
  const isTold = telling.use() === 0;
  const [endShown, setEndShown] = useState(true);
  const [ideaShown, setIdeaShown] = useState(useFirstMinute());
  const wide = useWide();
  const isLogOpen = logPinned.use() && wide;
  const isAsked = useAsked();
  useTurnSignal();
  useBoardSounds(loaded, props, hear);
  if (!props || !told) return null;
  const { Board, boardFills, idea } = loaded.ui;
  const hasOwn = props.viewer !== 'table';
  const atEnd = finished && endShown && props.beat === null && isTold;
  return (
    <RulesScope loaded={loaded} table={props}>
      <div
        className={wide ? 'table table-wide' : 'table table-narrow'}
        data-fills={boardFills}
        data-tray={loaded.ui.Tray !== undefined || undefined}
      >
        <a className="skip" href="#prompt">
          Skip to what is asked
        </a>
        <TableBar
          onIdea={idea ? () => setIdeaShown(true) : null}
          onEnd={finished && props.beat === null ? () => setEndShown(true) : null}
        />
        {wide ? (
          <aside className="table-seats" aria-label="Seats">
            <Seats props={told} />
          </aside>
        ) : (
          <SeatStrip props={told} />
        )}
        {wide && <Deeds />}
        <main className="table-board" aria-label="Board" tabIndex={-1}>
          <h2 className="unseen">Board</h2>
          <Board {...props} />
        </main>
        <News />
        <TableAdvice props={props} />
        <PromptLine props={isAsked ? props : told} />
        {wide ? (
          hasOwn && <Tray props={props} ui={loaded.ui} />
        ) : (
          <>
            {hasOwn && <InShort props={props} ui={loaded.ui} />}
            <TableSheet props={props} />
          </>
        )}
        {isLogOpen && <SidePanel />}
        <LogEscape isOpen={isLogOpen} />
        <Announcer />
        <ChoiceSounds hear={hear} />
      </div>
      <Consent />
      {idea && ideaShown && (
        <FirstMinute
          load={idea}
          title={games[loaded.game.id]?.meta.title ?? loaded.game.id}
          onClose={() => setIdeaShown(false)}
        />
      )}
      {atEnd && <EndPanel onClose={() => setEndShown(false)} />}
    </RulesScope>
  );
}
