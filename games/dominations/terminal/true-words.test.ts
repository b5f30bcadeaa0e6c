import { pick, type Seat, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../data/domains.ts';
import { dominations as game } from '../index.ts';
import { hegemonLeader } from '../rules/hegemon.ts';
import { leader } from '../rules/seats.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { eagerMove } from '../tests/eager.ts';
import { table } from '../tests/table.ts';
import { byParts } from '../words/events/by.ts';
import { nodusText } from '../words/mastery-words.ts';
import { sayMove } from '../words/move.ts';
import { domainName, influence, vp } from '../words/names.ts';

/** Games of three kinds, in which somebody eager plays; each position is shown before anything is done there. */
function play(look: (s: State, seat: Seat, moves: readonly Move[]) => void): void {
  for (let number = 0; number < 6; number++) {
    const s = game.setup(seedOf(number), 2 + (number % 3), {
      goals: number % 2 === 0 ? 'hegemon' : 'objectives',
    });
    const rng = seeded(seedOf(number));
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      look(s, seat, game.moves(s, seat));
      game.apply(s, seat, eagerMove(s, seat, (number + seat) % DOMAINS.length, rng));
    }
  }
}

/** One move of each label and of what it names first. */
function* different(moves: readonly Move[]): Generator<Move> {
  const seen = new Set<string>();
  for (const move of moves) {
    const key = `${move[0]} ${move[0] === 'place' ? '' : move[1]}`;
    if (!seen.has(key)) yield move;
    seen.add(key);
  }
}

/** What a move leads to, with the first answer to what is asked within it. */
function after(before: Readonly<State>, seat: Seat, move: Move): { s: State; events: Event[] } {
  const s = game.clone(before);
  const events = game.apply(s, seat, move);
  while (['buildLevel', 'developCard'].includes(game.asks(s)?.procedure ?? ''))
    events.push(...game.apply(s, seat, game.moves(s, seat)[0]!));
  return { s, events };
}

const find = <N extends Event[0]>(events: readonly Event[], name: N) =>
  events.find((event): event is Extract<Event, readonly [N, ...unknown[]]> => event[0] === name);

describe('what is said of a move', () => {
  it('is what it costs, forms, gains and loses', () => {
    const compared = new Map<string, number>();
    play((s, seat, moves) => {
      if (s.phase === 'draft' || s.phase === 'redraw') return;
      for (const move of different(moves)) {
        const said = sayMove(s, move);
        const { events } = after(s, seat, move);
        const note = (what: boolean) => {
          expect([said, what]).toEqual([said, true]);
          compared.set(move[0], (compared.get(move[0]) ?? 0) + 1);
        };
        const paid = find(events, 'paid');
        const sum = paid?.[2].reduce((total, n) => total + n, 0);
        switch (move[0]) {
          case 'city':
          case 'upgrade':
          case 'advance':
          case 'gain':
            note(said.includes(sum === undefined ? 'free of cost' : `for ${sum} `));
            break;
          case 'monument':
          case 'patronage': {
            const [, most, other] = / for (\d+) [A-Za-z ]+ and (?:(\d+) )?/.exec(said)!;
            note(Number(most) + Number(other ?? 0) === sum);
            break;
          }
          case 'choose': {
            const [, , domain, , lost] = find(events, 'gained')!;
            note(said.includes(domainName(domain)) && said.includes('lost to the limit') === lost > 0);
            break;
          }
          case 'lose': {
            const [, , domain, n] = find(events, 'lost')!;
            note(said.startsWith(`lose ${n} ${domainName(domain)}`));
            break;
          }
          case 'payVp': {
            const scored = events.find((event) => event[0] === 'scored' && event[4] === 'omen');
            note(said === `lose ${scored ? -(scored[2] as number) : 0} VP`);
            break;
          }
        }
        if (move[0] === 'gain' || move[0] === 'monument' || move[0] === 'patronage') {
          const formed = find(events, 'nodusFormed')![2];
          note(said.endsWith(`${formed.length} Nodus: ${formed.map(domainName).join(', ')}`));
        }
      }
    });
    for (const label of ['city', 'upgrade', 'gain', 'advance', 'monument', 'choose'])
      expect(compared.get(label), label).toBeGreaterThan(20);
  });
});

/** What happens by a move before anything else begins. */
const OVER: readonly Event[0][] = ['turnStarted', 'stageStarted', 'omenDrawn'];
const DEEDS: readonly Move[0][] = ['city', 'upgrade', 'monument', 'patronage', 'gain', 'advance', 'fall'];

/** What the log says of a move, in the words in which the move must have said it. */
function wanted(before: Readonly<State>, seat: Seat, move: Move): string[] {
  const { events } = after(before, seat, move);
  const end = events.findIndex(([name]) => OVER.includes(name));
  const own = events.slice(0, end < 0 ? undefined : end);
  const sums = { vp: 0, nodus: 0, influence: 0 };
  const words = own.flatMap((event): string[] => {
    switch (event[0]) {
      case 'limitChanged':
        return [domainName(event[2]), `${before.limits[event[1]]![event[2]]}→${event[3]}`];
      case 'lost':
        return [`${event[3]} ${domainName(event[2])} lost`];
      case 'locusClosed':
        return ['closes '];
      case 'gained':
        return byParts(event[5], event[6]).flatMap((part) =>
          typeof part === 'object' && 'name' in part ? [part.name] : [],
        );
      case 'nodusFormed':
        return [nodusText(event[2])];
      case 'scored':
        if (event[4] === 'nodus') {
          sums.nodus += event[2];
          return [];
        }
        if (move[0] === 'place') return [vp(event[2])];
        sums.vp += event[2];
        return [];
      case 'influenced':
        if (move[0] === 'place') return ['Influence'];
        sums.influence += event[2];
        return [];
      default:
        return [];
    }
  });
  if (sums.vp > 0) words.push(vp(sums.vp));
  if (sums.nodus > 0) words.push(`${vp(sums.vp + sums.nodus)} in all`);
  if (sums.influence > 0) words.push(influence(sums.influence));
  return words;
}

describe('what is said of a deed', () => {
  it('leaves out nothing that the log then says', () => {
    const compared = new Map<string, number>();
    play((s, seat, moves) => {
      if (s.phase === 'draft' || s.phase === 'redraw') return;
      for (const move of different(moves)) {
        if (move[0] !== 'place' && !DEEDS.includes(move[0])) continue;
        const said = sayMove(s, move);
        for (const word of wanted(s, seat, move)) {
          expect([said, word, said.includes(word)]).toEqual([said, word, true]);
          compared.set(move[0], (compared.get(move[0]) ?? 0) + 1);
        }
      }
    });
    for (const label of ['place', 'city', 'upgrade', 'gain', 'advance', 'monument'])
      expect(compared.get(label), label).toBeGreaterThan(20);
  });

  it('says what goes with a level of a City (DM-CIT-09, DM-KNO-08)', () => {
    const { s } = table({
      players: { A: { knowledge: { GOV: 9, CRA: 1 } }, B: {} },
      map: { 'D(0,0)': 'G01 0 A1' },
      turn: ['A', 'build'],
    });
    expect(sayMove(s, ['fall', s.cells[0]!])).toBe(
      'let a Government City of level 1 lose a level: limit of Government 9→6, 3 Government lost',
    );
  });
});

describe('what is said of who would take what', () => {
  it('is what happens if nothing changes until then', () => {
    let compared = 0;
    play((s, seat, moves) => {
      const isLast = s.round === 5 && seat === s.order.at(-1) && s.phase === 'develop';
      if (!isLast || !moves.some(([label]) => label === 'pass')) return;
      const domains = DOMAINS.map((_, domain) => leader(s, (other) => s.knowledge[other]![domain]!));
      const { s: next, events } = after(s, seat, ['pass']);
      if (game.asks(next)?.procedure === 'assimilation')
        events.push(...game.apply(next, game.waiting(next)[0]!, ['pass']));
      for (const event of events)
        if (event[0] === 'dominationTaken') {
          expect(event[3]).toBe(domains[event[1]]);
          compared++;
        }
      // Cards at the end of the Age give Influence before the rack is looked at; all else stays as it is.
      const hegemon = events.filter((event) => event[0] === 'dominated');
      for (const [, tile, , taker] of hegemon as Extract<Event, readonly ['dominated', ...unknown[]]>[])
        if (tile !== 1) expect(taker).toBe(hegemonLeader(s, tile));
    });
    expect(compared).toBeGreaterThan(12);
  });
});
