import type { EventPart } from '@conclave/frame/event-parts.ts';
import { CIVILISATIONS, type CivilisationKey } from '../data/civilisations.ts';
import { EVOLUTIONS, type Evolution } from '../data/evolutions.ts';
import { STRATEGIES, type Strategy } from '../data/strategies.ts';
import { civilisationText, EVOLUTION_TEXT, STRATEGY_TEXT } from './names.ts';

/*
 * Things as names in a sentence; which one it is, is its place in the list of its kind.
 */

/** A card by its number. */
export const cardPart = (card: number, name = `card ${card}`): EventPart => ({ name, thing: ['card', card] });

export const strategyPart = (strategy: Strategy): EventPart => ({
  name: STRATEGY_TEXT[strategy].name,
  thing: ['strategy', STRATEGIES.indexOf(strategy)],
});

export const evolutionPart = (evolution: Evolution): EventPart => ({
  name: EVOLUTION_TEXT[evolution].name.toLowerCase(),
  thing: ['evolution', EVOLUTIONS.indexOf(evolution)],
});

export const civilisationPart = (key: CivilisationKey): EventPart => ({
  name: civilisationText(key).name,
  thing: ['civilisation', CIVILISATIONS.indexOf(key)],
});
