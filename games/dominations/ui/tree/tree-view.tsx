import type { Seat } from '@conclave/kernel';
import { SeatBadge, Tip } from '@conclave/kit';
import { Folded } from '@conclave/kit/table';
import { DOMAINS } from '../../data/domains.ts';
import { tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { nodusSays } from '../../words/mastery-words.ts';
import { domainName, masteryName } from '../../words/names.ts';
import { treeLines, treeSize } from '../../words/tree.ts';
import { useWood } from '../art/wood.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { DomainSign, Sign } from '../symbols/symbols.tsx';
import { CopyButton, copiesOf } from './copies.tsx';
import { shownTree, useSheet, useTurningBack, useTurnTo } from './shown.ts';
import { Switch } from './switch.tsx';
import { TreeBoard } from './tree-board.tsx';
import { TreeEffects } from './tree-effects.tsx';
import '../card/card.css';
import './tree.css';

type View = Readonly<State>;

/** Nodus by colour. */
function NodusCount({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return (
    <Tip className="k-flow k-soft k-fine" rule="DM-TRE-06" tip={nodusSays(tables(view))}>
      <Sign name="nodus" size={16} /> Nodus
      {DOMAINS.map((code, domain) => (
        <span key={code} className={`dm-domain-${domain}`}>
          <DomainSign domain={domain} size={15} title={domainName(domain)} />{' '}
          <b>{view.nodus[seat]![domain]}</b>
        </span>
      ))}
    </Tip>
  );
}

/** The copies of the card that is being gained; on a phone they are in the prompt. */
function Copies({ table }: { readonly table: Props }) {
  const draft = useDraft(table);
  const copies = copiesOf(table, draft);
  if (copies.length === 0) return null;
  const name = masteryName(draft.chosen.kind!);
  return (
    <fieldset className="dm-copies k-line k-fine" aria-label={`Copies of ${name}`}>
      <span className="k-quiet">{name}: they differ in their sides</span>
      {copies.map((of) => (
        <CopyButton key={of.copy} table={table} of={of} />
      ))}
    </fieldset>
  );
}

const TreeText = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <ul>
    {treeLines(view, seat).map((line) => (
      <li key={line}>{line.trim()}</li>
    ))}
  </ul>
);

/** Whether a place in the own Tree is being chosen. */
const isFor = ({ picks, chosen: { kind, monument } }: Draft): boolean =>
  picks.length > 0 && (kind !== undefined || monument !== undefined);

/** The Trees: the own one first, those of others one press away. */
export function TreeView({ table }: { readonly table: Props }) {
  const { view, viewer, seats, moves } = table;
  const draft = useDraft(table);
  const { sheet, seat } = useSheet(table, draft);
  useTurningBack(table, draft);
  const wood = useWood();
  const turnTo = useTurnTo();
  const showTree = shownTree.useSet();
  const open = (other: Seat) => (other === viewer ? turnTo('tree', moves, draft.picks) : showTree(other));
  return (
    <>
      <Switch table={table} sheet={sheet} />
      {sheet === 'tree' && (
        <section
          className="dm dm-sheet-over dm-tree-view"
          data-choosing={isFor(draft) || undefined}
          style={wood}
          aria-label={`Tree of ${seats[seat]!.name}`}
        >
          <header className="k-flow k-loose">
            <div className="dm-tree-tabs k-flow k-near map-row" role="group" aria-label="Whose Tree">
              {view.order.map((other) => (
                <button
                  key={other}
                  type="button"
                  className="k-press k-within k-soft"
                  aria-pressed={other === seat}
                  aria-label={`Tree of ${seats[other]!.name}, ${treeSize(view, other)}`}
                  onClick={() => open(other)}
                >
                  <SeatBadge seat={other} info={seats[other]!} /> {view.cards[other]!.length}
                </button>
              ))}
            </div>
            <NodusCount view={view} seat={seat} />
            <TreeEffects table={table} seat={seat} />
          </header>
          {seat === viewer && <Copies table={table} />}
          <TreeBoard table={table} seat={seat} />
          <Folded
            className="dm-tree-text map-roomless k-note"
            summary={<summary className="k-line">Tree as text</summary>}
          >
            <TreeText view={view} seat={seat} />
          </Folded>
        </section>
      )}
    </>
  );
}
