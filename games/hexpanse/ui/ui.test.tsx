import { below, pick, seeded, seedOf } from '@conclave/kernel';
import { explained, linesOf, people, playOut, propsFor, renderForAll } from '@conclave/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import { OPTIONS } from '../rules/setup.ts';
import type { State } from '../rules/types.ts';
import { cardName, missionName } from '../words/names.ts';
import ui from './index.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

/** Settings drawn at random, so that a few games see all of them. */
function optionsOf(n: number): { readonly [id: string]: string } {
  const rng = seeded(seedOf(n));
  return Object.fromEntries(
    OPTIONS.flatMap((option) => ('values' in option ? [[option.id, pick(rng, option.values)]] : [])),
  );
}

/** All that the table shows a viewer, as markup. */
const shown = (s: State, viewer: number | 'table'): string => {
  const props = propsFor(game, s, viewer, SEATS);
  const seats = Array.from({ length: s.seats }, (_, seat) => createElement(ui.Seat, { ...props, seat }));
  return [ui.Board, ui.Mine, ui.Prompt]
    .map((Part) => createElement(Part, props))
    .concat(seats)
    .map((element) => renderToStaticMarkup(element))
    .join('');
};

describe('the table', () => {
  it.each([
    [2, { mode: 'sailor' }],
    [2, { mode: 'admiral', missionDraft: 'private' }],
    [3, optionsOf(3)],
    [4, { mode: 'admiral', teams: 'pairs', board: 'large' }],
    [4, optionsOf(5)],
  ] as const)('shows positions of random games for %i with %o to everybody', (seats, options) => {
    let at = 0;
    const rng = seeded(seedOf(seats));
    playOut(game, { number: seats, seats, options: { ...options, roundCap: 20 } }, (s, events) => {
      if (at++ > 14 && below(rng, 250) > 0 && s.outcome === null) return;
      renderForAll(game, ui, s, SEATS, events);
    });
    expect(at).toBeGreaterThan(20);
  });

  it('has a rule for every position in which somebody is asked', () => {
    playOut(game, { number: 11, seats: 4, options: { mode: 'admiral', roundCap: 20 } }, (s) => {
      if (s.outcome === null) expect(ui.rule(s)).toMatch(/^HX-/);
    });
  });

  it('describes every event, also to those who may know least', () => {
    playOut(game, { number: 31, seats: 3, options: { mode: 'admiral', roundCap: 20 } }, (s, events) => {
      expect(() => linesOf(game, ui, s, SEATS, events)).not.toThrow();
    });
  });

  it('says nothing about the secret missions of others', () => {
    let at = 0;
    const options = { mode: 'admiral', missionDraft: 'private', roundCap: 20 };
    playOut(game, { number: 8, seats: 2, options }, (s) => {
      if (s.outcome !== null || s.secrets.includes(-1) || at++ % 120 > 0) return;
      const [own, other] = s.secrets as [number, number];
      const markup = shown(s, 0);
      const says = (mission: number) => markup.includes(missionName(mission));
      expect(says(own)).toBe(true);
      // What was shown at the own pick may be remembered.
      if (!s.shown[0]!.includes(other)) expect(says(other)).toBe(false);
    });
    expect(at).toBeGreaterThan(100);
  });

  it('shows nothing that depends on what the viewer may not know', () => {
    const rng = seeded(seedOf(3));
    let at = 0;
    playOut(game, { number: 13, seats: 3, options: { mode: 'admiral', missionDraft: 'private' } }, (s) => {
      if (at++ % 90 > 0 || s.outcome !== null) return;
      for (const viewer of [0, 1, 2, 'table'] as const)
        expect(shown(game.determinize(game.view(s, viewer), viewer, rng), viewer)).toBe(shown(s, viewer));
    });
  });

  it('shows extra cards to their buyer alone', () => {
    let seen = 0;
    playOut(game, { number: 5, seats: 2, options: { roundCap: 30 } }, (s) => {
      if (s.extra.length === 0 || s.outcome !== null || seen > 3) return;
      seen++;
      const others = shown(s, 1 - s.active);
      for (const card of s.extra) {
        expect(shown(s, s.active)).toContain(cardName(card).slice(0, 5));
        expect(others).not.toContain(`${cardName(card)}: `);
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('counts the units that the end counts', () => {
    for (const number of [41, 42, 43])
      playOut(game, { number, seats: 2, options: { missionDeck: 'swift', roundCap: 20 } }, (s) => {
        if (s.outcome !== null) expect(explained(ui, s)).toEqual(s.outcome.scores);
      });
  });
});
