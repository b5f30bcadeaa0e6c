import { people, playOut, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../../data/hegemon.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { dominations } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { goalText, measureName } from '../../words/hegemon-words.ts';
import { standingText } from './counts.tsx';
import { Rack } from './rack.tsx';
import { dominationStandings, rackStandings } from './standings.ts';
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

  it('is what the end of an Age then does', () => {
    playOut(dominations, { number: 9, seats: 2 }, (s, events) => {
      for (const event of events)
        if (event[0] === 'dominated' && s.outcome !== null)
          expect(rackStandings(s).find(({ tile }) => tile === event[1])).toMatchObject({
            counts: event[2],
            taker: event[3],
          });
    });
  });
});
