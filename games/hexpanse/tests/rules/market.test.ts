import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { hexpanse as game } from '../../index.ts';
import { table } from '../table.ts';
import { endTurn } from '../turns.ts';

/** All cards but these, so that a player can hold them and the deck is as small as wanted. */
const allBut = (...kept: string[]) =>
  CARDS.map(({ id }) => id)
    .filter((id) => !kept.includes(id))
    .join(' ');

describe('the market', () => {
  it('HX-MKT-01, HX-R-33: any number of cards for their prices, without an action', () => {
    const t = table({ players: { X: { hexilum: 7 }, Y: {} }, market: 'C13 C21 A3 C22 A6' });
    t.play('X gain', 'X gain');
    expect(t.hexilum('X')).toBe(9);
    expect(t.offers('X').sort()).toEqual(
      ['buy A3', 'buy A6', 'buy C13', 'buy C21', 'buy C22', 'stop'].sort(),
    );
    t.play('X buy A3', 'X buy C13');
    expect([t.hexilum('X'), t.offers('X')]).toEqual([3, ['buy A6', 'stop']]);
    expect(t.whyNot('X buy C21')).toEqual({
      code: 'cannot-pay',
      params: { cost: 5, hexilum: 3 },
      rule: 'HX-MKT-01',
    });
    expect(t.whyNot('X buy C13')).toMatchObject({ code: 'not-for-sale', rule: 'HX-MKT-01' });
    t.play('X stop');
    expect([t.ids(t.s.undeployed[0]!), t.ids(t.s.actionCards[0]!)]).toEqual(['C13', 'A3']);
    expect(t.told('bought')).toEqual([
      ['bought', 0, CARDS.findIndex(({ id }) => id === 'A3'), 1, false],
      ['bought', 0, 12, 5, false],
    ]);
  });

  it('HX-MKT-01: the prices are those of the lists', () => {
    const prices = CARDS.map(({ price }) => price);
    expect(prices.slice(0, 25)).toEqual([
      ...[2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 2, 3, 5, 3, 2, 2, 2, 3, 2, 3, 5, 4, 2, 3, 2],
    ]);
    expect(prices.slice(25)).toEqual([
      ...[2, 2, 1, 1, 2, 3, 3, 2, 2, 2, 2, 2, 2, 1, 2, 3, 2, 2, 3, 3, 3, 2, 3, 3, 3],
    ]);
  });

  it('HX-MKT-02: no refill while buying, then exactly 5', () => {
    const t = table({ players: { X: { hexilum: 9 }, Y: {} }, market: 'C3 C4 A3 A4 A14' });
    const deck = t.s.deck.slice();
    t.play('X endActions', 'X buy A3', 'X buy A4');
    expect(t.ids(t.s.market)).toBe('C3 C4 A14');
    t.play('X stop');
    expect(t.ids(t.s.market.slice(0, 3))).toBe('C3 C4 A14');
    expect(t.s.market.slice(3)).toEqual([deck.at(-1), deck.at(-2)]);
    expect(t.s.deck).toHaveLength(deck.length - 2);
  });

  it('HX-MKT-03: extra cards come from the deck, seen and bought by the active player alone', () => {
    const t = table({ players: { X: { cards: 'A8', hexilum: 15 }, Y: {} }, market: 'C3 C4 A3 A4 A14' });
    const next = t.s.deck.slice(-5);
    t.play('X play A8 1', 'X endActions');
    expect([...t.s.extra].sort()).toEqual([...next].sort());
    expect(t.view('Y').extra).toEqual(Array(5).fill(-1));
    expect(t.view('table').extra).toEqual(Array(5).fill(-1));
    expect(t.view('X').extra).toEqual(t.s.extra);
    const drawn = t.told('extraDrawn')[0]!;
    expect(game.eventFor(drawn, t.seat('Y'))).toEqual(['extraDrawn', 0, Array(5).fill(-1)]);
    const [bought, ...rest] = t.s.extra;
    const { price } = CARDS[bought!]!;
    t.play(`X buy ${t.ids([bought!])}`);
    expect(t.hexilum('X')).toBe(15 - price);
    expect(t.told('bought')[0]).toEqual(['bought', 0, bought, price, true]);
    t.play('X stop');
    expect([t.s.extra, t.s.buried[0]]).toEqual([[], rest]);
    const names = t.events.map(([name]) => name);
    expect(names.filter((name) => name === 'buried' || name === 'turnEnded')).toEqual([
      'buried',
      'turnEnded',
    ]);
    expect([t.s.market.length, t.ids(t.s.discard)]).toEqual([5, 'A8']);
  });

  it('HX-MKT-03, HX-R-23: what was not bought stays unknown to the others', () => {
    const t = table({ players: { X: { cards: 'A8' }, Y: {} }, market: 'C3 C4 A3 A4 A14' });
    t.play('X play A8 1', 'X endActions', 'X stop');
    expect(t.view('Y').buried).toEqual([Array(5).fill(-1), []]);
    expect(t.view('table').buried).toEqual([Array(5).fill(-1), []]);
    expect(t.view('X').buried).toEqual(t.s.buried);
    const buried = t.told('buried')[0]!;
    expect(game.eventFor(buried, t.seat('Y'))).toEqual(['buried', 0, Array(5).fill(-1)]);
    expect(game.eventFor(buried, t.seat('X'))).toEqual(buried);
  });

  it('HX-MKT-04, HX-R-15, HX-R-23: an empty deck is made of the whole discard pile', () => {
    const kept = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'C3', 'C4', 'C5'];
    const t = table({
      players: { X: { hexilum: 15 }, Y: { cards: allBut(...kept) } },
      market: 'A1 A2 A3 A4 A5',
      discard: 'C3 A6',
      deck: 0,
    });
    expect([t.s.deck, t.ids(t.s.buried[1]!)]).toEqual([[], 'C4 C5']);
    t.play('X endActions', 'X buy A1', 'X buy A2', 'X buy A3', 'X stop');
    expect(t.told('reshuffled')).toEqual([['reshuffled', 4]]);
    expect([t.s.market.length, t.s.deck.length]).toEqual([5, 1]);
    expect([t.s.discard, t.s.buried]).toEqual([[], [[], []]]);
    const ids = t.ids([...t.s.market, ...t.s.deck]).split(' ');
    expect(ids.sort()).toEqual(['A4', 'A5', 'A6', 'C3', 'C4', 'C5']);
  });

  it('HX-MKT-04: with both empty the market and the extra cards stay fewer', () => {
    const kept = ['A1', 'A2', 'A8', 'C3'];
    const t = table({
      players: { X: { cards: 'A8', hexilum: 15 }, Y: { cards: allBut(...kept) } },
      market: 'A1 A2',
      deck: 1,
      actions: 1,
    });
    t.play('X play A8 1');
    expect(t.ids(t.s.extra).split(' ').sort()).toEqual(['A8', 'C3']);
    t.play('X buy A8', 'X buy C3', 'X buy A1', 'X stop');
    expect([t.ids(t.s.market), t.s.deck, t.s.discard]).toEqual(['A2', [], []]);
  });

  it('HX-MKT-05: nothing is sold or discarded at will', () => {
    const t = table({ players: { X: { cards: 'C3 A14', hexilum: 3 }, Y: {} }, market: 'A3 A4 A1 A2 A5' });
    const words = (start: string) => t.offers('X').filter((offer) => offer.includes(start));
    expect(words('C3')).toEqual(['deploy C3']);
    expect(words('A14')).toEqual(['play A14 1', 'play A14 2']);
    t.play('X endActions');
    expect([words('C3'), words('A14')]).toEqual([[], []]);
    endTurn(t);
    expect([t.ids(t.s.undeployed[0]!), t.ids(t.s.actionCards[0]!)]).toEqual(['C3', 'A14']);
  });
});
