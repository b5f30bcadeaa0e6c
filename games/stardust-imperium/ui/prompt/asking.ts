import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF } from '../../data/cards.ts';
import type { Move } from '../../rules/types.ts';
import { countBuilt } from '../../rules/zones.ts';
import { listed, nameOf } from '../card/words.ts';
import { cardsIn, hasPick } from '../drafting.ts';
import type { Props, Table } from '../table.ts';

/*
 * What the page says besides the question: what there is to press, what is worth a thought, and how a move under
 * construction goes on.
 */

/** What the lit cards are for: those of the hand are built, those of the tableau used. */
export function howToGo({ view }: Props, { mark, me, draft }: Table): string {
  const canBuild = view.hands[me!]!.some((uid) => mark(uid) === 'open');
  const canUse = draft.open.some(([name]) => name === 'use');
  if (canBuild && canUse) return 'Press a lit card: of your hand to build it, on the table to use it.';
  if (canBuild) return 'To build, press a lit card of your hand.';
  return canUse ? 'Lit cards on the table can be used first.' : '';
}

/** What is said of the main action where there is room for it. */
export function moreOfMain(props: Props, { me, mark }: Table): string {
  const { view } = props;
  const hand = view.hands[me!]!;
  const robots = countBuilt(view, me!, KIND.robotizedProduction) > 0;
  const more = [
    ...(robots && hand.length > 0
      ? ['Robotized Production: only a card of the highest printed cost in your hand can be built.']
      : []),
    ...(hand.some((uid) => mark(uid) === 'short')
      ? ['What is marked “short” needs a function that brings money first.']
      : []),
  ];
  return [...more, marketHint(props)].filter(Boolean).join(' ');
}

/** How several cards go on the discard pile at the hand limit. */
export const orderAtLimit = ({ moves }: Props): string =>
  moves[0]!.length > 2
    ? ' They go on the discard pile in the order in which you press them, the last one on top.'
    : '';

/** What follows once the two cards of a research are chosen; null before. */
export function askKeep({ draft: { complete, picks, open } }: Table): string | null {
  if (complete === null) return null;
  if (picks.some(([name]) => name === 'rest'))
    return 'Two stay, the others are discarded in the order of their numbers, the last one on top.';
  return open.some(([name]) => name === 'rest') ? 'These two stay.' : null;
}

/** Who could take the cards that a research discards (SI-CARD-24). */
function marketHint({ view, viewer, seats }: Props): string {
  const owners = view.tableaus.flatMap((tableau, seat: Seat) =>
    seat !== viewer && tableau.some((built) => !built.slipped && KIND_OF[built.uid] === KIND.blackMarket)
      ? [seats[seat]!.name]
      : [],
  );
  return owners.length === 0
    ? ''
    : `What you discard by research can go to the Black Market of ${listed(owners)}.`;
}

/** What else can be chosen once it is known which two cards stay. */
export const orderOfRest = ({ draft: { complete, picks, open } }: Table): string =>
  complete !== null && !picks.some(([name]) => name === 'rest') && open.some(([name]) => name === 'rest')
    ? ' The others are discarded in the order in which you press them; the last one lies on top.'
    : '';

/** What the function of a card still wants chosen, by its kind. */
const WANTS: { readonly [kind: number]: string } = {
  [KIND.indulgentiaAgency]: 'a card of your hand to give, and who gets it',
  [KIND.industrialZonePlanet]: 'another unslipped card to slip along',
  [KIND.holyLand]: 'an opponent with the most cards',
  [KIND.planetProbe]: 'whose VP cards to look through',
  [KIND.colonyPlanet]: 'how many VP cards to take into your hand',
  [KIND.reconstructionBase]: 'the built card to return to your hand',
};

/** What follows "Use X:" while the use of a card is put together. */
export function askUse({ draft }: Table, uid: number, seats: Props['seats']): string {
  const { complete, chosen, picks, open } = draft;
  const kind = KIND_OF[uid]!;
  if (kind !== KIND.ark) {
    const itself = hasPick(open, 'cards', uid) ? '; press it once more for itself' : '';
    if (complete === null) return `choose ${WANTS[kind]}${itself}.`;
    const [card] = cardsIn(draft);
    const what = card === undefined || card === uid ? '' : `${nameOf(KIND_OF[card]!)}, `;
    return chosen.seat === undefined
      ? `${what}confirm.`
      : `${what}with ${seats[chosen.seat]!.name}. Confirm.`;
  }
  const [, , mode, first] = (complete ?? []) as Partial<Move>;
  if (mode === 'take') return 'take all cards back from it.';
  if (complete !== null) return `put ${nameOf(KIND_OF[first as number]!)} on it first.`;
  return hasPick(picks, 'mode', 'put') || chosen.mode === 'put'
    ? 'choose the first card to put on it.'
    : 'choose what to do.';
}
