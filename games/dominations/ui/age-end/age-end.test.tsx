import { type Options, seedOf } from '@conclave/kernel';
import { people, playOut, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { dominations } from '../../index.ts';
import { type Event, SOURCES, type Source, type State } from '../../rules/types.ts';
import { EndPanel } from './end-panel.tsx';
import { carriedOn, type Ended, gains, hasGoneOn, summary, toldOf, without } from './ended.ts';

const AT = { ...dominations.setup(seedOf(1), 3, {}), rules: 3 };

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');

/** What the panel says to so many seats, all of it at once or as far as it was told before somebody was asked. */
const said = (end: Ended, seats: number, how: Partial<Parameters<typeof EndPanel>[0]> = {}): string =>
  textOf(
    <EndPanel
      end={end}
      hasOmens
      at={AT}
      isPlayed={false}
      told={0}
      isAsked={false}
      seats={SEATS.slice(0, seats)}
      speed="off"
      onTold={() => undefined}
      onClose={() => undefined}
      {...how}
    />,
  );

/** The ends of the Ages of a random game, with the VP before and after each. */
function endsOf(number: number, seats: number, options: Options) {
  const ends: { end: Ended; vp: readonly number[] }[] = [];
  let known: Ended | null = null;
  let scored: number[] = [];
  playOut(dominations, { number, seats, options }, (s: State, events: readonly Event[]) => {
    let isOn = known !== null && !known.isOver;
    for (const event of events) {
      if (event[0] === 'stageStarted' && event[1] === 'effects') {
        isOn = true;
        scored = s.vp.map(() => 0);
      }
      if (event[0] === 'ageStarted') isOn = false;
      if (isOn && event[0] === 'scored') scored[event[1]]! += event[2];
    }
    const next = carriedOn(known, events);
    if (next?.isOver && next !== known) ends.push({ end: next, vp: scored });
    known = next;
  });
  return ends;
}

describe('the end of an Age', () => {
  it.each([
    [2, {}],
    [3, { goals: 'objectives', ambition: 'on' }],
    [4, { omens: 'off' }],
  ] as const)('is read from the events of a game for %i with %o', (seats, options) => {
    const ends = endsOf(seats, seats, options);
    expect(ends.map(({ end }) => [end.age, end.isFinal])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    for (const { end, vp } of ends) {
      expect(gains(end.steps, seats)).toEqual(vp);
      expect(end.stages.includes('hegemon')).toBe(!('goals' in options));
      expect(end.steps.filter(({ events }) => events[0]![0] === 'dominationTaken')).toHaveLength(6);
      expect(end.steps.every(({ stage }) => end.stages.includes(stage))).toBe(true);
    }
  });

  it('goes on after an assimilation', () => {
    const begun = carriedOn(null, [
      ['stageStarted', 'effects', 1],
      ['scored', 0, 3, 'effects1', 'card', 8],
      ['scored', 0, 2, 'effects1', 'card', 9],
      ['scored', 1, 1, 'effects1', 'card', 8],
      ['stageStarted', 'influence', 1],
      ['scored', 0, 4, 'influence1', 'influence', 1],
      ['scored', 1, 2, 'influence1', 'influence', 1],
      ['leads', 0, 4, false],
    ])!;
    expect(begun.steps.map(({ events }) => events.length)).toEqual([2, 1, 2, 1]);
    const over = carriedOn(begun, [
      ['cardGained', 0, 3, 1, 0, 1, true],
      ['scored', 0, 2, 'mastery', 'gain', 3],
      ['stageStarted', 'hegemon', 1],
      ['dominated', 0, [1, 2], 1],
      ['scored', 1, 10, 'hegemon1', 'hegemon', 0],
      ['ageStarted', 2, [0, 1]],
      ['scored', 1, 5, 'triggers', 'card', 0],
    ])!;
    expect(over.isOver).toBe(true);
    expect(over.steps.at(-2)!.events).toHaveLength(3);
    expect(gains(over.steps, 2)).toEqual([11, 13]);
  });

  it('stops where somebody has to choose, and goes on from there', () => {
    const stopped = carriedOn(null, [
      ['stageStarted', 'effects', 3],
      ['scored', 0, 3, 'effects3', 'card', 8],
      ['stageStarted', 'influence', 3],
      ['scored', 0, 4, 'influence3', 'influence', 3],
      ['leads', 0, 4, false],
    ])!;
    const chosen = carriedOn(stopped, [['cardGained', 0, 3, 1, 0, 1, true]])!;
    const over = carriedOn(chosen, [
      ['stageStarted', 'hegemon', 3],
      ['dominated', 0, [1, 2], 1],
      ['scored', 1, 10, 'hegemon3', 'hegemon', 0],
      ['gameOver', [1, 2], [7, 10]],
    ])!;
    expect([hasGoneOn(null, stopped), hasGoneOn(stopped, chosen), hasGoneOn(chosen, over)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(hasGoneOn(over, over)).toBe(false);
    const waits = 'Waits for your choice.';
    expect(said(stopped, 2, { isAsked: true })).toContain(waits);
    for (const text of [said(stopped, 2), said(over, 2, { isAsked: true })])
      expect(text).not.toContain(waits);
    const played = { isPlayed: true, speed: 'normal' } as const;
    const resumed = said(over, 2, { ...played, told: stopped.steps.length });
    expect(resumed).toContain('leads with 4 Influence');
    expect(resumed).toContain(' All ');
    expect(said(over, 2, played)).not.toContain('leads with 4 Influence');
  });

  it('shows what counted, who takes it, and the sums', () => {
    const end = carriedOn(null, [
      ['stageStarted', 'effects', 2],
      ['stageStarted', 'hegemon', 2],
      ['dominated', 1, [4, 7], 1],
      ['scored', 1, 10, 'hegemon2', 'hegemon', 1],
      ['dominated', 0, [0, 0], -1],
    ])!;
    const text = said(end, 2);
    expect(text).toContain('The end of Age II');
    expect(text).toContain('Ann 4, Bob 7; Bob takes it');
    expect(text).toContain('Ann 0, Bob 0; nobody takes it');
    expect(text).toMatch(/Ann \+ 0 Bob \+ 10/);
  });

  it('is told by the score sheet to those who have not seen it', () => {
    playOut(dominations, { number: 31, seats: 3, options: { goals: 'objectives' } }, (s) => {
      if (s.outcome === null) return;
      const told = summary(s, 3, true);
      const of = (source: Source) => s.sheet.map((sheet) => sheet[SOURCES.indexOf(source)]!);
      expect(gains(told.steps.slice(0, 2), 3)).toEqual(
        of('effects3').map((n, seat) => n + of('influence3')[seat]!),
      );
      expect(said(told, 3)).toContain('The end of the game');
    });
  });

  it('is told as it happened to who saw all of it, else by the score sheet', () => {
    const seen: { whole: Ended | null; begun: Ended | null; rest: Ended | null } = {
      whole: null,
      begun: null,
      rest: null,
    };
    const past: Event[] = [];
    let age = 1;
    playOut(dominations, { number: 5, seats: 3, options: {} }, (s, events: readonly Event[]) => {
      const half = events.findIndex((event) => event[0] === 'stageStarted' && event[1] === 'hegemon');
      seen.whole = carriedOn(seen.whole, events);
      past.push(...events);
      seen.begun = carriedOn(seen.begun, half < 0 ? events : events.slice(0, half));
      seen.rest = carriedOn(seen.rest, half < 0 ? [] : events.slice(half));
      if (s.age <= age || s.outcome) return;
      const sheet = summary(s, age, false);
      expect(toldOf(seen.whole, s, age)).toBe(seen.whole);
      for (const part of [seen.begun, seen.rest, null]) expect(toldOf(part, s, age)).toEqual(sheet);
      expect(toldOf(sheet, s, age)).toBe(sheet);
      // With all that has happened nothing is left out, also after a look at what came later.
      for (const part of [seen.begun, seen.rest, null, { ...seen.whole!, age: age + 1 }])
        expect(toldOf(part, s, age, () => past)).toEqual(seen.whole);
      const next = carriedOn(sheet, [['stageStarted', 'effects', age + 1]]);
      expect(toldOf(next, s, age)).toBe(next);
      age = s.age;
    });
    expect(age).toBe(3);
  });

  it('has a line for every step of random games', () => {
    for (const { end } of [...endsOf(21, 4, {}), ...endsOf(22, 4, { goals: 'objectives', ambition: 'on' })])
      for (let n = 1; n <= end.steps.length; n++) {
        const until = { ...end, steps: end.steps.slice(0, n) };
        expect(said(until, 4)).not.toMatch(/undefined|NaN/);
      }
  });
});

it('leaves the points of what is not told yet out of a view', () => {
  const source = SOURCES.indexOf('influence1');
  const s = dominations.setup(seedOf(1), 2, {});
  s.vp[1] = 12;
  s.sheet[1]![source] = 5;
  const scored: Event = ['scored', 1, 5, 'influence1', 'influence', 1];
  const before = without(s, [{ stage: 'influence', events: [scored], isSum: true }]);
  expect([before.vp, before.sheet[1]![source], s.vp[1]]).toEqual([[0, 7], 0, 12]);
});

it('leaves out who has won until all is told', () => {
  const outcome = { places: [1, 2], scores: [9, 7], reason: 'ages' };
  const s = { ...dominations.setup(seedOf(1), 2, {}), outcome };
  expect(without(s, [{ stage: 'influence', events: [], isSum: true }]).outcome).toBeNull();
  expect(without(s, []).outcome).toBe(outcome);
});
