import { describe, expect, it } from 'vitest';
import type { Given } from '../position.ts';
import { fromDeck } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
/** A tile with a Location of each type. */
const any = { industrial: 1, political: 2, martial: 1 } as const;

describe('rulings on attackers and defenders', () => {
  const agents = (more: Partial<Given> = {}): Given => ({
    players: { Blue: { caps: 20 }, ...others },
    sectors: {
      '3,0': { pieces: { R: '3o', B: '2a' } },
      '3,-1': { tile: any },
      '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
    },
    turn: ['B', 'assault'],
    ...more,
  });

  it('HG-R-11: one unit attacks, others beside it neither help nor are lost', () => {
    const t = table(agents());
    t.play('B attack sabotage 1 3,0 R martial', 'B drawNothing');
    expect(t.terms('attacker')).toBe('agents 1');
    expect(t.s.agents[0]).toEqual([t.at('3,0'), -1, -1]);
  });

  it.each([
    { unit: 'a', target: 'political', draw: 'drawFaction 0', terms: 'embassy 3, agents 2' },
    { unit: 'f', target: 'martial', draw: 'drawStack 3,-1', terms: 'fleets 2, stack 2' },
  ])('HG-R-12: several defending units ($unit) draw once together', ({ unit, target, draw, terms }) => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: {
        '3,0': { tile: any, pieces: { R: `2${unit}`, B: 'c' } },
        '3,-1': { pieces: { R: '2o' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { R: 'e' } },
        '-2,0': { tile: { political: 3, faction: 'green' }, pieces: { R: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    t.play(`B attack embargo 3,0 3,0 R ${target}`);
    expect(t.asked).toBe('1 conflict.drawDefender');
    t.play(`R ${draw}`);
    expect(t.s.conflict).toBeNull();
    expect(t.terms('defender')).toBe(terms);
  });

  it('HG-R-13: if a unit was moved, that one attacks', () => {
    const t = table(agents());
    t.play('B moveAgent 0 3,-1', 'B moveAgent 0 3,0');
    expect(t.asked).toBe('0 campaign.declare');
    expect(t.whyNot('B attack sabotage 1 3,0 R martial')?.code).toBe('not-the-moved-one');
    expect(t.can('B attack sabotage 0 3,0 R martial')).toBe(true);
  });

  it('HG-R-14: a won DESTROY or TAKEOVER takes only the Gates that the winner names', () => {
    const after = (line: string) => {
      const t = table({
        players: { Blue: { caps: 20 }, ...others },
        sectors: {
          '3,0': { pieces: { R: 'c', B: 'a' } },
          '3,-2': { tile: { industrial: 1 } },
          '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
        },
        gates: [
          ['R', '3,0', '3,-2'],
          ['R', '3,0', '3,-2'],
        ],
        turn: ['B', 'assault'],
      });
      t.play('B attack sabotage 0 3,0 R industrial', 'B drawFaction 2');
      expect(t.asked).toBe('0 outcome.destroyGates');
      expect(t.offers('B', 'destroyGates')).toHaveLength(4);
      t.play(line);
      return t.s.gates[1]!.map((half) => half >= 0);
    };
    expect(after('B destroyGates')).toEqual([true, true, true, true, false, false]);
    expect(after('B destroyGates 1')).toEqual([true, true, false, false, false, false]);
  });

  it('HG-R-15: a Gate alone defends with the Complexes at most one step away, and costs nothing', () => {
    const t = table({
      players: { Blue: {}, ...others },
      sectors: {
        '2,0': { pieces: { B: 'c' } },
        '2,-1': { pieces: { R: '2c' } },
        // Two steps away, and beside the other half.
        '3,-2': { pieces: { R: 'c' } },
        '-3,1': { pieces: { R: '3c' } },
        '-3,0': { pieces: { R: 'c' } },
      },
      gates: [['R', '2,0', '-3,1']],
      turn: ['B', 'industrialize'],
    });
    t.play('B attack acquire 2,0 2,0 R industrial');
    expect(t.last('conflictPaid')[2]).toBe(0);
    expect(t.terms('defender')).toBe('neighbours 5');
    expect(t.s.gates[1]![0]).toBe(t.at('2,0'));
  });

  it('HG-R-16: the Attacker need not draw power', () => {
    const t = table(agents());
    t.play('B attack sabotage 0 3,0 R martial');
    expect(t.offers('B', 'draw')).toEqual(['drawFaction 0', 'drawFaction 1', 'drawFaction 2', 'drawNothing']);
    t.play('B drawNothing', 'B attack sabotage 1 3,0 R martial');
    expect(t.offers('B', 'drawFaction')).toHaveLength(3);
  });
});

describe('rulings on loans', () => {
  it('HG-R-17, HG-R-18: a loan is 1 for each sector, whole or not at all, and uses up no faction', () => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: {
        '3,0': { pieces: { R: '3o', B: 'a' } },
        '2,0': { tile: any, pieces: { Y: 'a', B: 'f' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { Y: 'e' } },
        '-2,0': { tile: { political: 2, faction: 'orange' }, pieces: { Y: 'e' } },
      },
      turn: ['B', 'assault'],
    });
    t.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 0');
    expect(t.offers('Y').filter((text) => !text.startsWith('give'))).toEqual(['lend attacker', 'pass']);
    expect(t.whyNot('Y lend defender')).toMatchObject({ code: 'lends-no-politics', rule: 'HG-CON-24' });
    t.play('Y lend attacker');
    expect(t.last('lent')).toEqual(['lent', 3, 'attacker', 2]);
    expect(t.terms('attacker')).toBe('agents 1, loan 2');
    // Later in the phase Yellow’s own Agent still draws orange.
    t.play('B attack raze 0 2,0 Y political');
    expect(t.asked).toBe('3 conflict.drawDefender');
    t.play('Y drawFaction 0');
    expect(t.terms('defender')).toBe('embassy 5, agents 1');
  });
});

describe('rulings on the cards of a conflict', () => {
  const playing = (hand: NonNullable<Given['players'][string]['hand']>, inactive: typeof hand = []) =>
    table({
      players: { Blue: { caps: 20, hand, inactive }, ...others },
      sectors: { '3,0': { pieces: { R: 'o', B: 'a' } } },
      turn: ['B', 'assault'],
    });
  const attack = ['B attack sabotage 0 3,0 R martial', 'B drawNothing'];

  it('HG-R-19: who has cards must play one', () => {
    const t = playing(['nanoAccelerants', 'psionicEcology']);
    t.play(...attack);
    // Red has none, and is not asked.
    expect(t.asked).toBe('0 conflict.commit');
    expect(t.whyNot('B pass')?.code).toBe('play-technology-first');
    expect(t.offers('B').filter((text) => !text.startsWith('give'))).toHaveLength(2);
    const none = playing([]);
    none.play(...attack);
    expect(none.last('compared')[3]).toEqual([1, 1]);
  });

  it('HG-R-20: the used card is discarded after the draw, so that it can’t be taken straight back', () => {
    const t = playing(['nanoAccelerants', 'psionicEcology']);
    const used = t.s.hands[0]![0]!;
    t.play(...attack, `B commit ${used}`);
    expect(t.whyNot('B drawDiscard 0')?.code).toBe('empty-pile');
    const top = fromDeck(t, 'braneManipulation');
    t.s.discards[0]!.push(top);
    t.play('B drawDiscard 0');
    expect(t.s.hands[0]).toContain(top);
    expect(t.s.discards).toEqual([[used]]);
  });

  it('HG-R-21: the last card brings the inactive ones back as it is played, itself excepted', () => {
    const t = playing(['nanoAccelerants'], ['psionicEcology', 'braneManipulation']);
    const [played] = t.s.hands[0]!;
    t.play(...attack, 'B commit nanoAccelerants');
    expect(t.asked).toBe('0 cleanUp.attacker');
    expect(t.hand('B').toSorted()).toEqual(['braneManipulation', 'psionicEcology']);
    expect(t.s.inactive[0]).toEqual([]);
    t.play('B inactive');
    expect(t.s.inactive[0]).toEqual([played]);
    const two = playing(['nanoAccelerants', 'psionicEcology'], ['braneManipulation']);
    two.play(...attack, 'B commit nanoAccelerants');
    expect([two.hand('B'), two.s.inactive[0]!.length]).toEqual([['psionicEcology'], 1]);
  });
});

describe('rulings on takeovers and support', () => {
  const taking = (built: number, caps: number) =>
    table({
      players: { Blue: { caps, built: [built, 0, 0] }, ...others },
      sectors: {
        '2,0': { pieces: { B: '3c' } },
        '2,-1': { pieces: { R: '2c' } },
        '-3,0': { pieces: { B: '2c' } },
      },
      turn: ['B', 'industrialize'],
    });
  const attack = 'B attack acquire 2,0 2,-1 R industrial';

  it('HG-R-24: a base relocated into a vacant place costs nothing', () => {
    const t = taking(15, 4);
    t.play(attack);
    expect([t.asked, t.s.caps[0]]).toEqual(['0 outcome.fill', 0]);
    expect(t.whyNot('B fill 3,0')).toMatchObject({ code: 'no-own-base', rule: 'HG-CON-34' });
    t.play('B fill -3,0');
    expect(t.last('relocated').slice(3)).toEqual([t.at('-3,0'), t.at('2,-1'), 0]);
    expect(t.s.caps[0]).toBe(0);
  });

  it('HG-R-25: bases of the supply take the places without a question', () => {
    const t = taking(5, 4);
    t.play(attack);
    expect(t.asked).toBe('0 action.choose');
    expect(t.s.complexes[0]![t.at('2,-1')]).toBe(2);
    expect(t.s.built[0]![0]).toBe(7);
    const one = taking(14, 4);
    one.play(attack);
    expect([one.asked, one.s.complexes[0]![one.at('2,-1')], one.s.built[0]![0]]).toEqual([
      '0 outcome.fill',
      1,
      15,
    ]);
    one.play('B stop');
    expect(one.s.complexes[0]![one.at('2,-1')]).toBe(1);
  });

  it('HG-R-26: a Fleet that draws the stack it stands with counts once', () => {
    const t = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: { '3,0': { pieces: { B: '2o 3f', R: 'c' } } },
      turn: ['B', 'assault'],
    });
    t.play('B attack raze 0 3,0 R industrial', 'B drawStack 3,0');
    // The attacker, the stack, and two more Fleets of tier 1.
    expect(t.last('compared')[3]![0]).toBe(1 + 2 + 2);
  });

  it.each([
    { stack: 2, other: '3,-1', height: 1, sum: 3, by: 'its own range' },
    { stack: 1, other: '3,-2', height: 3, sum: 4, by: 'the range of the other' },
    { stack: 3, other: '3,-2', height: 1, sum: 4, by: 'its own range of 2' },
    { stack: 1, other: '3,-2', height: 2, sum: 1, by: 'neither' },
    { stack: 1, other: '3,-1', height: 1, sum: 1, by: 'neither, though near' },
  ])('HG-R-27: a stack has the support of another by $by', ({ stack, other, height, sum }) => {
    const defending = table({
      players: { Blue: { caps: 20 }, ...others },
      sectors: { '3,0': { pieces: { R: `${stack}o`, B: 'a' } }, [other]: { pieces: { R: `${height}o` } } },
      turn: ['B', 'assault'],
    });
    defending.play('B attack sabotage 0 3,0 R martial', 'B drawNothing');
    expect(defending.last('compared')[3]![1]).toBe(sum);
    const drawn = table({
      players: { Red: { caps: 20 }, Blue: {}, Green: {}, Yellow: {} },
      sectors: {
        '3,0': { pieces: { R: `${stack}o f`, B: 'a' } },
        [other]: { pieces: { R: `${height}o` } },
      },
      turn: ['R', 'assault'],
    });
    drawn.play('R attack raze 0 3,0 B political', 'R drawStack 3,0', 'B drawNothing');
    expect(drawn.last('compared')[3]![0]).toBe(1 + sum);
  });
});
