import { describe, expect, it } from 'vitest';
import { cardOf } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import { destroyTableauCard } from '../../rules/primitives.ts';
import { gainVp, takeVp } from '../../rules/victory-points.ts';
import { slipped, sortedKeys, table } from '../table.ts';

const VIEWERS = [0, 1, 'table'] as const;

describe('zones', () => {
  it('SI-ZON-01: drawing takes the top cards of the deck, one after the other', () => {
    const t = table({
      players: [{ tableau: ['resourceProbe'] }, {}],
      top: ['theocracy', 'ark', 'holyLand', 'militarism'],
    });
    t.play('0 use resourceProbe');
    expect(sortedKeys(t.hand(0))).toEqual(['ark', 'holyLand', 'resourceProbe', 'theocracy']);
    expect(cardOf(t.s.deck.at(-1)!).key).toBe('militarism');
  });

  it('SI-ZON-02: nobody sees faces in the deck, everybody their number', () => {
    const { s } = table({ players: [{}, {}], deck: 7 });
    for (const viewer of VIEWERS) expect(game.view(s, viewer).deck).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  it('SI-ZON-03, SI-R-19: the discard pile becomes the deck only when a card is needed and none is there', () => {
    const exact = table({ players: [{ tableau: ['resourceProbe'] }, {}], deck: 3, discard: 2 });
    exact.play('0 use resourceProbe');
    expect([exact.deck, exact.discard.length, exact.count('reshuffled')]).toEqual([0, 2, 0]);
    const more = table({
      players: [{ tableau: ['resourceProbe'] }, {}],
      deck: 2,
      discard: ['ark', 'theocracy'],
    });
    more.play('0 use resourceProbe');
    expect([more.deck, more.discard.length, more.count('reshuffled')]).toEqual([1, 0, 1]);
    expect(more.hands[0]).toBe(4);
    expect(more.events).toContainEqual(['reshuffled', 2, false]);
    expect(more.s.exhausted).toBe(false);
  });

  it('SI-ZON-04, SI-VP-06: cards discarded, destroyed, sold, paid or lost come face up onto the discard pile', () => {
    const t = table({
      players: [
        {
          hand: ['blackMarket', 'corveeSystem'],
          vp: ['ark', 'theocracy'],
          tableau: ['planetProbe', 'militarism'],
        },
        {},
      ],
      discard: ['holyLand'],
    });
    t.play('0 build blackMarket corveeSystem');
    expect(t.discard).toEqual(['holyLand', 'corveeSystem']);
    takeVp(t.s, 0, 1, 'paid');
    expect(t.discard).toEqual(['holyLand', 'corveeSystem', 'theocracy']);
    takeVp(t.s, 0, 1, 'lost');
    expect(t.discard.at(-1)).toBe('ark');
    destroyTableauCard(t.s, 1, 0, t.built(0, 'militarism').uid);
    expect(t.discard.at(-1)).toBe('militarism');
    const limit = table({
      players: [{ hand: ['ark', 'ark', 'theocracy', 'holyLand', 'holyLand', 'militarism'] }, {}],
      window: 'after',
    });
    limit.play('0 end', '0 discard theocracy');
    expect(limit.discard).toEqual(['theocracy']);
  });

  it('SI-ZON-05, SI-R-31: everybody knows each card of the discard pile and their order', () => {
    const { s } = table({ players: [{}, {}], discard: ['ark', 'theocracy', 'militarism'] });
    for (const viewer of VIEWERS) expect(game.view(s, viewer).discard).toEqual(s.discard);
  });

  it('SI-ZON-07: sizes of hands are public, their faces are not', () => {
    const t = table({ players: [{ hand: ['ark'] }, { hand: ['theocracy', 'militarism'] }] });
    expect(game.view(t.s, 0).hands).toEqual([t.s.hands[0], [-1, -1]]);
    expect(game.view(t.s, 1).hands).toEqual([[-1], t.s.hands[1]]);
    expect(game.view(t.s, 'table').hands).toEqual([[-1], [-1, -1]]);
  });

  it('SI-ZON-08: cards stored on an Ark are no tableau cards', () => {
    const t = table({
      players: [
        {
          tableau: [
            { card: 'ark', stash: ['galaxyProbe', 'galacticFederalRepublic', 'theocracy'] },
            'munitionsIndustry',
            'orbitalElevator',
            'holyLand',
            'privateerFleet',
            'planetProbe',
            'militarism',
          ],
        },
        {},
      ],
      window: 'after',
    });
    expect(t.score(0)).toBe(3 + 5 + 4 + 4 + 2 + 3 + 4);
    t.play('0 end');
    expect(t.s.completedBy).toBe(-1);
  });

  it('SI-ZON-09: there is no hand limit outside the own W5', () => {
    const t = table({ players: [{ hand: 5, tableau: ['resourceProbe', 'resourceProbe'] }, { hand: 8 }] });
    t.play('0 use resourceProbe', '0 use resourceProbe');
    expect(t.hands).toEqual([13, 8]);
    expect(t.asked).toBe('0 turn.before');
  });

  it('SI-ZON-10: a whole hand and a destroyed Ark enter by ascending number, the rest of a reveal as revealed', () => {
    const hand = table({
      players: [{ hand: ['theocracy', 'ark', 'militarism'], tableau: ['orbitalElevator'] }, {}],
    });
    hand.play('0 use orbitalElevator');
    expect(hand.s.discard).toEqual([...hand.s.discard].sort((a, b) => a - b));
    const ark = table({
      players: [{ tableau: [{ card: 'ark', stash: ['theocracy', 'corveeSystem'] }] }, {}],
    });
    destroyTableauCard(ark.s, 0, 0, ark.built(0, 'ark').uid);
    expect(ark.discard).toEqual(['corveeSystem', 'ark', 'theocracy']);
    const reveal = table({
      players: [{ tableau: ['ministryOfMissionary'] }, {}],
      top: ['militarism', 'corveeSystem', 'theocracy', 'blackMarket'],
    });
    reveal.play('0 use ministryOfMissionary');
    expect(reveal.discard).toEqual(['militarism', 'corveeSystem', 'blackMarket']);
  });
});

describe('victory points', () => {
  it('SI-VP-01, SI-R-22: a VP is the top card of the deck, put on top of the own pile; n VPs are one gain', () => {
    const t = table({ players: [{ vp: ['ark'] }, {}], top: ['theocracy', 'militarism'] });
    gainVp(t.s, 0, 2, -1);
    expect(t.pile(0)).toEqual(['ark', 'theocracy', 'militarism']);
    const bubble = table({ players: [{ tableau: ['bubbleEconomy'] }, {}] });
    gainVp(bubble.s, 0, 2, -1);
    expect(bubble.vps[0]).toBe(3);
  });

  it('SI-VP-02: nobody sees faces in VP piles, not even their owner', () => {
    const { s } = table({ players: [{ vp: 2 }, { vp: 1 }] });
    for (const viewer of VIEWERS) expect(game.view(s, viewer).piles).toEqual([[-1, -1], [-1]]);
  });

  it('SI-VP-03: VP cards are paid and lost from the top', () => {
    const t = table({
      players: [{ vp: ['ark', 'theocracy'], tableau: ['galaxyProbe'] }, {}],
      deck: ['militarism', 'holyLand', 'ark', 'blackMarket', 'planetProbe', 'corveeSystem'],
    });
    t.play('0 use galaxyProbe', '0 take militarism');
    expect(t.pile(0)).toEqual(['ark']);
    expect(t.discard[0]).toBe('theocracy');
  });

  it('SI-VP-04: who has fewer VPs than are to be lost loses what there is', () => {
    const t = table({ players: [{ vp: 1, tokens: 1 }, {}], exhausted: true });
    takeVp(t.s, 0, 5, 'lost');
    expect(t.vps).toEqual([0, 0]);
    takeVp(t.s, 0, 1, 'lost');
    expect(t.vps).toEqual([0, 0]);
    expect(t.s.discard).toHaveLength(1);
  });

  it('SI-VP-05: VPs as a cost must be there in full', () => {
    const t = table({ players: [{ tableau: ['galaxyProbe', 'colonyPlanet', 'planetProbe'] }, { vp: 3 }] });
    expect(t.offers(0, 'use')).toEqual([]);
    expect(t.whyNot('0 use galaxyProbe')).toMatchObject({ code: 'no-vp', rule: 'SI-VP-05' });
    const two = table({ players: [{ vp: 2, tableau: ['colonyPlanet'] }, {}] });
    expect(two.offers(0, 'use')).toEqual(['use colonyPlanet 1', 'use colonyPlanet 2']);
  });

  it('SI-VP-07: without a card the VP is a token, and the game is exhausted', () => {
    const t = table({ players: [{ tableau: ['militarism'] }, {}], deck: ['ark'] });
    gainVp(t.s, 0, 2, t.built(0, 'militarism').uid);
    expect([t.s.piles[0]!.length, t.s.tokens[0], t.s.exhausted]).toEqual([1, 1, true]);
  });

  it('SI-VP-08, SI-R-21: tokens count, go after the cards, vanish, and never become cards', () => {
    const t = table({
      players: [{ vp: ['ark'], tokens: 2, tableau: ['galaxyProbe', 'galaxyProbe'] }, {}],
      deck: 12,
      exhausted: true,
    });
    expect(t.score(0)).toBe(3 + 6);
    t.play('0 use galaxyProbe');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect([t.s.piles[0]!.length, t.s.tokens[0]]).toEqual([0, 2]);
    const discards = t.discard.length;
    t.play('0 use galaxyProbe');
    t.move(0, game.moves(t.s, 0)[0]!);
    expect(t.s.tokens[0]).toBe(1);
    expect(t.discard.length - discards).toBe(5);
    const only = table({
      players: [{ tokens: 3, tableau: ['colonyPlanet', 'planetProbe'] }, {}],
      exhausted: true,
    });
    expect(only.offers(0, 'use')).toEqual([]);
    expect(only.whyNot('0 use colonyPlanet 1')).toMatchObject({ code: 'no-vp-card', rule: 'SI-VP-08' });
  });

  it('SI-VP-09, SI-R-30: how many VPs each player has is public', () => {
    const { s } = table({ players: [{ vp: 2 }, { vp: 1, tokens: 3 }, {}], exhausted: true });
    for (const viewer of VIEWERS) {
      const view = game.view(s, viewer);
      expect(view.piles.map((pile, seat) => pile.length + view.tokens[seat]!)).toEqual([2, 4, 0]);
    }
  });
});

describe('slip state', () => {
  it('SI-SLP-01: a card is slipped or unslipped; recovering turns it upright', () => {
    const t = table({ players: [{ tableau: [slipped('ark'), 'holyLand'] }, {}], window: 'recover' });
    expect(t.slipped(0)).toEqual(['ark']);
    t.play('0 recover ark');
    expect(t.slipped(0)).toEqual([]);
  });
});
