import { NEWEST } from '../data/tables.ts';
import { nodusSays } from './mastery-words.ts';
import { type Named, vp } from './names.ts';

/*
 * Words that the game has of its own: what each means, for whoever meets it for the first time.
 */

export const TERMS = {
  locus: {
    name: 'Locus',
    says: 'A point round which all six tiles lie. Who places the last of them closes it: all dots round the point Produce, and in a game with Omens one is drawn.',
  },
  nodus: { name: 'Nodus', says: nodusSays(NEWEST) },
  omen: { name: 'Omen', says: 'A card of good or ill fortune, drawn by who closes a Locus.' },
  domination: {
    name: 'Domination card',
    says: `Each Domain has one. At the end of an Age it goes to who has most Knowledge of its Domain, with ${vp(NEWEST.dominationVp)}, and helps its holder until the end of the next one.`,
  },
  influence: {
    name: 'Influence',
    says: 'At the end of each Age it brings 1 VP for each; who has most may then assimilate a Mastery card.',
  },
  assimilate: {
    name: 'assimilate',
    says: 'To take a Mastery card that another Tree has, or to turn one that another has Advanced, free of cost.',
  },
  camp: {
    name: 'Camp',
    says: 'The middle of a tile; it Produces when the tile is placed, and a City may stand on it.',
  },
  cradle: {
    name: 'Cradle',
    says: 'The middle of the map, with a dot of each Domain, from which the land grows.',
  },
  campfire: {
    name: 'Campfire',
    says: 'The first card of every Tree: its sides match every colour, and a Nodus with it has the colour of the other card.',
  },
} satisfies { readonly [key: string]: Named };
export type Term = keyof typeof TERMS;

/** In the order of their numbers. */
export const TERM_KEYS = Object.keys(TERMS) as readonly Term[];
