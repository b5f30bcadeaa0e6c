import type { Provenance } from '@conclave/frame/meta.ts';
import { type Colours, colours, WILD } from '@conclave/mechanics/edge-match';
import { COPIES, MASTERY, type Mastery } from './mastery.ts';
import { MONUMENTS, type Monument } from './monuments.ts';

/*
 * The square cards of a Tree by number: the copies of the Mastery cards, the Level cards of the Monuments, the Campfire.
 */

const FIRST_LEVEL = COPIES * MASTERY.length;
/** Numbers kept for the levels of one Monument; those of four levels leave the last one free. */
const LEVELS = 5;

/** The card on which every Tree begins. */
export const CAMPFIRE = FIRST_LEVEL + LEVELS * MONUMENTS.length;

/** Four wild sides. */
export const CAMPFIRE_PROVENANCE: Provenance = 'reconstructed';

export const masteryCard = (kind: number, copy: number): number => kind * COPIES + copy;
/** @param level 1 to 5 */
export const levelCard = (monument: number, level: number): number =>
  FIRST_LEVEL + monument * LEVELS + level - 1;

export const isMasteryCard = (card: number): boolean => card < FIRST_LEVEL;
export const isLevelCard = (card: number): boolean => card >= FIRST_LEVEL && card < CAMPFIRE;

/** Of a Mastery card. */
export const kindOf = (card: number): number => Math.floor(card / COPIES);
export const copyOf = (card: number): number => card % COPIES;

/** Of a Level card: its Monument, and its level from 1. */
export const monumentOf = (card: number): number => Math.floor((card - FIRST_LEVEL) / LEVELS);
export const levelOf = (card: number): number => ((card - FIRST_LEVEL) % LEVELS) + 1;

const sides = ([north, east, south, west]: readonly number[]): Colours =>
  colours(north!, east!, south!, west!);

/** By card, the colours of its half-Nodus; the numbers that stand for no card have wild sides like the Campfire. */
export const sidesOf = (mastery: readonly Mastery[], monuments: readonly Monument[]): readonly Colours[] => [
  ...mastery.flatMap(({ nodus }) => nodus.map(sides)),
  ...monuments.flatMap(({ nodus }) =>
    Array.from({ length: LEVELS }, (_, i) => sides(nodus[i] ?? [WILD, WILD, WILD, WILD])),
  ),
  colours(WILD, WILD, WILD, WILD),
];
