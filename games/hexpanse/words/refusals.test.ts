import { type Move as AnyMove, below, pick, type Seat, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { LAST_RESORTS } from '../../checks/refusal-checks.ts';
import { hexpanse as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import type { Move } from '../rules/types.ts';
import { table } from '../tests/table.ts';
import { sayRefusal } from './refusals.ts';
import { BECAUSES, MOMENTS } from './refused-moments.ts';

/** What a player is told of a line that is not offered. */
const said = (t: ReturnType<typeof table>, line: string): string | null => sayRefusal(t.whyNot(line)!);

describe('a move at another moment than its own', () => {
  const given = {
    players: {
      X: { minor: 'M5', cards: 'C3 C23 A9 A17', ship: [2, 1], hexilum: 5 },
      Y: { minor: 'M2' },
    },
    board: { '1,0': 'Y', '0,1': 'X' },
    market: 'C1 C2 A3',
  } as const;

  it('is told when it would be one, and what is asked: buying comes after the actions', () => {
    const t = table(given);
    expect(said(t, 'X buy C1')).toBe(
      'Cards are bought in the market phase, after your actions. Now choose an action, or end your actions.',
    );
    t.play('X place normal');
    expect(said(t, 'X buy C1')).toBe(
      'Cards are bought in the market phase, after your actions. First choose where a normal unit lands.',
    );
    expect(said(t, 'X stop')).toBe(
      'There is nothing to stop: this has to be decided. First choose where a normal unit lands.',
    );
    t.play('X at 2,0', 'X deploy C3', 'X at 0,0');
    expect(said(t, 'X gain')).toBe(
      'An action is finished, with all that it sets off, before the next one begins. First lay the pattern of Motoko at F6.',
    );
    t.play('X decline');
    expect(said(t, 'X gain')).toBe('Your actions of this turn are over. Now buy cards, or stop.');
    expect(said(t, 'X minor M5')).toBe(
      'A minor faction is chosen once, when the game is set up. Now buy cards, or stop.',
    );
  });

  it('has a sentence and a rule wherever it is made', () => {
    const rng = seeded(seedOf(7));
    const known = new Map<string, Move>();
    const met = new Set<string>();
    for (let number = 0; number < 40; number++) {
      const mode = ['sailor', 'captain', 'admiral'][number % 3]!;
      const s = game.setup(seedOf(number), 2 + (number % 3), { mode, missionDeck: 'swift' });
      while (s.outcome === null) {
        const seat: Seat = game.waiting(s)[0]!;
        const moves = game.moves(s, seat);
        for (const move of moves) known.set(move[0], move);
        const { procedure, step } = game.asks(s)!;
        const isAsked = !met.has(`${procedure}.${step}`) || below(rng, 12) === 0;
        met.add(`${procedure}.${step}`);
        for (const move of isAsked ? known.values() : []) {
          const refusal = game.whyNot(s, seat, move);
          if (refusal === null) continue;
          const { code, params, rule } = refusal;
          const text = sayRefusal(refusal) ?? '';
          const isSentence = /^[^a-z].*\.$/.test(text) && !/undefined|null/.test(text);
          if (!isSentence || LAST_RESORTS.includes(code) || !RULE_IDS.includes(rule!))
            throw new Error(`${JSON.stringify(refusal)}: ${text}`);
          met.add(code);
          met.add(String(params.because));
        }
        game.apply(s, seat, pick(rng, moves));
      }
    }
    const children = table({
      players: { X: { cards: 'A16', minor: 'M2' }, Y: { minor: 'M11', ship: [5, 1] } },
      board: { '0,0': 'Y minor' },
    });
    children.play('X play A16 1');
    expect(said(children, 'Y gain')).toBe(
      'An action is finished, with all that it sets off, before the next one begins. First say which units come back from your Recovery Ship.',
    );
    const wolf = table({
      players: { X: { minor: 'M3' }, Y: { minor: 'M2' } },
      board: { '0,0': 'X minor', '1,0': 'Y', '0,1': 'Y' },
    });
    wolf.play('X reuse 0,0');
    expect(said(wolf, 'X enemy Y')).toBe(
      'An enemy is named when a card or ability asks for one. First choose whom Odin’s Wolf at F6 attacks.',
    );
    const razor = table({
      players: { X: { cards: 'C15', warlord: '1,0', life: 1 }, Y: { warlord: '-1,0' } },
    });
    razor.play('X deploy C15', 'X at 0,0', 'X orient 0,0 0');
    expect(said(razor, 'X decline')).toBe(
      'There is nothing to decline: this has to be decided. First say what Razor Duet at F6 attacks next.',
    );
    for (const refusal of [children.whyNot('Y gain'), wolf.whyNot('X gain'), razor.whyNot('X gain')])
      met.add(refusal!.code);
    expect([...MOMENTS, ...BECAUSES].filter((code) => !met.has(code))).toEqual([]);
  });
});

describe('an answer that is not offered', () => {
  it('HX-REC-02, HX-REC-04, HX-CRD-12: says which token alone may come', () => {
    const shuttle = table({
      players: { X: { minor: 'M5', cards: 'A9 C3', ship: [1] }, Y: { minor: 'M2' } },
    });
    shuttle.play('X play A9 1', 'X takeBack 1 0');
    expect(shuttle.whyNot('X put 0,0 C3')).toMatchObject({ code: 'only-recovered', rule: 'HX-REC-02' });
    expect(said(shuttle, 'X put 0,0 C3')).toBe(
      'Only the unit that was taken back can be placed by this: a normal unit.',
    );
    const empty = table({ players: { X: { cards: 'A9 A13' }, Y: {} } });
    for (const option of ['A9 1', 'A13 2'])
      expect(said(empty, `X play ${option}`)).toBe(
        'Only a unit that is taken back may be placed by this, and your Recovery Ship is empty.',
      );
    const demetere = table({
      players: { X: { minor: 'M5', ship: [1, 1] }, Y: { minor: 'M2' } },
    });
    demetere.play('X place minor', 'X at 0,0', 'X use');
    expect(said(demetere, 'X put 1,0 minor')).toBe(
      'One Resurrector does not bring another: only a normal unit can come.',
    );
    const squad = table({ players: { X: { cards: 'C23 A17' }, Y: { cards: 'A7' } } });
    squad.play('X play A17 1', 'X orient 0,0 0');
    expect(said(squad, 'X put 0,0 C23')).toBe(
      'Heinlein’s Squad has no token of its own: the card is deployed for an action and brings squad tokens.',
    );
  });

  it('HX-PAT-01: says how a pattern is to be turned instead, and that is what the turn covers', () => {
    const lilith = table({ players: { X: { cards: 'C12' }, Y: {} } });
    lilith.play('X deploy C12', 'X at 0,0');
    expect(lilith.whyNot('X orient 0,0 3')).toMatchObject({ code: 'same-turn', params: { turn: 1 } });
    expect(said(lilith, 'X orient 0,0 3')).toBe(
      'Turned like that the pattern covers the same as with its eastern arm to the south-east: turn it so.',
    );
    expect(said(lilith, 'X orient 0,0 9')).toBe(
      'The turn of a pattern is said by where its eastern arm points: east, south-east, south-west, west, north-west, north-east.',
    );
    const cheyen = table({ players: { X: { cards: 'A17' }, Y: {} } });
    cheyen.play('X play A17 1');
    expect(cheyen.whyNot('X orient 0,0 3')).toMatchObject({
      code: 'same-turn-elsewhere',
      params: { turn: 0 },
    });
  });

  it('names superfluous words, and the whole move where words are missing', () => {
    const t = table({ players: { X: {}, Y: {} }, board: { '0,0': 'X', '1,0': 'Y' } });
    expect(t.whyNot('X place normal now')).toMatchObject({
      code: 'superfluous',
      params: { words: 'now', move: 'place normal' },
    });
    expect(t.whyNot('X place squad now')).toMatchObject({ code: 'not-in-reserve' });
    expect(said(t, 'X attack 0,0')).toBe('That is too short: the whole move is “attack FROM TO”.');
    expect(said(t, 'X dance')).toBe('Hexpanse knows no move “dance”.');
  });

  it('never answers what has words and numbers of no meaning with less than a sentence', () => {
    const odd: readonly (string | number)[] = [-1, 0, 4, 17, 60, 99, 1000, 'normal', 'squad', 'x'];
    const rng = seeded(seedOf(11));
    const labels = new Set<string>();
    for (let number = 0; number < 12; number++) {
      const mode = ['captain', 'admiral', 'sailor'][number % 3]!;
      const s = game.setup(seedOf(number + 100), 2 + (number % 3), { mode, missionDeck: 'swift' });
      while (s.outcome === null) {
        const seat = game.waiting(s)[0]!;
        const moves = game.moves(s, seat);
        for (const label of new Set(moves.map(([label]) => label))) {
          labels.add(label);
          const length = moves.find(([one]) => one === label)!.length;
          const move = [label, ...Array.from({ length: length - 1 }, () => pick(rng, odd))] as AnyMove;
          const refusal = game.whyNot(s, seat, move);
          if (refusal === null) continue;
          const text = sayRefusal(refusal);
          if (text === null || /undefined|null|NaN/.test(text))
            throw new Error(`${move.join(' ')} at ${JSON.stringify(game.asks(s))}: ${refusal.code} ${text}`);
        }
        game.apply(s, seat, pick(rng, moves));
      }
    }
    expect(labels.size).toBeGreaterThan(30);
  });
});
