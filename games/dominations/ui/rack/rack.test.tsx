import { people, playOut, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../data/hegemon.ts';
import { MONUMENT_KEYS } from '../../data/monuments.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { dominations } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { table } from '../../tests/table.ts';
import { goalText, measureName } from '../../words/hegemon-words.ts';
import { CONTROL_SAYS } from '../../words/names.ts';
import { carriedOn } from '../age-end/ended.ts';
import { freeCard } from './by-card.ts';
import { standingText } from './counts.tsx';
import { Rack } from './rack.tsx';
import { controlStanding, dominationStandings, lastRack, rackStandings } from './standings.ts';
import { StandingsDialog } from './standings-dialog.tsx';

const SEATS = people('Ann', 'Bob');

/** The position before the last turn of an Age ends, of a random game. */
function lastOf(options: { readonly [id: string]: string }): State {
  let found: State | null = null;
  playOut(dominations, { number: 8, seats: 2, options }, (s) => {
    if (s.age === 2 && s.round === 5 && s.phase === 'develop') found = structuredClone(s);
  });
  return found!;
}

describe('who would take what', () => {
  it('is said for every Hegemon tile and every Domination card', () => {
    const s = lastOf({});
    const props = propsFor(dominations, s, 0, SEATS);
    const text = textOf(<Rack table={props} />);
    for (const { tile } of rackStandings(s)) expect(text).toContain(`${measureName(HEGEMON[tile]!)}`);
    for (const standing of [...rackStandings(s), ...dominationStandings(s)])
      expect(text).toContain(standingText(standing, SEATS, 'would take it'));
    const all = textOf(<StandingsDialog {...props} close={() => undefined} />);
    for (const { card } of dominationStandings(s)) expect(all).toContain(card.name);
  });

  it('shows how far the own objectives are', () => {
    const s = lastOf({ goals: 'objectives' });
    const text = textOf(<Rack table={propsFor(dominations, s, 1, SEATS)} />);
    for (const goal of OBJECTIVES[s.objectives[1]!]!.goals) expect(text).toContain(goalText(goal));
  });

  it('tells what the free card of Influence could still win (DM-INF-05)', () => {
    const { s } = table({
      players: {
        A: { influence: 4, tree: ['fishing'] },
        B: { tree: ['fishing+', 'relics'] },
      },
      rack: ['HT-CI3', 'HT-MA2', 'HT-NOS'],
      turn: ['A', 'grow'],
    });
    const kinds = [...freeCard(s).tiles].map((tile) => HEGEMON[tile]!.measure.kind);
    expect([freeCard(s).seat, kinds]).toEqual([0, ['advanced']]);
    expect(textOf(<Rack table={propsFor(dominations, s, 1, SEATS)} />)).toContain(
      'Ann could win it by the free card',
    );
  });

  it('is what the end of an Age then does', () => {
    playOut(dominations, { number: 9, seats: 2 }, (s, events) => {
      for (const event of events)
        if (event[0] === 'dominated' && s.outcome !== null)
          expect(rackStandings({ ...s, outcome: null }).find(({ tile }) => tile === event[1])).toMatchObject({
            counts: event[2],
            taker: event[3],
          });
    });
  });

  it('says why, where that is not plainly the most (DM-HEG-07, DM-DOM-02)', () => {
    const { s } = table({
      players: { A: { knowledge: { GOV: 2 } }, B: { knowledge: { GOV: 2, ART: 1 } } },
      rack: ['HT-CI3', 'HT-MA2', 'HT-NOS'],
      turn: ['A', 'grow'],
    });
    for (const { taker, why } of rackStandings(s))
      expect([taker, why]).toEqual([s.order[0], 'nobody has any: initiative decides']);
    const why = dominationStandings(s).map((standing) => standing.why);
    expect(why.slice(0, 3)).toEqual(['tied: initiative decides', 'nobody has any', '']);
    const text = textOf(<Rack table={propsFor(dominations, s, 0, SEATS)} />);
    expect(text).toContain('nobody has any: initiative decides');
    const first = s.order[0]!;
    expect(text.split('0 each: you')).toHaveLength(first === 0 ? s.rack.length + 1 : 1);
    expect(text).toContain('10 VP each');
    expect(text).toContain('Domination, 5 VP');
  });

  it('knows what counted in the Age before, whose end was seen', () => {
    const end = carriedOn(null, [
      ['stageStarted', 'effects', 1],
      ['stageStarted', 'hegemon', 1],
      ['dominated', 3, [1, 0], 0],
      ['scored', 0, 10, 'hegemon1', 'hegemon', 3],
      ['dominated', 7, [1, 0], 0],
    ]);
    expect([lastRack(end, 2), lastRack(end, 3), lastRack(null, 2)]).toEqual([[3, 7], [], []]);
  });

  it('says what decides the control of a Monument, and what it brings at the end (DM-FIN-04, 05, DM-MON-12)', () => {
    const { s } = table({
      players: { A: {}, B: {} },
      map: { 'D(0,0)': 'G01 0 A2', 'U(1,0)': 'R05 1 petra' },
      monuments: { petra: 'BABA' },
      turn: ['A', 'grow'],
      age: 3,
    });
    const petra = s.monuments.indexOf(MONUMENT_KEYS.indexOf('petra'));
    expect(controlStanding(s, petra)).toMatchObject({ counts: [2, 2], taker: 1, why: CONTROL_SAYS.first });
    const props = propsFor(dominations, s, 0, SEATS);
    const all = textOf(<StandingsDialog {...props} close={() => undefined} />);
    expect(all).toContain(CONTROL_SAYS.first);
    expect(all).toMatch(/Each City beside a Monument brings 2 VP more: Ann 2 VP Bob 0 VP/);
    expect(textOf(<Rack table={props} />)).toContain(
      'Then Monuments: control up to 14 VP, a City beside one 2 VP',
    );
  });

  it('says how the viewer stands beside who would take it', () => {
    const { s } = table({
      players: { A: { influence: 3 }, B: { influence: 4 } },
      rack: ['HT-INF'],
      turn: ['A', 'grow'],
    });
    const said = (seat: number) => textOf(<Rack table={propsFor(dominations, s, seat, SEATS)} />);
    expect(said(0)).toContain('4, you 3');
    expect(said(1)).toContain('4, you lead');
  });

  it('says that nobody would take anything any more after the end', () => {
    playOut(dominations, { number: 8, seats: 2 }, (s) => {
      if (s.outcome === null) return;
      const text = textOf(<Rack table={propsFor(dominations, s, 0, SEATS)} />);
      expect(text).not.toContain('would take it');
    });
  });
});
