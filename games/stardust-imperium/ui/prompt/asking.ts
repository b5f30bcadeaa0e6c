import type { Seat } from '@conclave/kernel';
import { KIND, KIND_OF } from '../../data/cards.ts';
import { HAND_LIMIT, UNSLIPS } from '../../rules/turn.ts';
import type { State } from '../../rules/types.ts';
import { countBuilt } from '../../rules/zones.ts';
import { sayShortfall } from '../../texts.ts';
import { listed, nameOf, plural } from '../card/words.ts';
import type { Props, Table } from '../table.ts';

/*
 * What is asked in the windows of a turn. Each sentence says what is possible now, as the moves offered have it, and what will
 * follow from ending it.
 */

const NUMBERS = ['no', 'one', 'two', 'three'];

/** The seat's hand cards that can be built now, and those that only a function could pay for. */
function buildsOf({ view }: Props, { mark, me }: Table) {
  const hand = view.hands[me!]!;
  return {
    open: hand.filter((uid) => mark(uid) === 'open'),
    short: hand.filter((uid) => mark(uid) === 'short'),
  };
}

const canUse = ({ draft }: Table): boolean => [...draft.open].some((part) => part.startsWith('use:'));

export function askRecover({ moves }: Props): string {
  const most = Math.min(UNSLIPS, Math.max(...moves.map((move) => move.length - 1)));
  return most === 1
    ? 'You may turn your slipped card upright.'
    : `Choose up to ${NUMBERS[most]} slipped cards to turn upright.`;
}

/** The main action; `more`: what is said where there is room for it. */
export function askMain(props: Props, table: Table): { readonly text: string; readonly more: string } {
  const { open, short } = buildsOf(props, table);
  const isEmpty = props.view.hands[table.me!]!.length === 0;
  const none = isEmpty ? 'your hand is empty' : 'no sale covers the cost of any card of your hand now';
  const text =
    open.length > 0 ? 'Research, or press a lit card of your hand to build it.' : `Research: ${none}.`;
  const robots = countBuilt(props.view, table.me!, KIND.robotizedProduction) > 0;
  const more = [
    ...(robots && props.view.hands[table.me!]!.length > 0
      ? ['Robotized Production: only a card of the highest printed cost in your hand can be built.']
      : []),
    ...(canUse(table) ? ['Lit cards in your tableau can be used first.'] : []),
    ...(short.length > 0 ? ['What is marked “short” needs a function that brings money first.'] : []),
  ];
  return { text, more: [...more, marketHint(props)].filter(Boolean).join(' ') };
}

export function askAfter(props: Props, table: Table): string {
  const { view } = props;
  const { open, short } = buildsOf(props, table);
  const canBuild = open.length + short.length > 0;
  const may = [
    ...(canUse(table) ? ['use functions'] : []),
    ...(canBuild ? [`build ${plural(view.extraBuilds, 'more card')}`] : []),
  ];
  const noBuild = view.extraBuilds > 0 && !canBuild;
  const over = view.hands[table.me!]!.length - HAND_LIMIT;
  return [
    may.length > 0 ? `You may ${listed(may)}, then end.` : 'Nothing is left to do but to end.',
    ...(noBuild ? ['No card of your hand can be built with the extra build now.'] : []),
    ...(over > 0 ? [`${plural(over, 'card')} over the hand limit will have to go then.`] : []),
    ...(view.budget > 0 ? [`${view.budget}$ left will be lost.`] : []),
  ].join(' ');
}

/** What follows "Pay 9$ for X": the payment of a declared build that a sale, or the budget, covers. */
export function askPay({ budget, payment }: State): string {
  if (budget >= payment!.cost) return ` out of the ${budget}$ that you have: nothing has to be sold.`;
  return `${budget > 0 ? ` (you have ${budget}$)` : ''}: choose cards to sell.`;
}

/** What follows "No sale covers the 9$ for X": what may still help, and whether it may be given up. */
export function askForMoney({ moves }: Props, { short }: Table): string {
  const mayGiveUp = moves.some(([label]) => label === 'cancel');
  const helps = short !== null && short.planets + short.agencies + short.together > 0;
  if (helps) return `${sayShortfall(short)}. Use it${mayGiveUp ? ', or give the build up' : ' now'}.`;
  return mayGiveUp
    ? 'No function can bring enough any more: give the build up.'
    : 'You have counted on a function that brings money: use one, though it can’t bring enough.';
}

export function askLimit({ moves, view }: Props, { me }: Table): string {
  const now = moves[0]!.length - 1;
  const over = view.hands[me!]!.length - HAND_LIMIT;
  if (over > now) return `Five cards may stay in your hand: ${over} have to go, one at a time.`;
  const order =
    now > 1 ? ' They go on the discard pile in the order in which you press them, the last one on top.' : '';
  return `Five cards may stay in your hand: choose ${plural(now, 'card')} to discard.${order}`;
}

export function askKeep({ moves }: Props, { draft }: Table): string {
  const looked = new Set(moves.flatMap((move) => move.slice(1))).size;
  const rest = looked === 3 ? 'the third is' : 'the others are';
  const isBin = (part: string) => /^d\d/.test(part);
  if (draft.complete !== null && draft.picks.some(isBin))
    return 'Two stay, the others are discarded in the order of their numbers, the last one on top.';
  return draft.complete !== null && [...draft.open].some(isBin)
    ? 'These two stay. Press the others if it matters to you in which order they are discarded.'
    : `Choose the two cards you keep; ${rest} discarded face up.`;
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

/** What the function of a card still wants chosen, by its kind. */
const WANTS: { readonly [kind: number]: string } = {
  [KIND.indulgentiaAgency]: 'a card of your hand to give, and who gets it',
  [KIND.industrialZonePlanet]: 'another unslipped card to slip along',
  [KIND.holyLand]: 'an opponent with the most cards',
  [KIND.planetProbe]: 'whose VP cards to look through',
  [KIND.colonyPlanet]: 'how many VP cards to take into your hand',
  [KIND.reconstructionBase]: 'the built card to return to your hand',
};

/** What follows "Use X:" while its use is put together. */
export function askUse({ draft }: Table, kind: number): string {
  if (kind === KIND.ark) {
    if (draft.complete !== null && draft.complete[2] === 'take') return 'take all cards back from it.';
    const isPutting = draft.picks.includes('put') || draft.implied.has('put');
    if (draft.complete !== null) return `put ${nameOf(KIND_OF[draft.complete[3] as number]!)} on it first.`;
    return isPutting ? 'choose the first card to put on it.' : 'choose what to do.';
  }
  return draft.complete !== null ? 'confirm.' : `choose ${WANTS[kind]}.`;
}
