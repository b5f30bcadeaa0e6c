import { seedOf } from '@conclave/kernel';
import { people, playOut, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { OMEN, OMENS } from '../../data/omens.ts';
import { dominations } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { omenSays } from '../../words/omen-words.ts';
import { drawnBetween, drawnIn, hasGoneOn } from './drawn.ts';
import { OmenCard } from './omens.tsx';
import { OpenOmens } from './open-omens.tsx';

const SEATS = people('Ann', 'Bob');

describe('Omens', () => {
  it('say when they come what they are, what they do and whose they are', () => {
    for (const [number, omen] of OMENS.entries()) {
      const card = <OmenCard omen={number} seat={1} isDiscarded={false} seats={SEATS} />;
      const text = textOf(card);
      expect(text).toContain(omen.name);
      expect(text).toContain(omen.isGood ? 'A good Omen' : 'An ill Omen');
      expect(text).toContain(omenSays(omen));
      expect(text).toContain('Bob');
    }
  });

  it('are read from the events, that which the Augur has discarded only for who may know it', () => {
    expect(
      drawnIn([
        ['omenDiscarded', 0, -1],
        ['omenDiscarded', 0, 3],
        ['omenDrawn', 0, 4, false],
      ]),
    ).toEqual([
      { omen: 3, seat: 0, isDiscarded: true },
      { omen: 4, seat: 0, isDiscarded: false },
    ]);
  });

  it('stay whatever others lay, until the viewer lays a tile', () => {
    expect(hasGoneOn([['placed', 1, 3, 20, 0]], 0)).toBe(false);
    expect(hasGoneOn([['placed', 0, 3, 20, 0]], 0)).toBe(true);
    expect(hasGoneOn([['placed', 1, 3, 20, 0]], 'table')).toBe(true);
  });

  it('are seen in what has changed where no events are played', () => {
    let n = 0;
    let before: State | null = null;
    playOut(dominations, { number: 6, seats: 4 }, (s, events) => {
      const told = drawnIn(events.map((event) => dominations.eventFor(event, 'table')!));
      if (before && told.length > 0 && told.every(({ isDiscarded }) => !isDiscarded))
        if (before.omenDeck.length > s.omenDeck.length && before.active === s.active) {
          const by = (drawn: typeof told) => drawn.map(({ omen }) => omen).sort((a, b) => a - b);
          expect(by(drawnBetween(before, s))).toEqual(by(told));
          n++;
        }
      before = structuredClone(s);
    });
    expect(n).toBeGreaterThan(2);
  });

  it('stand beside the Age as long as they last', () => {
    const s = dominations.setup(seedOf(4), 2, {});
    s.activeOmens = [OMEN.eclipse, OMEN.masterMasons];
    s.omenOwners = [1, 0];
    expect(textOf(<OpenOmens view={s} seats={SEATS} />)).toMatch(/Eclipse.*Master Masons/);
  });
});
