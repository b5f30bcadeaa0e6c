import type { Provenance } from '@conclave/frame/meta.ts';
import { type Ability, anywhere, type Effect, EXCHANGE, gain, heal, recover } from './effects.ts';

export interface ActionCard {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** One of the two is chosen when the card is played. */
  readonly options: readonly [Ability, Ability];
}

/**
 * Effects and names: rulebook, save the names of A5, A16 and A21. Prices, patterns and those names: reconstructed;
 * which options share a card where the printed list is damaged: HX-R-20.
 */
export const ACTION_CARDS_PROVENANCE: Provenance = 'reconstructed';

const EXTRA: Effect = { kind: 'extra', cards: 5 };
const RECOVER_AND_PLACE_IT: Ability = [recover(1), { kind: 'place', where: 'empty', token: 'recovered' }];
const RECOVER_AND_PLACE_ANY: Ability = [recover(1), { kind: 'place', where: 'empty', token: 'any' }];
const REPLACE: Ability = [
  { kind: 'destroy', where: 'anywhere' },
  { kind: 'place', where: 'emptied', token: 'any' },
];
const send = (units: number): Effect => ({ kind: 'send', units });
const damage = (life: number): Effect => ({ kind: 'damage', life, where: 'anywhere' });

const card = (
  id: string,
  name: string,
  price: number,
  first: Effect | Ability,
  second: Effect | Ability,
): ActionCard => ({ id, name, price, options: [[first].flat(), [second].flat()] });

/** A1 to A25, one card of each. */
export const ACTION_CARDS: readonly ActionCard[] = [
  card('A1', 'Ancient Sphere', 2, EXCHANGE, recover(3)),
  card('A2', 'Ancient Monolith', 2, EXCHANGE, heal(3)),
  card('A3', 'Mobile Army Surgical Hospital', 1, recover(2), heal(2)),
  card('A4', 'Xalielt Merchant', 1, recover(2), heal(2)),
  card('A5', 'Grand Field Hospital', 2, recover(5), heal(5)),
  card('A6', 'Ching Shih’s Raiders', 3, gain(6), { kind: 'takeCard', card: 'action' }),
  card('A7', 'Cypher’s Offer', 3, gain(6), { kind: 'takeCard', card: 'mercenary' }),
  card('A8', 'Space Truckers', 2, EXTRA, recover(2)),
  card('A9', 'Corona Salvage Shuttle', 2, RECOVER_AND_PLACE_IT, heal(2)),
  card('A10', 'Project 1502', 2, send(1), { kind: 'burn', hexilum: 3 }),
  card('A11', 'Dark Side of the Moon', 2, send(2), { kind: 'steal', hexilum: 2 }),
  card('A12', 'Strike of the Valkyrs', 2, send(2), anywhere('P(0,0) P(1,0) P(1,-1)')),
  card('A13', 'Merle', 2, EXTRA, RECOVER_AND_PLACE_IT),
  card('A14', 'Odin’s Eye', 1, gain(2), EXTRA),
  card('A15', 'Salvagers', 2, gain(2), RECOVER_AND_PLACE_ANY),
  card('A16', 'Orbital Drop Strike', 3, REPLACE, damage(2)),
  card('A17', 'Cheyen', 2, anywhere('P(0,0) P(1,0)'), REPLACE),
  card('A18', 'Attack of the Shah’s Guard', 2, anywhere('P(0,0) E(1,0) P(2,0)'), damage(2)),
  card('A19', 'Spider Tank', 3, anywhere('X(0,0) X(1,0)'), damage(3)),
  card('A20', 'Appach Dropships', 3, anywhere('X(0,0) E(1,0) X(2,0)'), anywhere('P(0,0) P(1,0) P(2,0)')),
  card('A21', 'Dropship Assault Wing', 3, anywhere('X(0,0) X(1,1)'), anywhere('P(1,0) P(0,0) P(0,-1)')),
  card('A22', 'Mobile Refinery', 2, gain(4), { kind: 'discardCard' }),
  card('A23', 'Astralmech', 3, send(3), anywhere('X(0,0) X(1,0) X(2,0)')),
  card('A24', 'Icarus Attack Squadron', 3, send(3), anywhere('X(0,0) X(1,0) X(1,-1)')),
  card('A25', 'Enola’s Fireron', 3, send(3), anywhere('X(1,0) X(0,0) X(0,-1)')),
];
