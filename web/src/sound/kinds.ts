import type places from './family.json';

/** A sound of the house. */
export type Sound = keyof typeof places;

/** What a person may silence by itself. */
export const KINDS = ['turn', 'own', 'board', 'points', 'end', 'talk'] as const;
export type Kind = (typeof KINDS)[number];

/** To what each sound belongs. */
export const KIND_OF: { readonly [sound in Sound]: Kind } = {
  turn: 'turn',
  choose: 'own',
  confirm: 'own',
  undo: 'own',
  move: 'board',
  build: 'board',
  card: 'board',
  reveal: 'board',
  battle: 'board',
  fall: 'board',
  gain: 'board',
  score: 'points',
  won: 'end',
  lost: 'end',
  message: 'talk',
};
