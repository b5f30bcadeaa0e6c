import { describe, expect, it } from 'vitest';
import type { Given } from '../position.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const tile = { martial: 1 } as const;

/** Blue has Agents and Fleets on 2,0 (of the board of 3,0), and may go to hexes with tiles. */
const moving = (
  card: NonNullable<Given['turn']>[1],
  {
    to = [],
    caps = 30,
    pieces = '2a 2f',
    ...more
  }: { to?: readonly string[]; caps?: number; pieces?: string } & Partial<Given> = {},
) =>
  table({
    players: { Blue: { caps }, ...others },
    turn: ['B', card],
    ...more,
    sectors: {
      '2,0': { tile, pieces: { B: pieces } },
      ...Object.fromEntries(to.map((hex) => [hex, { tile }])),
      ...more.sectors,
    },
  });

describe('moving', () => {
  it.each([
    { card: 'assault', agent: true, fleet: true },
    { card: 'subvert', agent: true, fleet: true },
    { card: 'politicize', agent: true, fleet: false },
    { card: 'martialize', agent: false, fleet: true },
    { card: 'industrialize', agent: false, fleet: false },
    { card: 'discover', agent: false, fleet: false },
  ] as const)('HG-MOV-01: begins a political or martial conflict action: $card', ({ card, agent, fleet }) => {
    const t = moving(card, { to: ['2,-1'] });
    for (const [unit, may] of [
      ['Agent', agent],
      ['Fleet', fleet],
    ] as const) {
      const refusal = t.whyNot(`B move${unit} 0 2,-1`);
      expect(refusal?.code).toBe(may ? undefined : 'not-on-card');
    }
  });

  it('HG-MOV-01: is for one unit, and only that unit may then attack', () => {
    const t = moving('assault', {
      sectors: { '2,-1': { tile, pieces: { B: 'a f', R: 'o c' } } },
      pieces: 'a f',
    });
    // Numbers: 0 is on 2,0, 1 on 2,-1.
    t.play('B moveAgent 0 2,-1');
    expect(t.asked).toBe('0 campaign.declare');
    expect(t.offers('B', 'attack').map((text) => text.split(' ').slice(1, 3).join(' '))).toEqual([
      'sabotage 0',
      'sabotage 0',
    ]);
    expect(t.whyNot('B attack sabotage 1 2,-1 R martial')).toMatchObject({
      code: 'not-the-moved-one',
      rule: 'HG-MOV-01',
    });
    expect(t.whyNot('B attack raze 1 2,-1 R industrial')?.code).toBe('not-the-moved-one');
    expect(t.whyNot('B moveAgent 1 2,0')?.code).toBe('attack-or-stop-first');
    expect(t.whyNot('B moveFleet 0 2,-1')?.code).toBe('attack-or-stop-first');
    expect(t.whyNot('B moveAgent 2 2,0')?.code).toBe('attack-or-stop-first');
  });

  it('HG-MOV-01: needs a unit on the board', () => {
    const t = moving('assault', { to: ['2,-1'], pieces: 'a' });
    expect(t.whyNot('B moveAgent 1 2,-1')).toMatchObject({ code: 'no-such-unit', rule: 'HG-MOV-01' });
    expect(t.whyNot('B moveFleet 0 2,-1')?.code).toBe('no-such-unit');
  });

  it('HG-MOV-02: and attacking are each optional, one of them makes the action', () => {
    const given = { sectors: { '2,0': { tile, pieces: { B: 'a', R: 'o' } } }, to: ['2,-1'] };
    const attack = moving('assault', given);
    attack.play('B attack sabotage 0 2,0 R martial', 'B drawNothing');
    expect(attack.s.actionsLeft).toBe(1);
    const move = moving('assault', given);
    expect(move.whyNot('B stop')?.code).toBe('choose-action-first');
    expect(move.whyNot('B moveAgent 0 2,0')).toMatchObject({ code: 'same-sector', rule: 'HG-MOV-02' });
    // Nobody is on 2,-1, so that nothing is asked.
    move.play('B moveAgent 0 2,-1');
    expect([move.asked, move.s.actionsLeft]).toEqual(['0 action.choose', 1]);
    move.play('B moveAgent 0 2,0');
    expect(move.asked).toBe('0 campaign.declare');
    move.play('B stop');
    expect([move.events.some(([name]) => name === 'declared'), move.asked]).toEqual([
      false,
      '0,1,2,3 actionPhase.choose',
    ]);
    const both = moving('assault', given);
    both.play(
      'B moveAgent 0 2,-1',
      'B moveAgent 0 2,0',
      'B attack sabotage 0 2,0 R martial',
      'B drawNothing',
    );
    expect(both.last('compared')[3]).toEqual([1, 1]);
  });

  it.each([
    // Inside the board; a neighbouring board; over the core; likewise, though it is near over B5.
    { to: '3,-2', cost: 0 },
    { to: '2,-2', cost: 2 },
    { to: '-2,0', cost: 4 },
    { to: '-1,2', cost: 4 },
    { to: '1,0', cost: 2 },
    { to: '-1,0', cost: 2 },
  ])('HG-MOV-03: an Agent pays 2 CAPs for each border on the cheapest way: to $to $cost', ({ to, cost }) => {
    const t = moving('politicize', { to: [to], caps: cost });
    t.play(`B moveAgent 0 ${to}`);
    expect([t.last('unitMoved')[6], t.s.caps[0]]).toEqual([cost, 0]);
    if (cost > 0)
      expect(moving('politicize', { to: [to], caps: cost - 1 }).whyNot(`B moveAgent 0 ${to}`)).toMatchObject({
        code: 'cannot-pay',
        rule: 'HG-MOV-03',
        params: { cost, caps: cost - 1 },
      });
  });

  it.each([
    { to: '2,-1', steps: 1 },
    { to: '3,-2', steps: 2 },
    { to: '3,-3', steps: 3 },
  ])('HG-MOV-04: a Fleet pays 1 CAP for one to three steps: $steps to $to', ({ to }) => {
    const t = moving('martialize', { to: [to], caps: 1 });
    t.play(`B moveFleet 0 ${to}`);
    expect([t.last('unitMoved')[6], t.s.caps[0]]).toEqual([1, 0]);
    expect(moving('martialize', { to: [to], caps: 0 }).whyNot(`B moveFleet 0 ${to}`)).toMatchObject({
      code: 'cannot-pay',
      rule: 'HG-MOV-04',
    });
  });

  it('HG-MOV-04: a Fleet moves no more than three steps', () => {
    const t = moving('martialize', { to: ['2,-3', '1,-3'] });
    expect(t.can('B moveFleet 0 2,-3')).toBe(true);
    expect(t.whyNot('B moveFleet 0 1,-3')).toMatchObject({
      code: 'too-far',
      rule: 'HG-MOV-04',
      params: { distance: 4, steps: 3 },
    });
  });

  it('HG-MOV-05: passes empty hexes and homes, and ends on a tile that is no home of another', () => {
    const t = moving('assault', {
      to: ['3,-2'],
      players: { Blue: { caps: 30, home: [2, 1] }, Red: { home: [3, -1] }, Green: {}, Yellow: {} },
    });
    // The ways to 3,-2 lead over the empty 2,-1 or Red’s home.
    for (const unit of ['Agent', 'Fleet']) {
      expect(t.can(`B move${unit} 0 3,-2`)).toBe(true);
      expect(t.can(`B move${unit} 0 2,1`)).toBe(true);
      expect(t.whyNot(`B move${unit} 0 2,-1`)).toMatchObject({ code: 'no-tile', rule: 'HG-MOV-05' });
      expect(t.whyNot(`B move${unit} 0 3,-1`)).toMatchObject({ code: 'foreign-home', rule: 'HG-MOV-05' });
    }
  });

  it('HG-MOV-06: enters neither the centre nor what is beyond the board', () => {
    const t = moving('assault', { to: ['-1,0'] });
    for (const unit of ['Agent', 'Fleet'])
      for (const sector of [-1, 36])
        expect(t.whyNot(`B move${unit} 0 ${sector}`)).toMatchObject({
          code: 'no-such-sector',
          rule: 'HG-MOV-06',
        });
    // Three steps over the centre, four round it.
    expect(t.whyNot('B moveFleet 0 -1,0')).toMatchObject({ code: 'too-far', params: { distance: 4 } });
  });

  it('HG-MOV-07: through a Gate pair is one step, over a border between two boards', () => {
    const gates = [['R', '3,0', '-3,0']] as const;
    const t = moving('assault', { to: ['-2,0', '-2,1'], gates });
    // 2,0 to 3,0, through the pair, to -2,0.
    expect(t.can('B moveFleet 0 -2,0')).toBe(true);
    expect(t.whyNot('B moveFleet 0 -2,1')?.code).toBe('too-far');
    t.play('B moveAgent 0 -2,1');
    expect(t.last('unitMoved')[6]).toBe(2);
  });

  it('HG-MOV-07: through a Gate pair on one board crosses none, so that it changes no price', () => {
    const to = ['3,-2', '3,-3', '-2,0'];
    for (const hex of to) {
      const [plain, gated] = [[], [['R', '2,0', '3,-2']] as const].map((gates) => {
        const t = moving('assault', { to, gates });
        t.play(`B moveAgent 0 ${hex}`);
        return t.last('unitMoved')[6];
      });
      expect(gated).toBe(plain);
    }
  });
});
