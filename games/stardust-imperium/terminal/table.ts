import { plainText } from '@conclave/frame/event-parts.ts';
import { paragraphs, seatsFrom } from '@conclave/frame/terminal.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Viewer } from '@conclave/kernel';
import { cardOf } from '../data/cards.ts';
import { cardIn } from '../data/tables.ts';
import { stardustImperium } from '../index.ts';
import { completionNumber } from '../rules/completion.ts';
import { effectiveCost } from '../rules/declaring.ts';
import { buildPoints, builtCount, isUnpaid, score } from '../rules/scoring.ts';
import { sellingPrice } from '../rules/selling.ts';
import type { Built, State } from '../rules/types.ts';
import { vpCount } from '../rules/victory-points.ts';
import { nameOf, namesOf } from '../words/cards.ts';
import { kindName, phaseOf } from '../words/names.ts';
import { question } from '../words/questions.ts';

const NAME_WIDTH = 34;
const TYPES_WIDTH = 22;
const DISCARDS_SHOWN = 3;
/** Where the table's settings hide the rest of the discard pile. */
const ONLY_TOP = 1;

/** The whole table: piles, every seat with its tableau, and the hands that are known. */
export function table(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string {
  return paragraphs([
    [...heading(view, names), ...asked(view, viewer, names)],
    ...seatsFrom(viewer, names).map((seat) => area(view, seat, names[seat]!, viewer)),
  ]);
}

function heading(view: Readonly<State>, names: readonly string[]): string[] {
  const { round, active, budget, extraBuilds, deck, discard, completedBy, extraTurns } = view;
  const turn = [`Round ${round}`, `turn of ${names[active]}: ${phaseOf(view)}`, `budget ${budget}$`];
  if (extraBuilds > 0) turn.push(plural(extraBuilds, 'extra build'));
  const top = namesOf(discard.slice(view.discardBrowsable ? -DISCARDS_SHOWN : -ONLY_TOP).reverse());
  const piles = `Deck ${deck.length} · discard pile ${discard.length}${discard.length > 0 ? `, on top ${top}` : ''}`;
  const end =
    completedBy < 0 || view.outcome !== null
      ? []
      : [
          `${names[completedBy]} has triggered the end: ${extraTurns === 1 ? 'this is the last turn' : `${extraTurns} turns left, this one included`}`,
        ];
  return [turn.join(' · '), piles, ...end];
}

/** What is asked, to the viewer as a sentence, of others as what they do. */
function asked(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string[] {
  const now = question(view);
  if (now === null) return [];
  const waiting = stardustImperium.waiting(view as State);
  return waiting.includes(viewer as number)
    ? [`You: ${plainText(now.asks, names)}`]
    : [`${listed(waiting.map((seat) => names[seat]!))} ${now.waits}.`];
}

function area(view: Readonly<State>, seat: number, name: string, viewer: Viewer): string[] {
  const built = view.tableaus[seat]!;
  const hand = view.hands[seat]!;
  const { total } = score(view, seat);
  const vps = vpCount(view, seat);
  const counts = [
    ...(view.vpCountsShown || seat === viewer || view.outcome !== null
      ? [plural(total, 'point'), `${vps} of them VP cards and tokens`]
      : [`${plural(total - vps, 'point')} built`]),
    `built ${builtCount(view, seat)} of ${completionNumber(view, seat)}`,
    plural(hand.length, 'hand card'),
  ];
  const known = hand.filter((uid) => uid >= 0);
  return [
    `${name}${seat === view.active ? ' ◂' : ''}   ${counts.join(' · ')}`,
    ...built.map((card) => builtLine(view, seat, card)),
    ...(known.length > 0 ? ['  in hand:', ...known.map((uid) => handLine(view, seat, uid))] : []),
  ];
}

const numbered = (uid: number): string => `#${uid}`.padStart(5);
const typesOf = (uid: number): string => cardOf(uid).types.join(', ');

function builtLine(view: Readonly<State>, seat: number, { uid, slipped, stash, named }: Built): string {
  const extras = [
    ...(isUnpaid(view, uid) ? ['declared, not paid'] : []),
    ...(stash.length > 0 ? [`holds ${namesOf(stash)}`] : []),
    ...(named > 0 ? [`names ${kindName(named)}`] : []),
  ];
  const start = `${numbered(uid)} ${slipped ? '– slipped  ' : '| unslipped'} ${nameOf(uid).padEnd(NAME_WIDTH)}`;
  return `${start} ${typesOf(uid).padEnd(TYPES_WIDTH)} ${`${buildPoints(view, seat, uid)}`.padStart(2)} VP ${extras.join(', ')}`.trimEnd();
}

function handLine(view: Readonly<State>, seat: number, uid: number): string {
  const { vp } = cardIn(view, uid);
  const cost = effectiveCost(view, seat, uid);
  const figures = `costs ${`${cost}`.padStart(2)}$  sells ${sellingPrice(view, seat, uid)}$  ${vp} VP`;
  return `${numbered(uid)}           ${nameOf(uid).padEnd(NAME_WIDTH)} ${typesOf(uid).padEnd(TYPES_WIDTH)} ${figures}`;
}
