import { sayAskedBy } from '@conclave/frame/asked.ts';
import type { Viewer } from '@conclave/kernel';
import { AGES } from '../data/numbers.ts';
import { tables } from '../data/tables.ts';
import { dominations } from '../index.ts';
import { extrasLeft } from '../rules/actions.ts';
import { EXTRAS } from '../rules/types.ts';
import { ageName, END_REASONS, EXTRA_NAME, PHASE_TEXT, roman } from '../words/names.ts';
import { omenSays } from '../words/omen-words.ts';
import { question } from '../words/questions.ts';
import type { View } from '../words/say/say.ts';

/** “Age II of III, round 3 of 5, Grow. Turn of Ada.” */
function moment(view: View, names: readonly string[]): string {
  const { age, round, phase, active } = view;
  const { rounds } = tables(view);
  if (phase === 'draft') return 'Draft.';
  const now = round === 0 || phase === 'end' ? '' : `, round ${round} of ${rounds}`;
  const turn = active < 0 ? '' : ` Turn of ${names[active]}.`;
  return `${ageName(age)} of ${roman(AGES)}${now}: ${PHASE_TEXT[phase].name}.${turn}`;
}

/** “Initiative: I Ada, II Bo.” */
const initiative = ({ order }: View, names: readonly string[]): string =>
  `Initiative: ${order.map((seat, i) => `${roman(i + 1)} ${names[seat]}`).join(', ')}.`;

/** Open Omens, each with what it does and when it ends. */
function omens(view: View, names: readonly string[]): string[] {
  return view.activeOmens.map((omen, i) => {
    const card = tables(view).omens[omen]!;
    const owner = names[view.omenOwners[i]!];
    const until =
      card.duration === 'turn'
        ? `until the end of the turn of ${owner}`
        : `until the next turn of ${owner} begins or the Age ends`;
    return `Omen ${card.name}, ${until}: ${omenSays(card)}`;
  });
}

/** Extra actions that the active player may still use in this Age. */
function extras(view: View): string[] {
  if (view.active < 0) return [];
  const left = EXTRAS.map((extra) => [extra, extrasLeft(view, view.active, extra)] as const).filter(
    ([, n]) => n > 0,
  );
  return left.length === 0
    ? []
    : [
        `Extra actions left in this Age: ${left.map(([extra, n]) => `${n} by ${EXTRA_NAME[extra]}`).join(', ')}.`,
      ];
}

const asked = sayAskedBy(dominations, question);

/** Where the game stands and what is asked, Age and round first. */
export function situation(view: View, viewer: Viewer, names: readonly string[]): string[] {
  if (view.outcome !== null) return [`The game is over. ${END_REASONS.ages}`];
  return [
    `${moment(view, names)} ${initiative(view, names)}`,
    ...omens(view, names),
    ...extras(view),
    ...asked(view, viewer, names),
  ];
}
