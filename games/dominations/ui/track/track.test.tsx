import { seedOf } from '@conclave/kernel';
import { people, playOut, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { NUMBERS } from '../../data/numbers.ts';
import { dominations } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { ageName, PHASE_TEXT } from '../../words/names.ts';
import { Track } from './track.tsx';

const SEATS = people('Ann', 'Bob', 'Cleo');
const said = (s: State): string => textOf(<Track table={propsFor(dominations, s, 0, SEATS)} />);

describe('the track', () => {
  it('says Age, round, phase and the order', () => {
    let turns = 0;
    playOut(dominations, { number: 3, seats: 3 }, (s) => {
      if (s.active < 0 || turns++ % 29 > 0) return;
      const text = said(s);
      expect(text).toContain(`${ageName(s.age)} Round ${s.round} of ${NUMBERS.rounds}`);
      expect(text).toContain(`now ${PHASE_TEXT[s.phase].name}`);
      const names = s.order.map((seat) => SEATS[seat]!.name);
      expect(text).toMatch(new RegExp(`I ${names[0]}.*II ${names[1]}.*III ${names[2]}`));
      expect(text).toContain(`${SEATS[s.active]!.name} , has the turn`);
    });
    expect(turns).toBeGreaterThan(100);
  });

  it('says so before the first Age', () => {
    expect(said(dominations.setup(seedOf(4), 3, {}))).toContain(PHASE_TEXT.draft.name);
  });
});
