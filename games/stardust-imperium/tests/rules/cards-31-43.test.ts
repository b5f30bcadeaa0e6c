import { describe, expect, it } from 'vitest';
import type { CardKey } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import { slipped, sortedKeys, table } from '../table.ts';

const scoreOf = (...tableau: CardKey[]) => table({ players: [{ tableau }, {}] }).score(0);

describe('cards 31 to 43', () => {
  it('SI-CARD-31 Intergalactic Economic Coalition: 3 VPs for each Economy card', () => {
    expect(
      scoreOf(
        'intergalacticEconomicCoalition',
        'bubbleEconomy',
        'constructionSponsor',
        'colonyPlanet',
        'ark',
      ),
    ).toBe(12 + 0 + 3 + 5 + 3);
  });

  it('SI-CARD-32, SI-R-34 Intergalactic Trade Route: draws 1 if three cards were sold in the turn', () => {
    for (const [sold, asks] of [
      [['ark', 'corveeSystem'], false],
      [['ark', 'corveeSystem', 'theocracy'], true],
    ] as const) {
      const t = table({ players: [{}, { tableau: ['intergalacticTradeRoute'] }], window: 'after', sold });
      t.play('0 end');
      expect(t.asked === '1 intergalacticTradeRoute.youMay').toBe(asks);
    }
  });

  it('SI-CARD-33 Intergalactic Industrial Coalition: 3 VPs for each Industry card', () => {
    expect(scoreOf('intergalacticIndustrialCoalition', 'constructionSponsor', 'munitionsIndustry')).toBe(
      9 + 3 + 5,
    );
  });

  it('SI-CARD-34 Intergalactic Exploration Network: 3 VPs for each Exploration card', () => {
    expect(scoreOf('intergalacticExplorationNetwork', 'resourceProbe', 'resourceProbe', 'galaxyProbe')).toBe(
      12 + 1 + 1 + 3,
    );
  });

  it('SI-CARD-35 Resource Trading Planet: the whole hand for as many VPs, in one gain', () => {
    const t = table({ players: [{ hand: 3, tableau: ['resourceTradingPlanet'] }, {}] });
    t.play('0 use resourceTradingPlanet');
    expect([t.hands[0], t.vps[0], t.discard.length, t.count('gainedVp')]).toEqual([0, 3, 3, 1]);
    const empty = table({ players: [{ hand: 2, tableau: ['resourceTradingPlanet'] }, {}], deck: 0 });
    empty.play('0 use resourceTradingPlanet');
    expect([empty.s.piles[0]!.length, empty.s.tokens[0]]).toEqual([2, 0]);
    expect(table({ players: [{ tableau: ['resourceTradingPlanet'] }, {}] }).offers(0, 'use')).toEqual([]);
  });

  it('SI-CARD-36 Resource Probe: returns to the hand and draws 3, or what there is', () => {
    const t = table({ players: [{ tableau: ['resourceProbe'] }, {}], deck: 2 });
    t.play('0 use resourceProbe');
    expect([t.hands[0], t.tableau(0), t.s.exhausted]).toEqual([3, [], true]);
    expect(table({ players: [{ tableau: [slipped('resourceProbe')] }, {}] }).offers(0, 'use')).toEqual([]);
  });

  it('SI-CARD-37 Free Trade Center: 1$ more for each card sold, per copy, its own payment included', () => {
    const t = table({
      players: [
        { hand: ['freeTradeCenter', 'corveeSystem', 'ark', 'holyLand'], tableau: ['freeTradeCenter'] },
        {},
      ],
    });
    expect(t.offers(0, 'build freeTradeCenter')).toEqual(['build freeTradeCenter ark corveeSystem holyLand']);
    t.play('0 build freeTradeCenter ark corveeSystem holyLand');
    expect(t.s.budget).toBe(3 * 5 - 12);
  });

  it('SI-CARD-38, SI-R-12 Reconstruction Base: returns an own card in any state and gives an extra build', () => {
    const t = table({
      players: [{ tableau: ['reconstructionBase', slipped('militarism'), 'ark'] }, { tableau: ['holyLand'] }],
    });
    expect(t.offers(0, 'use reconstructionBase').sort()).toEqual([
      'use reconstructionBase ark',
      'use reconstructionBase militarism',
      'use reconstructionBase reconstructionBase',
    ]);
    t.play('0 use reconstructionBase militarism');
    expect([t.hand(0), t.s.extraBuilds]).toEqual([['militarism'], 1]);
    t.play('0 research');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.s.extraBuilds).toBe(1);
    t.play('0 end');
    expect(t.s.extraBuilds).toBe(0);
  });

  it.each(['theocracy', 'earlyEducationSociety'] as const)(
    'SI-CARD-39, SI-CARD-40, SI-R-04 %s: unslips one own card at the end of the turn, once per copy',
    (key) => {
      const t = table({
        players: [{ tableau: [key, slipped(key), slipped('ark')] }, { tableau: [slipped('ark')] }],
        window: 'after',
      });
      t.play('0 end');
      expect(t.offers(0).sort()).toEqual(['decline', 'unslip ark', `unslip ${key}`].sort());
      t.play('0 unslip ark', `0 unslip ${key}`);
      expect([t.slipped(0), t.s.active]).toEqual([[], 1]);
      const upright = table({ players: [{ tableau: [key] }, {}], window: 'after' });
      upright.play('0 end');
      expect(upright.s.active).toBe(1);
    },
  );

  it('SI-CARD-41 Supergalactic Imperium: 3 VPs for each Military card', () => {
    expect(scoreOf('supergalacticImperium', 'militarism', 'colonyPlanet', 'privateerFleet')).toBe(
      12 + 4 + 5 + 2,
    );
  });

  it('SI-CARD-42, SI-R-28 Waste Collecting Satellite: a card of the discard pile unseen, the rest into the deck', () => {
    const t = table({
      players: [{ tableau: ['wasteCollectingSatellite'] }, {}],
      deck: ['ark'],
      discard: ['theocracy', 'militarism', 'holyLand'],
    });
    t.play('0 use wasteCollectingSatellite');
    expect(t.offers(0).sort()).toEqual(['take holyLand', 'take militarism', 'take theocracy']);
    const events = t.play('0 take militarism');
    expect(sortedKeys(t.hand(0))).toEqual(['militarism', 'wasteCollectingSatellite']);
    expect([t.discard, t.deck]).toEqual([[], 3]);
    expect(events).toContainEqual(['reshuffled', 3, true]);
    const took = events.find(([name]) => name === 'took')!;
    expect([game.eventFor(took, 0)![3], game.eventFor(took, 1)![3]]).toEqual([took[3], [-1]]);
    expect(table({ players: [{ tableau: ['wasteCollectingSatellite'] }, {}] }).offers(0, 'use')).toEqual([]);
  });

  it('SI-CARD-43, SI-R-27 Planet Probe: a VP card of any player into the own hand, and that pile is shuffled', () => {
    const t = table({
      players: [
        { vp: ['ark', 'theocracy'], tableau: ['planetProbe'] },
        { vp: ['militarism', 'holyLand', 'corveeSystem'] },
        { tokens: 2 },
      ],
      exhausted: true,
    });
    expect(t.offers(0, 'use')).toEqual(['use planetProbe 0', 'use planetProbe 1']);
    t.play('0 use planetProbe 1');
    expect(t.offers(0).sort()).toEqual(['take corveeSystem', 'take holyLand', 'take militarism']);
    expect(game.view(t.s, 0).piles[1]).toEqual(t.s.piles[1]);
    for (const viewer of [1, 2, 'table'] as const)
      expect(game.view(t.s, viewer).piles[1]).toEqual([-1, -1, -1]);
    const events = t.play('0 take holyLand');
    expect([t.hand(0), t.vps, t.discard]).toEqual([['holyLand'], [1, 2, 2], ['theocracy']]);
    const took = events.find(([name]) => name === 'took')!;
    expect(game.eventFor(took, 1)![3]).toEqual([-1]);
    expect(t.count('pileShuffled')).toBe(1);
    expect(game.view(t.s, 0).piles[1]).toEqual([-1, -1]);
  });
});
