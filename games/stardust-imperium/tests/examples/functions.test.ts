import { describe, expect, it } from 'vitest';
import { slipped, sortedKeys, table } from '../table.ts';

describe('golden tests: functions of the main phase', () => {
  it('SI-G-33: one card left for Joint Resource Asteroid Belt: the rest is a VP token and the end', () => {
    const t = table({ players: [{ tableau: ['jointResourceAsteroidBelt'] }, {}, {}], deck: ['theocracy'] });
    t.play('0 use jointResourceAsteroidBelt');
    expect(t.hands).toEqual([1, 0, 0]);
    expect(t.s.tokens).toEqual([1, 0, 0]);
    expect(t.events).toContainEqual(['gainedVp', 0, 0, 1, t.built(0, 'jointResourceAsteroidBelt').uid]);
    expect(t.s.exhausted).toBe(true);
    expect(t.asked).toBe('0 turn.before');
    t.play('0 research', '0 end');
    expect(t.s.outcome?.reason).toBe('exhaustion');
  });

  it('SI-G-34: Galaxy Probe reveals three, reshuffles the paid VP and reveals it too', () => {
    const t = table({
      players: [{ vp: ['militarism', 'theocracy'], tableau: ['galaxyProbe'] }, {}],
      deck: ['ark', 'holyLand', 'corveeSystem'],
    });
    const events = t.play('0 use galaxyProbe');
    expect(events.find(([name]) => name === 'revealed')?.[2]).toHaveLength(4);
    expect(t.s.exhausted).toBe(true);
    expect(t.offers(0).sort()).toEqual(['take ark', 'take corveeSystem', 'take holyLand', 'take theocracy']);
    t.play('0 take theocracy');
    expect(t.hand(0)).toEqual(['theocracy']);
    expect(t.pile(0)).toEqual(['militarism']);
    expect(t.discard).toEqual(['ark', 'holyLand', 'corveeSystem']);
    expect(t.deck).toBe(0);
  });

  it('SI-G-35: Galactic Salvation Fund: who had five and discards to four does not draw', () => {
    const t = table({
      players: [
        {
          hand: ['corveeSystem', 'ark', 'theocracy', 'blackMarket', 'planetProbe'],
          tableau: ['galacticSalvationFund'],
        },
        { hand: ['holyLand', 'ark', 'theocracy', 'blackMarket', 'planetProbe', 'militarism'] },
        { hand: 3 },
      ],
    });
    t.play('0 use galacticSalvationFund', '0 discard ark', '1 discard holyLand');
    expect(t.hands).toEqual([4, 5, 4]);
    expect(t.discard).toEqual(['ark', 'holyLand']);
  });

  it('SI-G-36: Galactic Orderkeeper Forces: who has no VP loses none', () => {
    const t = table({ players: [{ tableau: ['galacticOrderkeeperForces'] }, { vp: 1 }, {}] });
    t.play('0 use galacticOrderkeeperForces');
    expect(t.vps).toEqual([0, 0, 0]);
    expect(t.hands).toEqual([1, 0, 0]);
    expect(t.discard).toHaveLength(1);
  });

  it('SI-G-40: Waste Collecting Satellite needs a discard pile; with one card it takes that and reshuffles', () => {
    const none = table({ players: [{ tableau: ['wasteCollectingSatellite'] }, {}] });
    expect(none.can('0 use wasteCollectingSatellite')).toBe(false);
    expect(none.whyNot('0 use wasteCollectingSatellite')).toMatchObject({ code: 'empty-discard' });
    const t = table({ players: [{ tableau: ['wasteCollectingSatellite'] }, {}], discard: ['theocracy'] });
    const before = [...t.s.deck];
    t.play('0 use wasteCollectingSatellite');
    expect(sortedKeys(t.hand(0))).toEqual(['theocracy', 'wasteCollectingSatellite']);
    expect(t.tableau(0)).toEqual([]);
    expect(t.discard).toEqual([]);
    expect(t.s.deck).not.toEqual(before);
    expect([...t.s.deck].sort()).toEqual(before.sort());
  });

  it('SI-G-45: cards are lost before tokens', () => {
    const t = table({
      players: [{ vp: ['theocracy'], tokens: 2, tableau: ['galacticOrderkeeperForces'] }, {}],
      exhausted: true,
    });
    t.play('0 use galacticOrderkeeperForces');
    expect(t.discard).toEqual(['theocracy']);
    expect(t.s.tokens).toEqual([2, 0]);
    expect(t.s.piles[0]).toEqual([]);
  });

  it('SI-G-51: Orbital Elevator reshuffles what it has just discarded', () => {
    const t = table({ players: [{ hand: 4, tableau: ['orbitalElevator'] }, {}], deck: 2 });
    t.play('0 use orbitalElevator');
    expect(t.hands[0]).toBe(5);
    expect(t.deck).toBe(1);
    expect(t.discard).toEqual([]);
    expect(t.s.exhausted).toBe(false);
  });

  it('SI-G-63: three cards are left for research', () => {
    const t = table({ players: [{}, {}], deck: ['theocracy'], discard: ['ark', 'holyLand'] });
    t.play('0 research');
    expect(t.offers(0).sort()).toEqual([
      'keep ark holyLand',
      'keep ark theocracy',
      'keep holyLand theocracy',
    ]);
    t.play('0 keep ark theocracy');
    expect(sortedKeys(t.hand(0))).toEqual(['ark', 'theocracy']);
    expect(t.discard).toEqual(['holyLand']);
    expect(t.s.exhausted).toBe(true);
    t.play('0 end');
    expect(t.s.outcome?.reason).toBe('exhaustion');
  });

  it('SI-G-64: Resource Trading Planet with Bubble Economy: five VPs, four of them its own discards', () => {
    const t = table({
      players: [{ hand: 4, tableau: ['resourceTradingPlanet', 'bubbleEconomy'] }, {}],
      deck: 1,
    });
    t.play('0 use resourceTradingPlanet');
    expect(t.s.piles[0]).toHaveLength(5);
    expect(t.s.tokens).toEqual([0, 0]);
    expect(t.s.exhausted).toBe(false);
    expect([t.hands[0], t.deck, t.discard.length]).toEqual([0, 0, 0]);
  });

  it('SI-G-65: Planet Probe on oneself needs a second VP card', () => {
    const one = table({ players: [{ vp: 1, tableau: ['planetProbe'] }, {}] });
    expect(one.can('0 use planetProbe 0')).toBe(false);
    expect(one.offers(0, 'use')).toEqual([]);
    const two = table({ players: [{ vp: ['theocracy', 'ark'], tableau: ['planetProbe'] }, {}] });
    two.play('0 use planetProbe 0');
    expect(two.vps).toEqual([0, 0]);
    expect(two.hand(0)).toEqual(['theocracy']);
    expect(two.discard).toEqual(['ark']);
  });

  it('SI-G-66: Galaxy Probe with nothing but a VP token is not legal, with nothing but a VP card it is', () => {
    const token = table({ players: [{ tokens: 1, tableau: ['galaxyProbe'] }, {}], deck: 0, exhausted: true });
    expect(token.can('0 use galaxyProbe')).toBe(false);
    expect(token.whyNot('0 use galaxyProbe')).toMatchObject({ code: 'no-cards-left', rule: 'SI-FUN-05' });
    const card = table({ players: [{ vp: ['theocracy'], tableau: ['galaxyProbe'] }, {}], deck: 0 });
    card.play('0 use galaxyProbe');
    expect(card.hand(0)).toEqual(['theocracy']);
    expect(card.s.exhausted).toBe(true);
    expect(card.slipped(0)).toEqual(['galaxyProbe']);
  });

  it('a slipped card offers nothing', () => {
    expect(
      table({ players: [{ hand: 4, tableau: [slipped('orbitalElevator')] }, {}] }).offers(0, 'use'),
    ).toEqual([]);
  });
});
