import { plainText } from '@conclave/frame/event-parts.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Viewer } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { hexpanse } from '../index.ts';
import { sourceAt } from '../rules/sources.ts';
import type { State } from '../rules/types.ts';
import { cardLine, cardName, END_REASONS, modeTexts, phaseTexts, sourceName } from '../words/names.ts';
import { cardNames } from '../words/parts.ts';
import { question } from '../words/questions.ts';
import { territoryName } from '../words/territory-names.ts';

type View = Readonly<State>;

function phase(view: View, names: readonly string[]): string {
  const t = tables(view);
  const phases = phaseTexts(t);
  const game = `${modeTexts(t)[view.mode].name} game${view.pairs ? ' in pairs' : ''}, ${view.board} board.`;
  if (view.phase === 'setup') return `${game} ${phases.setup.name}; ${names[view.first]} begins.`;
  const left = view.phase === 'action' ? `, ${plural(view.actionsLeft, 'action')} left` : '';
  return `${game} Round ${view.round} of at most ${view.roundCap}. Turn of ${names[view.active]}: ${phases[view.phase].name.toLowerCase()}${left}.`;
}

/** What is asked, to the viewer as a sentence, of others as what they do. */
function asked(view: View, viewer: Viewer, names: readonly string[]): string[] {
  const said = question(view);
  if (said === null) return [];
  const waiting = hexpanse.waiting(view as State);
  return waiting.includes(viewer as number)
    ? [`You: ${plainText(said.asks, names)}`]
    : [`${listed(waiting.map((seat) => names[seat]!))} ${said.waits}.`];
}

/** Abilities that are still to come in the chain. */
function chain(view: View): string[] {
  const waiting = view.queue.map(
    (territory) => `${sourceName(sourceAt(view, territory, 'arrival'))} at ${territoryName(territory)}`,
  );
  return waiting.length > 0 ? [`Still to come in the chain: ${waiting.join(', then ')}.`] : [];
}

/** Where the game stands and what is asked. */
export function situation(view: View, viewer: Viewer, names: readonly string[]): string[] {
  if (view.outcome !== null)
    return [`The game is over. ${END_REASONS[view.outcome.reason as keyof typeof END_REASONS]}`];
  return [phase(view, names), ...asked(view, viewer, names), ...chain(view)];
}

/** The market with texts, extra cards, deck and discard pile. */
export function market(view: View): string[] {
  const t = tables(view);
  const line = (card: number): string => `  ${cardName(card)}: ${cardLine(t, card)}.`;
  const known = view.extra.filter((card) => card >= 0);
  const hidden = view.extra.length - known.length;
  const buried = view.buried.flat();
  const seen = buried.filter((card) => card >= 0);
  return [
    'Market:',
    ...view.market.map(line),
    ...(known.length > 0 ? ['Extra cards:', ...known.map(line)] : []),
    ...(hidden > 0 ? [`${plural(hidden, 'extra card')}, seen by the buyer alone.`] : []),
    ...(view.promised > 0
      ? [`Up to ${plural(view.promised, 'extra card')} will come in this market phase.`]
      : []),
    `Deck: ${plural(view.deck.length, 'card')}. Discarded: ${cardNames(view.discard)}; face down ${buried.length}${seen.length > 0 ? `, of which you know ${cardNames(seen)}` : ''}.`,
  ];
}
