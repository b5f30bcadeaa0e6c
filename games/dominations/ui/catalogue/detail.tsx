import type { Seat } from '@conclave/kernel';
import { Button, explain, IconButton, SeatBadge } from '@conclave/kit';
import { masteryCard } from '../../data/cards.ts';
import { MASTERY } from '../../data/mastery.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import { hasCard } from '../../rules/holdings.ts';
import type { Move } from '../../rules/types.ts';
import { neededBy } from '../../words/mastery-words.ts';
import { copyName, knowledge, masteryName } from '../../words/names.ts';
import { cardSides } from '../../words/tree.ts';
import { Scene } from '../art/scene.tsx';
import { coloursOf, Halves } from '../card/halves.tsx';
import { MasteryText } from '../card/mastery-text.tsx';
import { type Props, useDraft } from '../draft.ts';
import { moveWarning } from '../prompt/warnings.ts';
import { isAssimilating, isDeveloping } from '../situation.ts';
import { DomainSign } from '../symbols/symbols.tsx';
import { whyNotCard } from '../why-not.ts';
import { standingText } from './entry.tsx';
import type { Standing } from './standing.ts';

/** The copies in the supply with their sides. */
function Copies({ kind, copies }: { readonly kind: number; readonly copies: readonly number[] }) {
  return (
    <ul className="dm-detail-copies k-flow" aria-label="Copies left">
      {copies.map((copy) => {
        const card = masteryCard(kind, copy);
        return (
          <li key={copy} className="dm-copy">
            <span
              className="dm-spot"
              role="img"
              aria-label={`Copy ${copyName(copy)}: ${cardSides(NEWEST, card)}`}
            >
              <Halves of={coloursOf(card)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The button that begins to gain or turn it, or says why it can't be done. */
function Begin({ table, seat, of }: { readonly table: Props; readonly seat: Seat; readonly of: Standing }) {
  const { game, view, seats, moves } = table;
  const draft = useDraft(table);
  if (!isDeveloping(table)) return null;
  const { kind, side, cost } = of;
  const price = isAssimilating(view) ? 'free of cost' : `for ${knowledge(cost, MASTERY[kind]!.domain)}`;
  const can = moves.some(([label, of]) => (label === 'gain' || label === 'advance') && of === kind);
  const begin = () => {
    const turn: Move = ['advance', kind];
    if (side === 1 && moveWarning(view, seat, seats, turn) === null) draft.send(turn);
    else draft.pickAll(['kind', kind]);
  };
  return (
    <Button
      small
      look="signal"
      aria-disabled={!can}
      onClick={(e) => {
        if (can) begin();
        else explain(e.currentTarget, whyNotCard(game, view, seat, kind)!);
      }}
    >
      {side === 0 ? `Gain ${price} …` : `Turn Advanced ${price}`}
    </Button>
  );
}

/** All about one kind of card. */
export function Detail({
  table,
  seat,
  of,
  close,
}: {
  readonly table: Props;
  readonly seat: Seat;
  readonly of: Standing;
  readonly close: () => void;
}) {
  const { view, seats, viewer } = table;
  const { kind, side, copies } = of;
  const owners = view.order.filter((other) => hasCard(view, other, kind));
  const needed = neededBy(kind).map(({ name }) => name);
  const { domain } = MASTERY[kind]!;
  return (
    <aside className="dm-detail k-stack" aria-label={masteryName(kind)}>
      <header className="k-panel-head">
        <h3 className="k-line">
          <DomainSign domain={domain} size={20} /> {masteryName(kind)}
        </h3>
        <IconButton icon="close" label="Close" onClick={close} />
      </header>
      <Scene card={masteryCard(kind, 0)} className="dm-detail-scene" />
      <Begin table={table} seat={seat} of={of} />
      <MasteryText t={tables(view)} card={tables(view).mastery[kind]!} side={side} />
      {needed.length > 0 && <p className="k-quiet">{needed.join(' and ')} needs it.</p>}
      {viewer !== 'table' && (
        <p>
          <b>For you</b> {standingText(of)}.
        </p>
      )}
      {owners.length > 0 && (
        <p className="k-flow k-soft k-fine">
          {owners.map((other) => (
            <span key={other} className="k-within">
              <SeatBadge seat={other} info={seats[other]!} />
              {view.mastery[other]![kind] === 2 ? 'Advanced' : 'Basic'}
            </span>
          ))}
        </p>
      )}
      {side === 0 && copies.length > 0 && <Copies kind={kind} copies={copies} />}
    </aside>
  );
}
