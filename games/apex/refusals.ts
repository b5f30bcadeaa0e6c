import type { Refusal } from '@conclave/kernel';
import { plural } from '../words.ts';
import { CIVILISATION, type CivilisationKey } from './data/civilisations.ts';
import { sectorName } from './sector-names.ts';

type Params = Refusal['params'];

const name = (p: Params, key = 'sector'): string => sectorName(p.seats as number, p[key] as number);
const civilisation = (p: Params): string => CIVILISATION[p.civilisation as CivilisationKey].name;

/** A sentence for each refusal of this game, by its code. */
const SENTENCES: { readonly [code: string]: (p: Params) => string } = {
  'civilisation-first': () => 'First choose your civilisation.',
  'slot-first': () => 'First choose where your origin sector lies.',
  'choose-first': () => 'First choose a card and one of its four sides.',
  'war-turn': () => 'This is your War turn: start a battle, or end the turn.',
  'colonization-turn': () => 'This is your Colonization turn: place a colony, or pass.',
  'expansion-turn': () => 'This is your Expansion turn: use an action of your pool, or end the turn.',

  'no-such-civilisation': () => 'There is no such civilisation.',
  'civilisation-taken': (p) => `Another player leads the ${civilisation(p)}.`,
  'no-such-sector': () => 'This galaxy has no such sector.',
  'no-slot': (p) => `${name(p)} is a neutral sector. Origin sectors lie at the edge, on the free slots.`,
  'slot-taken': (p) => `${name(p)} is another player’s origin sector.`,

  'not-in-hand': (p) => (p.card === -1 ? 'Name a card of your hand.' : `Card ${p.card} is not in your hand.`),
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

  'no-action-left': (p) => `Your pool holds no ${p.action} action.`,
  'no-own-ship': (p) => `You have no ship on ${name(p)} to move.`,
  'same-sector': (p) => `The ships are on ${name(p)} already.`,
  'not-adjacent': (p) => `${name(p)} and ${name(p, 'to')} do not share an edge.`,
  'at-least-one-ship': () => 'Move at least one ship.',
  'too-few-ships': (p) =>
    `You have only ${plural(p.ships as number, 'ship')} on ${name(p)}, not ${p.wanted}.`,
  'no-ship-left': () => 'All your 20 ships are on sectors: there is none to place.',
  'no-own-colony': (p) => `You have no colony on ${name(p)}, and ships are produced on colonies.`,
  'own-ship': () => 'Only ships of other players can be destroyed.',
  'whose-ship': () => 'Name the player whose ship is meant.',
  'only-a-colony': (p) => `That player has only a colony on ${name(p)}, and colonies fall in battles alone.`,
  'no-ship-there': (p) => `That player has no ship on ${name(p)}.`,
};

/** The sentence for a refusal of this game; null for codes that are not this game's. */
export const sayRefusal = (refusal: Refusal): string | null =>
  SENTENCES[refusal.code]?.(refusal.params) ?? null;
