import { describe, expect, it } from 'vitest';
import { type ChosenPart, type Prompted, sayStep, saysSame } from './step-words.ts';

type Given = { readonly [key: string]: string | readonly [text: string, value: string] };

const prompted = (asked: string, parts: Given = {}, ready = '', outlook = ''): Prompted => ({
  asked,
  outlook,
  ready,
  chosen: new Map(
    Object.entries(parts).map(([key, part]): [string, ChosenPart] => [
      key,
      typeof part === 'string' ? { text: part, value: '' } : { text: part[0], value: part[1] },
    ]),
  ),
});

const START = prompted('Press a sector or an action.');
const MOVING = prompted('Movement: choose where to.', { movement: 'Movement', From: ['From B2', 'B2'] });
const MAKING = prompted(
  'Production at B2.',
  { production: 'Production', At: ['At B2', 'B2'] },
  'Produce at B2',
);

describe('what is told of a step', () => {
  it('is what was chosen, what is asked next, and what the move has become', () => {
    expect(sayStep(START, MOVING)).toBe('Chosen: Movement, From B2. Movement: choose where to.');
    expect(sayStep(START, MAKING)).toBe('Chosen: Production, At B2. Production at B2. Ready: Produce at B2.');
  });

  it('is another kind of move, but not the same sector under another name', () => {
    expect(sayStep(MOVING, MAKING)).toBe(
      'Chosen: Production. No longer: Movement. Production at B2. Ready: Produce at B2.',
    );
  });

  it('is what was taken back, and another value once', () => {
    expect(sayStep(MOVING, START)).toBe('Taken back: Movement, From B2. Press a sector or an action.');
    const other = prompted('Movement: choose where to.', { movement: 'Movement', From: ['From C1', 'C1'] });
    expect(sayStep(MOVING, other)).toBe('Chosen: From C1.');
  });

  it('is, of a new question, all of it, also what is chosen by itself', () => {
    expect(sayStep(null, START)).toBe('Press a sector or an action.');
    expect(sayStep(null, MAKING)).toBe(
      'Production at B2. Chosen by itself: Production, At B2. Ready: Produce at B2.',
    );
  });

  it('is what would come of it, when that changes', () => {
    const better = { ...MAKING, outlook: 'You gain control.' };
    expect(sayStep(MAKING, better)).toBe('You gain control.');
    expect(sayStep(better, MAKING)).toBe('');
  });

  it('is nothing where a prompt says the same', () => {
    expect(saysSame(MOVING, { ...MOVING, chosen: new Map(MOVING.chosen) })).toBe(true);
    expect(saysSame(MOVING, MAKING)).toBe(false);
    expect(saysSame(MOVING, { ...MOVING, chosen: new Map() })).toBe(false);
  });
});
