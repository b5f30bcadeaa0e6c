import { plainText } from '@conclave/frame/event-parts.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { TYPES } from '../data/tracks.ts';
import { hegemonic } from '../index.ts';
import { lastRound } from '../rules/ending.ts';
import type { State } from '../rules/types.ts';
import { CARD_TEXT, END_REASONS, PHASE_TEXT, technologyName, tileName, tileText } from '../words/names.ts';
import { question } from '../words/questions.ts';
import { type Turn, turns } from '../words/turn-order.ts';

type View = Readonly<State>;

function phase(view: View): string {
  const { round, phase, actionPhase } = view;
  const last = lastRound(view);
  if (phase === 'setup') return `${PHASE_TEXT.setup.name}.`;
  const name = PHASE_TEXT[phase].name;
  return `Round ${round}${Number.isFinite(last) ? ` of at most ${last}` : ''}, ${phase === 'action' ? `${name.toLowerCase()} ${actionPhase} of 3` : name.toLowerCase()}.`;
}

/** Who follows: “Bo with Assault, then as Ada will say Cleo with Subvert and Dan with Subvert”. */
function following(view: View, order: readonly Turn[], names: readonly string[]): string {
  const said = ({ seat, card }: Turn) =>
    `${names[seat]}${card === null ? '' : ` with ${CARD_TEXT[card].name}`}`;
  const { order: number } = tables(view);
  const isTied = ({ state }: Turn) => state === 'open';
  const groups: Turn[][] = [];
  for (const turn of order) {
    const last = groups.at(-1)?.at(-1);
    const isSame = last && isTied(last) && isTied(turn) && number[last.card!] === number[turn.card!];
    if (isSame) groups.at(-1)!.push(turn);
    else groups.push([turn]);
  }
  return groups
    .map((group) =>
      group.length === 1
        ? said(group[0]!)
        : `in the order that ${names[view.arbiter]} will say ${listed(group.map(said))}`,
    )
    .join(', ');
}

/** Whose turn it is, with which card, and who follows. */
function turnLines(view: View, names: readonly string[]): string[] {
  const order = turns(view);
  const now = order.find(({ state }) => state === 'now');
  const next = order.filter(({ state }) => state === 'next' || state === 'open');
  const left = view.phase === 'action' ? `, ${plural(view.actionsLeft, 'action')} left` : '';
  const first = now === undefined ? [] : [`Turn: ${following(view, [now], names)}${left}.`];
  const then = next.length === 0 ? [] : [`Then ${following(view, next, names)}.`];
  return now === undefined && then.length === 0 ? [] : [[...first, ...then].join(' ')];
}

/** What is asked, to the viewer as a sentence, of others as what they do. */
function asked(view: View, viewer: Viewer, names: readonly string[]): string[] {
  const said = question(view);
  if (said === null) return [];
  const waiting = hegemonic.waiting(view as State);
  if (waiting.includes(viewer as number)) {
    const others = waiting.filter((seat) => seat !== viewer).map((seat) => names[seat]!);
    const also = others.length > 0 ? ` Also asked: ${listed(others)}.` : '';
    return [`You: ${plainText(said.asks, names)}${also}`];
  }
  return [`${listed(waiting.map((seat) => names[seat]!))} ${said.waits}.`];
}

/** Tiles and technologies to be had. */
export function piles(view: View): string[] {
  const pool = view.pool.map((tile) => `${tileName(tile)} (${tileText(tables(view), tile)})`).join('; ');
  const discards = view.discards.map((pile, i) => {
    const type = view.discards.length === 1 ? '' : `${TYPES[i]} `;
    return `${type}${pile.length === 0 ? 'none' : `${pile.length}, on top ${technologyName(pile.at(-1)!)}`}`;
  });
  return [
    `Tiles: in the pool ${pool === '' ? 'none' : pool}. ${view.stack.length} in the stack.`,
    `Technologies: ${view.deck.length} in the draw pile; in the discards: ${discards.join('; ')}.`,
  ];
}

/** Where the game stands and what is asked, round and phase first. */
export function situation(view: View, viewer: Viewer, names: readonly string[]): string[] {
  if (view.outcome !== null)
    return [`The game is over. ${END_REASONS[view.outcome.reason as keyof typeof END_REASONS]}`];
  return [
    `${phase(view)} ${names[view.arbiter]} is Arbiter.`,
    ...turnLines(view, names),
    ...asked(view, viewer, names),
  ];
}
