import { type Move as AnyMove, type Refusal, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../index.ts';
import { type Table, table } from '../tests/table.ts';
import { sayRefusal } from '../words/refusals.ts';
import type { State } from './types.ts';

/** Code and rule of a refusal, whose sentence must be whole; null for a legal move. */
function told(given: Refusal | null): [string, string | undefined] | null {
  if (given === null) return null;
  expect(sayRefusal(given)).toMatch(/^[A-Z].*\.$/);
  expect(sayRefusal(given)).not.toMatch(/undefined|NaN/);
  return [given.code, given.rule];
}

const refusal = (s: State, seat: number, ...move: AnyMove) => told(game.whyNot(s, seat, move));

/** The same for a line such as `H move X Y 2`. */
const of = (t: Table, line: string) => told(t.whyNot(line));

describe('why a move of the set-up is refused', () => {
  const s = game.setup(seedOf(1), 3, { firstChooser: 'seat1' });

  it('civilisation by civilisation', () => {
    expect(refusal(s, 0, 'slot', 12)).toEqual(['civilisation-first', 'AX-SET-04']);
    expect(refusal(s, 0, 'civilisation', 'klingons')).toEqual(['no-such-civilisation', 'AX-SET-04']);
    expect(refusal(s, 0, 'civilisation')).toEqual(['no-such-civilisation', 'AX-SET-04']);
    const later = game.clone(s);
    game.apply(later, 0, ['civilisation', 'humans']);
    expect(refusal(later, 1, 'civilisation', 'humans')).toEqual(['civilisation-taken', 'AX-SET-04']);
  });

  it('slot by slot', () => {
    const later = game.clone(s);
    for (const [seat, key] of (['humans', 'sherais', 'minerls'] as const).entries())
      game.apply(later, seat, ['civilisation', key]);
    expect(refusal(later, 0, 'choose', 1, 'war')).toEqual(['slot-first', 'AX-SET-05']);
    expect(refusal(later, 0, 'slot', 3)).toEqual(['no-slot', 'AX-SET-05']);
    for (const sector of [15, -1, 1.5, '12'])
      expect(refusal(later, 0, 'slot', sector)).toEqual(['no-such-sector', 'AX-SET-05']);
    game.apply(later, 0, ['slot', 13]);
    expect(refusal(later, 1, 'slot', 13)).toEqual(['slot-taken', 'AX-SET-05']);
  });
});

describe('why a choice is refused', () => {
  it('is a card, a side or a discard that is none', () => {
    const t = table({ players: { H: { hand: [5, 8] }, M: { hand: [9] }, S: {} } });
    expect(of(t, 'H battle H-origin')).toEqual(['choose-first', 'AX-CHO-01']);
    expect(of(t, 'H choose 9 war')).toEqual(['not-in-hand', 'AX-CHO-01']);
    expect(refusal(t.s, 0, 'choose')).toEqual(['which-card', 'AX-CHO-01']);
    expect(of(t, 'H choose 5 peace')).toEqual(['no-such-strategy', 'AX-CHO-01']);
    expect(of(t, 'H choose 5 war 8')).toEqual(['no-discard', 'AX-DUE-02']);
  });

  it('is a discard in a duel', () => {
    const t = table({ players: { H: { hand: [5, 8] }, M: { hand: [9] } }, duel: true });
    expect(of(t, 'H choose 5 war')).toEqual(['discard-needed', 'AX-DUE-02']);
    expect(of(t, 'H choose 5 war 5')).toEqual(['discard-another', 'AX-DUE-02']);
    expect(of(t, 'H choose 5 war 9')).toEqual(['not-in-hand', 'AX-DUE-02']);
  });

  it('is one that is made already', () => {
    const t = table({ players: { H: { hand: [5] }, M: {}, S: {} } });
    t.play('H choose 5 war');
    expect(t.code('H choose 5 evolution')).toBe('already-chosen');
  });
});

describe('why a battle is refused', () => {
  const t = table({
    players: { H: {}, M: {}, S: {} },
    sectors: { X: 'H 1s', Y: 'M 1s', 'M-origin': 'H 3s', 'H-origin': 'M 9s' },
  }).choose('H war');

  it('sector by sector', () => {
    expect(of(t, 'H battle X')).toEqual(['no-opponent', 'AX-WAR-01']);
    expect(of(t, 'H battle Y')).toEqual(['not-present', 'AX-WAR-01']);
    expect(of(t, 'H battle #40')).toEqual(['no-such-sector', 'AX-WAR-01']);
    expect(of(t, 'H pass')).toEqual(['war-turn', 'AX-RES-03']);
    t.play('H battle M-origin');
    expect(of(t, 'H battle M-origin')).toEqual(['already-fought', 'AX-WAR-03']);
  });
});

describe('why a colony is refused', () => {
  it('is a colony there, or a lack of control', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: 'H 1s', Y: 'M 1c, H 3s', Z: 'H 1s, M 1s', V: 'H 1s, M 2s' },
    }).choose('H colonization');
    expect(of(t, 'H colonize X')).toBeNull();
    expect(of(t, 'H colonize Y')).toEqual(['has-colony', 'AX-TOK-08']);
    expect(of(t, 'H colonize H-origin')).toEqual(['has-colony', 'AX-COL-02']);
    expect(of(t, 'H colonize Z')).toEqual(['nobody-controls', 'AX-COL-01']);
    expect(of(t, 'H colonize V')).toEqual(['not-controlled', 'AX-COL-01']);
    expect(of(t, 'H colonize #40')).toEqual(['no-such-sector', 'AX-COL-01']);
    expect(of(t, 'H endWar')).toEqual(['colonization-turn', 'AX-RES-03']);
  });
});

describe('why an action is refused', () => {
  const given = {
    players: { H: {}, M: {}, S: {} },
    sectors: { X: 'H 2s', Y: '', Z: 'M 2s', V: 'H 1s, M 3s', W: 'H 1s, M 1c', 'H-origin': 'H 1s' },
  } as const;
  const expanding = () => table(given).choose('H expansion').givePool({ movement: 1, ambush: 1 });

  it('is a turn or a pool that has no place for it', () => {
    const t = expanding();
    expect(of(t, 'H battle V')).toEqual(['expansion-turn', 'AX-RES-03']);
    expect(refusal(t.s, 0, 'constructor')).toEqual(['expansion-turn', 'AX-RES-03']);
    expect(of(t, 'H produce H-origin')).toEqual(['no-action-left', 'AX-EXP-01']);
  });

  it('is a movement that can’t be', () => {
    const t = expanding();
    expect(of(t, 'H move X Y 3')).toEqual(['too-few-ships', 'AX-MOV-01']);
    expect(of(t, 'H move X Y 0')).toEqual(['how-many-ships', 'AX-MOV-01']);
    expect(refusal(t.s, 0, 'move', 0, 1)).toEqual(['how-many-ships', 'AX-MOV-01']);
    expect(of(t, 'H move X Z 1')).toEqual(['not-adjacent', 'AX-MOV-01']);
    expect(of(t, 'H move X X 1')).toEqual(['same-sector', 'AX-MOV-01']);
    expect(of(t, 'H move Z Y 1')).toEqual(['no-own-ship', 'AX-MOV-01']);
    expect(of(t, 'H move X #99 1')).toEqual(['no-such-sector', 'AX-MOV-01']);
  });

  it('is a portal that can’t be', () => {
    const t = expanding().givePool({ portal: 1 });
    expect(of(t, 'H portal X Z 2')).toBeNull();
    expect(of(t, 'H portal X Z 3')).toEqual(['too-few-ships', 'AX-POR-01']);
    expect(of(t, 'H portal X X 1')).toEqual(['same-sector', 'AX-POR-01']);
  });

  it('is a production without colony or ship', () => {
    const t = expanding().givePool({ production: 1 });
    expect(of(t, 'H produce X')).toEqual(['no-own-colony', 'AX-PRO-01']);
    const full = table({ players: { H: {}, M: {}, S: {} }, sectors: { X: 'H 20s' } });
    full.choose('H expansion 6').givePool({ production: 1, movement: 1 });
    expect(of(full, 'H produce H-origin')).toEqual(['no-ship-left', 'AX-PRO-02']);
  });

  it('is an ambush or a conversion without a victim, presence or control', () => {
    const t = expanding().givePool({ ambush: 1, conversion: 1, movement: 1 });
    expect(of(t, 'H ambush Z M')).toEqual(['not-present', 'AX-AMB-01']);
    expect(of(t, 'H ambush V S')).toEqual(['no-ship-there', 'AX-AMB-01']);
    expect(of(t, 'H ambush W M')).toEqual(['only-a-colony', 'AX-TOK-05']);
    expect(of(t, 'H ambush V H')).toEqual(['own-ship', 'AX-AMB-01']);
    expect(refusal(t.s, 0, 'ambush', 3)).toEqual(['whose-ship', 'AX-AMB-01']);
    expect(of(t, 'H convert V M')).toEqual(['not-controlled', 'AX-CNV-01']);
    expect(of(t, 'H convert W M')).toEqual(['nobody-controls', 'AX-CNV-01']);
    expect(of(t, 'H convert X M')).toEqual(['no-ship-there', 'AX-CNV-01']);
    expect(of(t, 'H ambush #40 M')).toEqual(['no-such-sector', 'AX-AMB-01']);
    expect(of(t, 'H convert #40 M')).toEqual(['no-such-sector', 'AX-CNV-01']);
  });
});
