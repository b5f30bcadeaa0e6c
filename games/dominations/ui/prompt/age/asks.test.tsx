import { stepOf } from '@conclave/frame/questions.ts';
import { seedOf } from '@conclave/kernel';
import { people, playOut, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../../data/hegemon.ts';
import { MONUMENTS, type Monument } from '../../../data/monuments.ts';
import { OMEN } from '../../../data/omens.ts';
import { dominations } from '../../../index.ts';
import { measureName } from '../../../words/hegemon-words.ts';
import { AGE_ASKS } from './asks.tsx';

/** Omens that ask something. */
const OMENS_ASKING = [OMEN.tribute, OMEN.greatMigration, OMEN.drought, OMEN.greatFire, OMEN.goldenAge];
const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

describe('the draft', () => {
  const Draft = AGE_ASKS['draft.keep']!;
  const asked = (goals: string): string => {
    const s = dominations.setup(seedOf(1), 2, { goals });
    return textOf(<Draft props={propsFor(dominations, s, 0, SEATS)} />);
  };

  it('EX-51: names what the Hegemon counts before a Monument is kept (DM-SET-09, DM-R-33)', () => {
    const { rack } = dominations.setup(seedOf(1), 2, {});
    for (const tile of rack) expect(asked('hegemon')).toContain(measureName(HEGEMON[tile]!));
    expect(asked('objectives')).not.toContain('the Hegemon counts');
  });

  it('suggests a Monument only for what it is better at than the other, which it names', () => {
    const seen = new Set<boolean>();
    for (let number = 1; number <= 12; number++) {
      const s = dominations.setup(seedOf(number), 2, {});
      const props = propsFor(dominations, s, 0, SEATS);
      const offered = new Set(props.moves.map((move) => move[1] as number));
      const [one, other] = [...offered].map((monument) => MONUMENTS[monument]!) as [Monument, Monument];
      const suggested = /Suggested: (.*?)\. /.exec(textOf(<Draft props={props} />))?.[1];
      const isAlike = one.levels === other.levels && one.site.kind === other.site.kind;
      expect(suggested === undefined).toBe(isAlike);
      if (suggested) for (const { name } of [one, other]) expect(suggested).toContain(name);
      seen.add(isAlike);
    }
    expect(seen.size).toBe(2);
  });
});

describe('the questions round the Ages', () => {
  it('are asked in words with every answer, with all modules', () => {
    const seen = new Set<string>();
    for (const [number, goals] of ['hegemon', 'objectives', 'hegemon', 'objectives'].entries())
      playOut(dominations, { number, seats: 4, options: { goals, ambition: 'on' } }, (s) => {
        if (s.phase === 'draft')
          s.omenDeck = s.omenDeck.map((_, i) => OMENS_ASKING[i % OMENS_ASKING.length]!);
        const step = stepOf(s);
        const Asked = step === null ? undefined : AGE_ASKS[step];
        if (!Asked) return;
        const seat = dominations.waiting(s)[0]!;
        const text = textOf(<Asked props={propsFor(dominations, s, seat, SEATS)} />);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text.length).toBeGreaterThan(20);
        seen.add(step!);
      });
    expect([...seen].sort()).toEqual(Object.keys(AGE_ASKS).sort());
  });
});
