import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, type CardKey, KIND, uidsOf } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import { destroyTableauCard, moveBetweenTableaus } from '../../rules/primitives.ts';
import { gainVp } from '../../rules/victory-points.ts';
import { slipped, table } from '../table.ts';

const kind = (key: CardKey) => CARDS[KIND[key] - 1]!;

describe('rulings', () => {
  it('SI-R-01: the first printed number is the cost of building, the second the price', () => {
    expect(kind('divineGalacticKingdom')).toMatchObject({ cost: 15, price: 5 });
    expect(kind('resourceProbe')).toMatchObject({ cost: 0, price: 2 });
    const sum = (of: (card: (typeof CARDS)[number]) => number) =>
      CARDS.reduce((all, card) => all + card.copies * of(card), 0);
    expect(sum(() => 1)).toBe(80);
    expect(sum((card) => card.cost) / 80).toBeCloseTo(6.825, 3);
    expect(sum((card) => card.price) / 80).toBeCloseTo(3.4, 3);
    expect(sum((card) => (card.vp === '?' ? 0 : card.vp))).toBe(260);
    const prices = [2, 3, 4, 5].map((price) => sum((card) => (card.price === price ? 1 : 0)));
    expect(prices).toEqual([18, 24, 26, 12]);
    const t = table({ players: [{ hand: ['galaxyProbe', 'freeTradeCenter'] }, {}] });
    t.play('0 build galaxyProbe freeTradeCenter');
    expect(t.s.budget).toBe(5 - 4);
  });

  it('SI-R-02: Joint Resource Asteroid Belt gains a VP, not a card', () => {
    const t = table({ players: [{ tableau: ['jointResourceAsteroidBelt'] }, {}] });
    t.play('0 use jointResourceAsteroidBelt');
    expect([t.hands[0], t.vps[0]]).toEqual([1, 1]);
  });

  it('SI-R-05: build VPs are one quantity, however the print writes them', () => {
    for (const [key, vp] of [
      ['martialLawForces', 3],
      ['phaseTransitionPowerPlantBase', 3],
      ['blackMarket', 3],
      ['galacticSalvationFund', 3],
    ] as const)
      expect(table({ players: [{ tableau: [key] }, {}] }).score(0)).toBe(vp);
  });

  it('SI-R-11: highest printed cost, ties free, reductions add up, nothing shown for an impossible build', () => {
    const t = table({
      players: [
        {
          hand: ['militarism', 'theocracy', 'galaxyProbe'],
          tableau: ['robotizedProduction', 'robotizedProduction'],
        },
        {},
      ],
      budget: 2,
    });
    expect(t.offers(0, 'build')).toEqual(['build militarism', 'build theocracy']);
    t.play('0 build theocracy');
    expect(t.s.budget).toBe(0);
    const poor = table({
      players: [{ hand: ['divineGalacticKingdom'], tableau: ['robotizedProduction'] }, {}],
    });
    expect(poor.offers(0)).toEqual(['research']);
    expect(poor.count('handRevealed')).toBe(0);
  });

  it('SI-R-16: Bubble Economy raises a gain once, and not what it adds itself', () => {
    const t = table({ players: [{ tableau: ['bubbleEconomy', 'bubbleEconomy'] }, {}] });
    gainVp(t.s, 0, 1, t.built(0, 'bubbleEconomy').uid);
    expect(t.vps[0]).toBe(3);
    const setup = game.setup(seedOf(3), 4, { firstPlayer: 'seat1' });
    expect(setup.piles.map((pile) => pile.length)).toEqual([1, 2, 3, 4]);
  });

  it('SI-R-20: an effect of several cards takes what there is, with a reshuffle in between', () => {
    const t = table({
      players: [{ tableau: ['ministryOfMissionary'] }, {}],
      deck: ['militarism'],
      discard: ['blackMarket', 'planetProbe'],
    });
    t.play('0 use ministryOfMissionary');
    expect([t.discard.length, t.count('reshuffled'), t.s.exhausted]).toEqual([3, 1, true]);
  });

  it('SI-R-23: a tie for the biggest hand makes The Holy Land illegal; ties among others are free', () => {
    expect(table({ players: [{ tableau: ['holyLand'] }, {}] }).offers(0, 'use')).toEqual([]);
    const second = table({
      players: [{ hand: 3 }, { hand: 2, tableau: ['holyLand'] }, { hand: 3 }],
      active: 1,
    });
    expect(second.offers(1, 'use')).toEqual(['use holyLand 0', 'use holyLand 2']);
    expect(table({ players: [{ hand: 3, tableau: ['holyLand'] }, { hand: 3 }] }).offers(0, 'use')).toEqual(
      [],
    );
    expect(
      table({ players: [{ hand: 2, tableau: ['holyLand'] }, { hand: 3 }, { hand: 3 }] }).offers(0, 'use'),
    ).toHaveLength(2);
  });

  it('SI-R-29: the owner may look into an Ark, all know how much lies there', () => {
    const { s } = table({
      players: [{ tableau: [{ card: 'ark', stash: ['theocracy', 'militarism'] }] }, {}],
    });
    const seen = ([0, 1, 'table'] as const).map((viewer) => game.view(s, viewer).tableaus[0]![0]!.stash);
    expect(seen).toEqual([s.tableaus[0]![0]!.stash, [-1, -1], [-1, -1]]);
  });

  it('SI-R-32: whether something can be done is tested after the cost', () => {
    const elevator = table({ players: [{ hand: 1, tableau: ['orbitalElevator'] }, {}], deck: 0 });
    expect(elevator.can('0 use orbitalElevator')).toBe(true);
    const probe = table({ players: [{ vp: 1, tableau: ['galaxyProbe'] }, {}], deck: 0 });
    expect(probe.can('0 use galaxyProbe')).toBe(true);
    const satellite = table({ players: [{ tableau: ['wasteCollectingSatellite'] }, {}], deck: 5 });
    expect(satellite.can('0 use wasteCollectingSatellite')).toBe(false);
  });

  it('SI-R-36: Martial Law Forces may name themselves, and draw even if nothing can be lost', () => {
    const t = table({
      players: [
        { tableau: ['privateerFleet'] },
        { hand: 1, tableau: [slipped('martialLawForces', { named: 'privateerFleet' })] },
      ],
    });
    t.play('0 use privateerFleet');
    expect([t.vps, t.hands]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const own = table({
      players: [
        { tableau: [{ card: 'martialLawForces', named: 'martialLawForces' }, 'industrialZonePlanet'] },
        { tableau: [slipped('martialLawForces', { named: 'martialLawForces' })] },
      ],
      top: ['ark'],
    });
    own.play('0 use industrialZonePlanet martialLawForces');
    expect(own.hands).toEqual([0, 1]);
  });

  it('SI-R-37: naming is a trigger that the builder may order before the reactions', () => {
    const t = table({
      players: [
        { hand: ['martialLawForces', 'bubbleEconomy', 'militarism'] },
        { hand: 1, vp: 1, tableau: ['constructionSponsor'] },
      ],
    });
    t.play('0 build martialLawForces bubbleEconomy militarism');
    expect(t.asked).toBe('0 triggers.choose');
    t.play('0 next 0 martialLawForces', '0 name constructionSponsor');
    t.move(1, game.moves(t.s, 1)[0]!);
    expect(t.vps[1]).toBe(1 + 2 - 1);
  });

  it('SI-R-39: there is no solo game', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    expect(() => game.setup(seedOf(1), 1)).toThrow();
  });

  it('SI-R-41: any card taken from nothing exhausts the game, also beside an effect that works', () => {
    const t = table({ players: [{ hand: ['ark'], tableau: ['indulgentiaAgency'] }, {}], deck: 0 });
    t.play('0 use indulgentiaAgency ark 1');
    expect(t.s).toMatchObject({ exhausted: true, budget: 3 });
    const voids = table({ players: [{ tableau: ['resourceProbe'] }, {}], deck: 0 });
    expect(voids.offers(0)).toEqual(['research']);
  });

  it('SI-R-42: Politics has thirteen cards, every other type fifteen', () => {
    const count = (type: (typeof CARDS)[number]['types'][number]) =>
      CARDS.filter((card) => card.types.includes(type as never)).reduce((all, card) => all + card.copies, 0);
    expect(
      (['Politics', 'Economy', 'Industry', 'Military', 'Exploration', 'Religion'] as const).map(count),
    ).toEqual([13, 15, 15, 15, 15, 15]);
    expect(uidsOf(KIND.theocracy)).toHaveLength(2);
  });

  it('SI-R-43: destroying and moving between tableaus are there, though no card of the set does either', () => {
    const t = table({ players: [{ tableau: ['militarism', slipped('theocracy')] }, {}] });
    destroyTableauCard(t.s, 1, 0, t.built(0, 'militarism').uid);
    moveBetweenTableaus(t.s, 1, 0, 1, t.built(0, 'theocracy').uid);
    expect([t.tableau(0), t.discard, t.slipped(1)]).toEqual([[], ['militarism'], ['theocracy']]);
  });
});
