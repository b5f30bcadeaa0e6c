import { below, pick, seeded, seedOf } from '@conclave/kernel';
import { linesOf, people, playOut, propsFor, renderForAll } from '@conclave/web/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../rules/game.ts';
import { OPTIONS } from '../rules/setup.ts';
import { missionName } from '../texts.ts';
import ui from './index.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

/** Settings drawn at random, so that a few games see all of them. */
function optionsOf(n: number): { readonly [id: string]: string } {
  const rng = seeded(seedOf(n));
  return Object.fromEntries(
    OPTIONS.flatMap((option) => ('values' in option ? [[option.id, pick(rng, option.values)]] : [])),
  );
}

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
    playOut(game, { number: 8, seats: 2, options }, (s, events) => {
      if (s.outcome !== null || s.secrets.includes(-1) || at++ % 120 > 0) return;
      const [own, other] = s.secrets as [number, number];
      const props = propsFor(game, s, 0, SEATS, events);
      const shown = [
        ...[ui.Board, ui.Mine, ui.Prompt].map((Part) => createElement(Part, props)),
        ...[0, 1].map((seat) => createElement(ui.Seat, { ...props, seat })),
      ]
        .map((element) => renderToStaticMarkup(element))
        .join('');
      const says = (mission: number) => shown.includes(missionName(mission));
      expect(says(own)).toBe(true);
      // What was shown at the own pick may be remembered.
      if (!s.shown[0]!.includes(other)) expect(says(other)).toBe(false);
    });
    expect(at).toBeGreaterThan(100);
  });
});
