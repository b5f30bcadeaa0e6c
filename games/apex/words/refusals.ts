import type { At } from '@conclave/frame/event-parts.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Refusal } from '@conclave/kernel';
import { CIVILISATION, type CivilisationKey } from '../data/civilisations.ts';
import type { Move } from '../rules/types.ts';
import { poolText } from './names.ts';
import { sectorName } from './sector-names.ts';

type Params = Refusal['params'];

const name = (p: Params, key = 'sector'): string => sectorName(p as unknown as At, p[key] as number);
const NAMES = Object.values(CIVILISATION).map(({ name }) => name);
const civilisation = (p: Params): string => CIVILISATION[p.civilisation as CivilisationKey].name;

/** When each kind of move is made. */
const WHEN: { readonly [label in Move[0]]: string } = {
  civilisation: 'Civilisations are chosen in the set-up, before homes.',
  slot: 'Homes are chosen in the set-up, after civilisations.',
  choose: 'Cards are chosen at the start of a round.',
  battle: 'Battles belong to War turns.',
  endWar: 'Only a War turn ends like this.',
  colonize: 'Colonies are placed in Colonization turns.',
  pass: 'Only a Colonization turn ends like this.',
  move: 'Ships move in Expansion turns.',
  portal: 'Portals open in Expansion turns.',
  produce: 'Ships are produced in Expansion turns.',
  ambush: 'Ambushes are laid in Expansion turns.',
  convert: 'Ships are converted in Expansion turns.',
  endExpansion: 'Only an Expansion turn ends like this.',
};

/** What is asked now, after when the move that was made could be. */
const asked =
  (now: string) =>
  ({ label }: Params): string =>
    `${Object.hasOwn(WHEN, label!) ? WHEN[label as Move[0]] : `There is no move “${label}”.`} ${now}`;

const left = (p: Params): string => poolText(String(p.left).split(' ').map(Number));

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'civilisation-first': asked('First choose your civilisation.'),
  'slot-first': asked('First choose where your origin sector lies.'),
  'choose-first': asked('First choose a card and one of its four sides.'),
  'war-turn': asked('This is your War turn: start a battle, or end the turn.'),
  'colonization-turn': asked('This is your Colonization turn: place a colony, or pass.'),
  'expansion-turn': asked('This is your Expansion turn: use an action of your pool, or end the turn.'),

  'no-such-civilisation': () => `The civilisations are ${listed(NAMES)}.`,
  'civilisation-taken': (p) => `Another player leads the ${civilisation(p)}.`,
  'which-sector': () => 'Name a sector by its row and its place in it, such as B2.',
  'no-such-sector': () => 'This galaxy has no such sector.',
  'no-slot': (p) => `${name(p)} is a neutral sector. Origin sectors lie at the edge, on the free slots.`,
  'slot-taken': (p) => `${name(p)} is another player’s origin sector.`,

  'which-card': () => 'Name a card of your hand and one of its sides.',
  'not-in-hand': (p) => `Card ${p.card} is not in your hand.`,
  'no-such-strategy': () => 'The sides of a card are war, evolution, colonization and expansion.',
  'no-discard': () => 'Only in a duel is another card discarded with the choice.',
  'discard-needed': () => 'In a duel, also choose another card of your hand to discard.',
  'discard-another': () => 'The card that you play can’t be the one that you discard as well.',

  'not-present': (p) => `You have no token on ${name(p)}.`,
  'no-opponent': (p) => `There is nobody to fight on ${name(p)}.`,
  'already-fought': (p) => `You have fought on ${name(p)} this turn: one battle a sector is the limit.`,

  'has-colony': (p) => `A colony stands on ${name(p)}, and a sector holds only one.`,
  'not-controlled': (p) => `Another player controls ${name(p)}; you must control it.`,
  'nobody-controls': (p) => `Nobody controls ${name(p)}; you must control it.`,

  'no-action-left': (p) => `Your pool holds no ${p.action} action. What is left in it: ${left(p)}.`,
  'no-own-ship': (p) => `You have no ship on ${name(p)} to move.`,
  'same-sector': (p) => `The ships are on ${name(p)} already.`,
  'not-adjacent': (p) =>
    `${name(p)} and ${name(p, 'to')} do not share an edge.${p.portals === 0 ? '' : ' A portal reaches any sector.'}`,
  'how-many-ships': (p) =>
    p.ships === 1
      ? `Say how many ships go: there is 1 of yours on ${name(p)}.`
      : `Say how many ships go: from 1 to ${p.ships}, as many of yours are on ${name(p)}.`,
  'too-few-ships': (p) =>
    `You have only ${plural(p.ships as number, 'ship')} on ${name(p)}, not ${p.wanted}.`,
  'no-ship-left': (p) => `All your ${p.ships} ships are on sectors: there is none to place.`,
  'no-own-colony': (p) => `You have no colony on ${name(p)}, and ships are produced on colonies.`,
  'own-ship': () => 'Only ships of other players can be destroyed.',
  'whose-ship': () => 'Name the player whose ship is meant.',
  'only-a-colony': (p) => `That player has only a colony on ${name(p)}, and colonies fall in battles alone.`,
  'no-ship-there': (p) => `That player has no ship on ${name(p)}.`,
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
