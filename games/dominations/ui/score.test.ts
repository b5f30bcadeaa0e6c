import { takesEffect } from '@conclave/frame/settings.ts';
import { playout, seeded, seedOf } from '@conclave/kernel';
import type { OptionTexts } from '@conclave/kit';
import { playOut } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { dominations } from '../index.ts';
import { OPTIONS } from '../rules/setup.ts';
import { scoreParts } from './score.ts';
import { options } from './settings.ts';

describe('points by source', () => {
  it.each(['hegemon', 'objectives'])('sum to the points at any time of a game with %s', (goals) => {
    playOut(dominations, { number: 5, seats: 3, options: { goals, ambition: 'on' } }, (s) => {
      for (const [seat, vp] of s.vp.entries())
        expect(scoreParts(s, seat).reduce((sum, { points }) => sum + points, 0)).toBe(vp);
    });
  });
});

describe('settings', () => {
  const said = (id: (typeof OPTIONS)[number]['id'], seats: number, goals: string) => {
    const texts: OptionTexts = options;
    const text = texts[id]!;
    return typeof text === 'function' ? text({ seats, options: { goals } }) : text;
  };

  it('have words for every value', () => {
    for (const { id, values } of OPTIONS)
      for (const goals of ['hegemon', 'objectives'])
        for (const seats of [2, 3, 4])
          expect(Object.keys(said(id, seats, goals).values ?? {}).sort()).toEqual([...values].sort());
  });

  it('DM-VAR-06: say who begins with what Influence at this table', () => {
    const on = (seats: number, goals: string) => said('headStart', seats, goals).values?.on;
    expect(on(2, 'hegemon')).toBe('this edition’s: the first with 1');
    expect(on(4, 'hegemon')).toBe('this edition’s: the first, the second and the third with 1');
    expect(on(3, 'objectives')).toBe('this edition’s: the first with 2, the second with 1');
  });

  it('DM-VAR-02, DM-VAR-05: are not offered where they do nothing', () => {
    const offered = (goals: string) => {
      const values = { ...Object.fromEntries(OPTIONS.map((spec) => [spec.id, spec.default])), goals };
      return OPTIONS.filter((spec) => takesEffect(spec, values)).map(({ id }) => id);
    };
    expect(offered('hegemon')).not.toContain('ambition');
    expect(offered('objectives')).not.toContain('hegemonTies');
    expect(offered('objectives')).toContain('ambition');
    expect(offered('hegemon')).toHaveLength(OPTIONS.length - 1);
  });

  it('change nothing where they are not offered', () => {
    const end = (options: { readonly [id: string]: string }) => {
      const s = dominations.setup(seedOf(4), 3, options);
      playout(dominations, s, seeded(seedOf(5)));
      return [s.vp, s.cards];
    };
    expect(end({ ambition: 'on' })).toEqual(end({}));
    const objectives = { goals: 'objectives' };
    expect(end({ ...objectives, hegemonTies: 'nobody' })).toEqual(end(objectives));
  });
});
