import { sayAskedBy } from '@conclave/frame/asked.ts';
import { listed } from '@conclave/frame/words.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { apex } from '../index.ts';
import { leftAtEnd, passing } from '../rules/cards.ts';
import { expansion } from '../rules/expansion.ts';
import type { EndReason, State } from '../rules/types.ts';
import { war } from '../rules/war.ts';
import { endReasons, poolText, STRATEGY_TEXT } from '../words/names.ts';
import { question } from '../words/questions.ts';
import { sectorName } from '../words/sector-names.ts';

/** Where the hands go when this round is over (AX-AGE-05, 06). */
function passed(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string {
  if (view.round === tables(view).rounds) {
    const left = leftAtEnd(view);
    if (left === 0) return 'after this round the hands are empty';
    const last = left === 1 ? 'the last card of each hand is' : `the last ${left} cards of each hand are`;
    return `after this round ${last} put away unseen`;
  }
  const side = passing(view) === 1 ? 'left' : 'right';
  const yours =
    viewer === 'table' ? '' : `, yours to ${names[(viewer + passing(view) + view.seats) % view.seats]}`;
  return `hands are passed to the ${side}${yours}`;
}

/** Whose turns are left in this round, the first of them under way. */
function turns(view: Readonly<State>, names: readonly string[]): string {
  const said = view.queue.map((seat) => {
    const { card, strategy } = view.choices[seat]!;
    return `${names[seat]} ${STRATEGY_TEXT[strategy].name} with ${card}`;
  });
  return `Turn: ${said[0]}.${said.length > 1 ? ` Then ${said.slice(1).join(', ')}.` : ''}`;
}

const asked = sayAskedBy(apex, question);

/** Where the game stands and what is asked, the age and the round first. */
export function situation(view: Readonly<State>, viewer: Viewer, names: readonly string[]): string[] {
  const t = tables(view);
  if (view.outcome !== null) return [`The game is over. ${endReasons(t)[view.outcome.reason as EndReason]}`];
  const now = asked(view, viewer, names);
  if (view.age === 0) return ['Set-up.', ...now];
  const start = `Age ${view.age} of ${t.ages}, round ${view.round} of ${t.rounds}; ${passed(view, viewer, names)}.`;
  if (view.queue.length === 0) return [start, ...now];
  const pool = expansion.under(view)?.pool;
  const fought = war.under(view)?.fought ?? [];
  return [
    start,
    turns(view, names),
    ...(pool ? [`Left in the pool: ${poolText(pool)}.`] : []),
    ...(fought.length > 0
      ? [`Fought in this turn: ${listed(fought.map((sector) => sectorName(view, sector)))}.`]
      : []),
    ...now,
  ];
}
