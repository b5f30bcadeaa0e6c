import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { stardustImperium as game } from '../../index.ts';
import { moveBetweenTableaus } from '../../rules/primitives.ts';
import { research } from '../../rules/research.ts';
import { slipped, sortedKeys, Table, table } from '../table.ts';

describe('the turn', () => {
  it('SI-TRN-01: turns go clockwise from the first player', () => {
    for (let seed = 0; seed < 6; seed++) {
      const t = new Table(game.setup(seedOf(seed), 3));
      const order: number[] = [];
      for (let turn = 0; turn < 6; turn++) {
        order.push(t.s.active);
        t.quietTurn();
      }
      const { first } = t.s;
      expect(order).toEqual([0, 1, 2, 3, 4, 5].map((n) => (first + n) % 3));
    }
  });

  it('SI-TRN-02: recover, functions, main action, functions, limit, end, in this order', () => {
    const t = table({
      players: [
        { hand: 6, tableau: [slipped('theocracy'), 'jointResourceAsteroidBelt', slipped('ark')] },
        {},
      ],
      window: 'recover',
    });
    const windows: string[] = [];
    const note = () => windows.push(`${t.s.window} ${t.asked}`);
    note();
    t.play('0 recover');
    note();
    t.play('0 use jointResourceAsteroidBelt');
    note();
    t.play('0 research');
    note();
    t.move(0, game.moves(t.s, 0)[0]!);
    note();
    t.play('0 end');
    note();
    t.move(0, game.moves(t.s, 0)[0]!);
    note();
    t.play('0 decline');
    note();
    expect(windows).toEqual([
      'recover 0 turn.recover',
      'before 0 turn.before',
      'before 0 turn.before',
      'main 0 research.keep',
      'after 0 turn.after',
      'limit 0 turn.limit',
      'end 0 theocracy.youMay',
      'before 1 turn.before',
    ]);
  });

  it('SI-TRN-02: a turn starts with nothing built, sold or left over; rounds begin with the first player', () => {
    const first = new Table(game.setup(seedOf(3), 2));
    expect(first.s).toMatchObject({
      round: 1,
      builds: 0,
      sold: [],
      extraBuilds: 0,
      budget: 0,
      completedBy: -1,
    });
    const t = table({
      players: [{ hand: ['corveeSystem', 'ark'], tableau: ['reconstructionBase'] }, {}],
      extraBuilds: 1,
      round: 4,
    });
    t.play('0 build corveeSystem ark', '0 end');
    expect(t.s).toMatchObject({
      active: 1,
      round: 4,
      builds: 0,
      sold: [],
      extraBuilds: 0,
      budget: 0,
      mainDone: false,
    });
    t.quietTurn();
    expect(t.s).toMatchObject({ active: 0, round: 5 });
  });

  it('SI-TRN-03, SI-R-06: up to three slipped cards of choice are unslipped', () => {
    const four = [slipped('ark'), slipped('holyLand'), slipped('militarism'), slipped('blackMarket')];
    const t = table({ players: [{ tableau: four }, {}], window: 'recover' });
    // 1 + 4 + 6 + 4 ways to choose none to three of four.
    expect(t.offers(0)).toHaveLength(15);
    expect(t.can('0 recover')).toBe(true);
    t.play('0 recover ark blackMarket militarism');
    expect(t.slipped(0)).toEqual(['holyLand']);
    const again = table({ players: [{ tableau: four }, {}], window: 'recover' });
    expect(again.whyNot('0 recover ark holyLand militarism blackMarket')).toMatchObject({
      code: 'too-many-unslips',
    });
  });

  it('SI-TRN-04: exactly one of research and build, and it is compulsory', () => {
    const t = table({ players: [{ hand: ['resourceProbe', 'wasteCollectingSatellite'] }, {}] });
    expect(t.offers(0)).toEqual(['research', 'build resourceProbe', 'build wasteCollectingSatellite']);
    expect(t.whyNot('0 end')).toMatchObject({ code: 'main-action-first', rule: 'SI-TRN-04' });
    t.play('0 build resourceProbe');
    expect(t.offers(0)).toEqual(['end']);
    expect(t.whyNot('0 research')).toMatchObject({ code: 'main-action-done', rule: 'SI-TRN-04' });
  });

  it('SI-TRN-05: main functions are used before and after the main action, as often as they can be paid', () => {
    const t = table({
      players: [
        { tableau: ['jointResourceAsteroidBelt', 'jointResourceAsteroidBelt', 'privateerFleet'] },
        {},
      ],
    });
    t.play('0 use jointResourceAsteroidBelt', '0 use jointResourceAsteroidBelt', '0 research');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.offers(0).sort()).toEqual(['end', 'use privateerFleet']);
    t.play('0 use privateerFleet');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.vps[0]).toBe(2);
  });

  it('SI-TRN-06: not in W1, W5 or W6, and not in the turn of another', () => {
    const recover = table({
      players: [{ hand: 2, tableau: [slipped('ark'), 'privateerFleet'] }, { tableau: ['privateerFleet'] }],
      window: 'recover',
    });
    expect(recover.can('0 use privateerFleet')).toBe(false);
    expect(recover.offers(1)).toEqual([]);
    expect(recover.whyNot('1 use privateerFleet')).toMatchObject({ code: 'not-your-turn' });
    const limit = table({
      players: [{ hand: 6, tableau: ['privateerFleet', slipped('theocracy')] }, {}],
      window: 'after',
    });
    limit.play('0 end');
    expect(limit.offers(0, 'use')).toEqual([]);
    limit.move(0, game.moves(limit.s, 0)[0]!);
    expect(limit.asked).toBe('0 theocracy.youMay');
    expect(limit.offers(0, 'use')).toEqual([]);
  });
});

describe('slipping', () => {
  it('SI-SLP-02: a slip function is used once per unslipping', () => {
    const t = table({ players: [{ tableau: ['jointResourceAsteroidBelt'] }, {}] });
    t.play('0 use jointResourceAsteroidBelt');
    expect(t.can('0 use jointResourceAsteroidBelt')).toBe(false);
  });

  it('SI-SLP-03: a built card enters slipped, and that is no becoming slipped', () => {
    const t = table({ players: [{ hand: ['resourceProbe'] }, { tableau: ['galacticIntelligenceAgency'] }] });
    t.play('0 build resourceProbe');
    expect(t.slipped(0)).toEqual(['resourceProbe']);
    expect(t.asked).toBe('0 turn.after');
  });

  it("SI-SLP-04: slipped by another card's cost is slipped as well", () => {
    const t = table({
      players: [{ tableau: ['industrialZonePlanet', 'militarism'] }, { tableau: ['munitionsIndustry'] }],
    });
    t.play('0 use industrialZonePlanet militarism');
    expect(t.asked).toBe('1 munitionsIndustry.youMay');
  });

  it('SI-SLP-05: a card that moves keeps its state, and comes into a tableau', () => {
    const t = table({
      players: [
        { tableau: ['galaxyProbe', slipped('planetProbe')] },
        { tableau: ['projectArtemis', 'galacticIntelligenceAgency'] },
      ],
    });
    moveBetweenTableaus(t.s, 0, 0, 1, t.built(0, 'galaxyProbe').uid);
    moveBetweenTableaus(t.s, 0, 0, 1, t.built(0, 'planetProbe').uid);
    expect(t.slipped(1)).toEqual(['planetProbe']);
    expect(t.pool).toEqual(['1 projectArtemis']);
  });

  it('SI-SLP-06: functions without a slip cost work while the card is slipped', () => {
    const t = table({
      players: [
        {
          hand: ['resourceProbe'],
          tableau: [
            slipped('worksProjectAdministration'),
            slipped('bubbleEconomy'),
            slipped('phaseTransitionPowerPlantBase'),
          ],
        },
        {},
      ],
    });
    t.play('0 build resourceProbe');
    expect([t.hands[0], t.vps[0]]).toEqual([1, 2]);
    t.play('0 end', '0 accept');
    expect(t.vps[0]).toBe(5);
  });

  it('SI-SLP-07: a card that leaves the tableaus forgets its slip state and the kind it named', () => {
    const t = table({
      players: [
        {
          hand: ['bubbleEconomy', 'projectArtemis'],
          tableau: ['reconstructionBase', slipped('martialLawForces', { named: 'ark' })],
        },
        {},
      ],
    });
    t.play(
      '0 use reconstructionBase martialLawForces',
      '0 extra martialLawForces bubbleEconomy projectArtemis',
    );
    expect(t.built(0, 'martialLawForces').named).toBe(0);
    t.play('0 name theocracy');
    expect(t.built(0, 'martialLawForces').named).toBe(39);
  });
});

describe('research', () => {
  const deck = ['theocracy', 'militarism', 'ark', 'holyLand'] as const;

  it('SI-RES-01: look at four in private, keep two, discard two face up', () => {
    const t = table({ players: [{}, {}], top: deck });
    const events = t.play('0 research');
    const looked = events.find(([name]) => name === 'looked')!;
    expect(game.eventFor(looked, 0)).toEqual(looked);
    for (const viewer of [1, 'table'] as const) {
      expect(game.eventFor(looked, viewer)![2]).toEqual([-1, -1, -1, -1]);
      expect(research.under(game.view(t.s, viewer))!.looked).toEqual([-1, -1, -1, -1]);
    }
    expect(game.moves(t.s, 0).filter((move) => move.length === 3)).toHaveLength(6);
    const kept = t.play('0 keep militarism holyLand').find(([name]) => name === 'researched')!;
    expect(game.eventFor(kept, 1)![2]).toEqual([-1, -1]);
    expect(sortedKeys(t.hand(0))).toEqual(['holyLand', 'militarism']);
    expect(sortedKeys(t.discard)).toEqual(['ark', 'theocracy']);
  });

  it('SI-RES-02: with fewer than four cards, as many as there are', () => {
    const t = table({ players: [{}, {}], deck: ['theocracy', 'ark'] });
    t.play('0 research');
    expect(sortedKeys(t.hand(0))).toEqual(['ark', 'theocracy']);
    expect(t.discard).toEqual([]);
    expect(t.s.exhausted).toBe(true);
    expect(t.asked).toBe('0 turn.after');
  });

  it('SI-RES-03: research is legal without any card', () => {
    const t = table({ players: [{}, {}], deck: 0 });
    t.play('0 research');
    expect(t.hands).toEqual([0, 0]);
    expect(t.count('looked')).toBe(0);
    expect(t.s.exhausted).toBe(true);
    expect(t.asked).toBe('0 turn.after');
  });

  it('SI-RES-04: no other discards are those of a research', () => {
    const t = table({
      players: [
        {
          hand: ['ark', 'theocracy', 'militarism', 'holyLand', 'planetProbe', 'galaxyProbe', 'corveeSystem'],
          tableau: ['privateerFleet'],
        },
        { tableau: ['blackMarket'] },
      ],
      window: 'after',
    });
    t.play('0 use privateerFleet', '0 discard corveeSystem');
    expect(t.asked).toBe('0 turn.after');
    t.play('0 end', '0 discard ark');
    expect(t.s.active).toBe(1);
  });
});

describe('restriction', () => {
  it('SI-RST-01: only with six cards or more, down to five of choice', () => {
    const five = table({ players: [{ hand: 5 }, {}], window: 'after' });
    five.play('0 end');
    expect(five.s.active).toBe(1);
    const six = table({ players: [{ hand: 6 }, {}], window: 'after' });
    six.play('0 end');
    expect(game.moves(six.s, 0)).toHaveLength(6);
    expect(game.whyNot(six.s, 0, ['discard'])).toMatchObject({ code: 'discard-exactly', rule: 'SI-RST-01' });
    // A very big hand is brought down card by card.
    const twelve = table({ players: [{ hand: 12 }, {}], window: 'after' });
    twelve.play('0 end');
    expect(game.moves(twelve.s, 0)).toHaveLength(12);
    while (twelve.asked === '0 turn.limit') twelve.move(0, game.moves(twelve.s, 0)[0]!);
    expect([twelve.hands[0], twelve.s.discard.length]).toEqual([5, 7]);
  });

  it('SI-RST-02, SI-SEL-09: then the budget is lost', () => {
    const t = table({
      players: [{ hand: 2, tableau: [slipped('theocracy')] }, {}],
      window: 'after',
      budget: 4,
    });
    t.play('0 end');
    expect(t.s).toMatchObject({ window: 'end', budget: 0 });
    expect(t.events).toContainEqual(['lostMoney', 0, 4]);
  });

  it("SI-RST-03: cards that come in W6 or in others' turns wait for the next own W5", () => {
    const t = table({
      players: [{ hand: 5, tableau: ['bubbleEconomy'] }, { tableau: ['jointResourceAsteroidBelt'] }],
      window: 'after',
    });
    t.play('0 end');
    expect(t.hands[0]).toBe(6);
    t.play('1 use jointResourceAsteroidBelt');
    t.quietTurn();
    expect(t.hands[0]).toBe(7);
    expect(t.asked).toBe('0 turn.before');
    t.play('0 research');
    t.move(0, game.moves(t.s, 0)[0]!);
    t.play('0 end');
    expect(t.asked).toBe('0 turn.limit');
  });
});
