import { listed } from '@conclave/frame/words.ts';
import { Button, IconButton, RuleLink, SeatBadge, said, tableState, useEscape } from '@conclave/kit';
import type { ReactNode } from 'react';
import { tables } from '../../data/tables.ts';
import type { Conflict, State } from '../../rules/types.ts';
import { attackerParts } from '../../words/conflict-words.ts';
import { PATTERN_NAME, TYPE_TEXT } from '../../words/names.ts';
import { sectorPart } from '../../words/parts.ts';
import { sectorName } from '../../words/sector-names.ts';
import { planOf } from '../board/plan.ts';
import type { Props } from '../draft.ts';
import './conflict.css';
import { stake } from './stake.ts';

/** Whether the scene is folded to its head, because one wants to see the galaxy. */
const folded = tableState(false);
export const useFold = folded.useSet;

/** The side of the galaxy on which a sector does not lie, so that a panel there leaves it in sight. */
function awayFrom(view: Readonly<State>, sector: number): 'start' | 'end' {
  const { points, box } = planOf(view);
  return points[sector]!.x > box.x + box.width / 2 ? 'start' : 'end';
}

type Attack = Pick<Conflict, 'pattern' | 'attacker' | 'defender' | 'by' | 'from' | 'sector' | 'target'>;

/** Who attacks whom with what, in one line. */
function What({ attack, table: { view, seats } }: { readonly attack: Attack; readonly table: Props }) {
  const { pattern, attacker, defender, by, from, sector, target } = attack;
  const things = listed(stake(view, attack));
  return (
    <p className="hg-conflict-what">
      <SeatBadge seat={attacker} info={seats[attacker]!} /> with{' '}
      {said(attackerParts(pattern, by, from), seats)} against{' '}
      {things || `the ${TYPE_TEXT[target].name.toLowerCase()} pieces`} of{' '}
      <SeatBadge seat={defender} info={seats[defender]!} /> at <b>{said([sectorPart(sector)], seats)}</b>
    </p>
  );
}

interface FrameProps {
  readonly table: Props;
  readonly attack: Attack;
  readonly kind: 'scene' | 'preview';
  /** Beside the name of the pattern, also while folded. */
  readonly brief: ReactNode;
  /** Goes on from the end of a conflict of one's own, which stays until then. */
  readonly goOn?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The panel of a conflict: beside the Conflict Sector on a wide board, a sheet over the lower part of a narrow one. */
export function Frame({ table, attack, kind, brief, goOn, children }: FrameProps) {
  const isFolded = folded.use() && !goOn;
  const fold = useFold();
  useEscape(!isFolded, goOn ?? (() => fold(true)));
  const { pattern, sector } = attack;
  const name = PATTERN_NAME[pattern];
  return (
    <section
      className="hg hg-conflict map-sheet k-over"
      data-kind={kind}
      data-inline={awayFrom(table.view, sector)}
      data-folded={isFolded || undefined}
      aria-label={`${kind === 'preview' ? 'Preview: ' : ''}${name} at ${sectorName(sector)}`}
    >
      <div className="hg-conflict-head k-line">
        <h2>{name}</h2>
        <span className="k-soft k-short">
          {tables(table.view).patterns[pattern].result === 'takeover' ? 'takeover' : 'destruction'} at{' '}
          {sectorName(sector)}
        </span>
        <RuleLink rule={kind === 'preview' ? 'HG-CON-09' : 'HG-CON-31'} brief />
        <span className="hg-conflict-brief k-rest k-firm k-num">{brief}</span>
        {goOn ? (
          <Button small look="signal" aria-keyshortcuts="Escape" onClick={goOn}>
            Go on
          </Button>
        ) : (
          <IconButton
            icon={isFolded ? 'chevron-up' : 'chevron-down'}
            label={isFolded ? 'Show the conflict' : 'Fold the conflict'}
            aria-expanded={!isFolded}
            onClick={() => fold(!isFolded)}
          />
        )}
      </div>
      {!isFolded && (
        <div className="hg-conflict-body k-stack">
          <What attack={attack} table={table} />
          {children}
        </div>
      )}
    </section>
  );
}
