import { stepOf } from '@conclave/frame/questions.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { sealedChoice, Tip, useFlip, useRoving } from '@conclave/kit';
import { valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { cardPower, typeOf } from '../../rules/conflict/power.ts';
import type { Move, State } from '../../rules/types.ts';
import { advanceOf } from '../card/advance.ts';
import { TechnologyTile } from '../card/technology-tile.tsx';
import { type Props, useDraft } from '../draft.ts';
import { chosenSet } from '../drafting.ts';
import { isAside, offersOf } from '../parts.ts';

/** What the cards of the hand are asked for: chosen one at a time, several, or not at all. */
function useHandAct(props: Props) {
  const { game, view, viewer, moves } = props;
  const draft = useDraft(props);
  const offers = offersOf(view, viewer as Seat, moves).filter(({ move }) => !isAside(move));
  const isSeveral = offers.some(({ move: [label] }) => label === 'redraw');
  const open = isSeveral ? new Set(view.hands[viewer as Seat]) : valuesOf(offers, 'card');
  const sealed = sealedChoice<State, Move>(game, view, viewer as Seat);
  const chosen = isSeveral
    ? chosenSet(draft)
    : draft.picks.some(([name]) => name === 'card')
      ? [draft.chosen.card!]
      : sealed?.[0] === 'commit' || sealed?.[0] === 'keep'
        ? [sealed[1]]
        : [];
  return {
    markOf: (card: number) => (chosen.includes(card) ? 'chosen' : open.has(card) ? 'open' : null),
    pressOf: (card: number) =>
      !open.has(card) ? undefined : () => (isSeveral ? draft.toggleMember(card) : draft.toggle('card', card)),
    confirmOf: (card: number) => (draft.complete && chosen.includes(card) ? draft.confirm : undefined),
  } as const;
}

/** The viewer's hand, or the packet of a draft: a press chooses a card where one is asked for, else shows it. */
function Hand({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, speed } = props;
  const { markOf, pressOf, confirmOf } = useHandAct(props);
  const isDraft = stepOf(view) === 'draft.keep';
  const cards = isDraft ? [...view.packets[seat]!, ...view.hands[seat]!] : view.hands[seat]!;
  const roving = useRoving<HTMLDivElement>();
  useFlip(roving.ref, String(cards), speed);
  const c = stepOf(view)?.startsWith('conflict.commit') ? view.conflict : null;
  const side = c === null ? -1 : c.attacker === seat ? 0 : c.defender === seat ? 1 : -1;
  const title = isDraft ? 'Packet' : 'Hand';
  return (
    <section className="hg-group" aria-label={title}>
      <h3 className="k-line">
        {title} <span className="k-quiet">{cards.length}</span>
      </h3>
      <div
        className="hg-cards"
        role="group"
        aria-label={`${title}, ${plural(cards.length, 'technology', 'technologies')}`}
        {...roving}
      >
        {cards.map((card) => (
          <TechnologyTile
            key={card}
            t={tables(view)}
            card={card}
            mark={markOf(card)}
            advance={isDraft ? null : advanceOf(view, seat, card)}
            counts={side < 0 ? null : cardPower(view, card, typeOf(c!, side))}
            onPress={pressOf(card)}
            onConfirm={confirmOf(card)}
          />
        ))}
        {cards.length === 0 && <span className="k-quiet">none</span>}
      </div>
    </section>
  );
}

/** Cards that lie open: Advanced Technologies with their slots, or the inactive pile. */
export function OpenCards({
  props,
  seat,
  kind,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly kind: 'advanced' | 'inactive';
}) {
  const cards = props.view[kind][seat]!;
  const roving = useRoving<HTMLDivElement>();
  useFlip(roving.ref, String(cards), props.speed);
  const free = kind === 'advanced' ? tables(props.view).slots - cards.length : 0;
  if (kind === 'inactive' && cards.length === 0) return null;
  return (
    <section className="hg-group" aria-label={kind === 'advanced' ? 'Advanced' : 'Inactive'}>
      <h3 className="k-line">
        {kind === 'advanced' ? (
          'Advanced'
        ) : (
          <Tip
            rule="HG-CON-40"
            tip="Used in conflicts: they come back at Arbitration, by Research, or when the last card of the hand is played."
          >
            Inactive
          </Tip>
        )}
      </h3>
      <div
        className="hg-cards"
        data-kind={kind}
        role="group"
        aria-label={plural(cards.length, 'technology', 'technologies')}
        {...roving}
      >
        {cards.map((card) => (
          <TechnologyTile key={card} t={tables(props.view)} card={card} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <span key={i} className="hg-slot-free" title="A free slot" aria-hidden="true" />
        ))}
      </div>
    </section>
  );
}

/** All technologies of the viewer: in hand, inactive, advanced. */
export function Technologies({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view } = props;
  return (
    <div className="hg-technologies">
      {(!view.learning || view.hands[seat]!.length > 0) && <Hand props={props} seat={seat} />}
      <OpenCards props={props} seat={seat} kind="advanced" />
      <OpenCards props={props} seat={seat} kind="inactive" />
    </div>
  );
}
