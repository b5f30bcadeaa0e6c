import { describe, expect, it } from 'vitest';
import { CARDS, type Card, type CardKey, KIND, uidsOf } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import { tables, tablesOf } from '../data/tables.ts';
import { table } from '../tests/table.ts';
import { sayShortfall } from '../words/names.ts';
import { mostMoney, shortfall } from './raising.ts';

/** A rules number that no game of ours has. */
const OTHER = 97;

const uid = (key: CardKey): number => uidsOf(KIND[key])[0]!;

describe('what a build lacks', () => {
  const lack = (hand: CardKey[], tableau: CardKey[], key: CardKey = 'theocracy') => {
    const { s } = table({ players: [{ hand: [key, ...hand], tableau }, {}] });
    const short = shortfall(s, 0, uid(key));
    return short && sayShortfall(short);
  };

  it('is nothing where a sale covers it (section 12)', () => {
    expect(lack(['corveeSystem', 'freeTradeCenter'], [])).toBeNull();
  });

  it('reckons with what cards and functions bring by the tables in force', () => {
    const more = (key: CardKey, tableau: CardKey[], changed: Partial<Card>): number => {
      const { s } = table({ players: [{ hand: [key, 'ark', 'blackMarket'], tableau }, {}] });
      const cards = CARDS.map((card) => ({ ...card, ...changed }));
      tables.add(OTHER, tablesOf(NUMBERS, cards));
      return mostMoney({ ...s, rules: OTHER }, 0, uid(key)) - mostMoney(s, 0, uid(key));
    };
    expect(more('divineGalacticKingdom', ['industrialZonePlanet', 'theocracy'], { brings: 9 })).toBe(9 - 6);
    expect(more('divineGalacticKingdom', ['indulgentiaAgency'], { brings: 9 })).toBe(9 - 3);
    // A second card drawn is another 5$.
    expect(more('divineGalacticKingdom', ['indulgentiaAgency'], { draws: 2 })).toBe(5);
    // Two cards are sold for a Free Trade Center, which counts for its own payment (SI-R-07).
    expect(more('freeTradeCenter', [], { brings: 9 })).toBe(2 * (9 - 1));
  });

  it('is an amount, where no function can bring it (SI-BLD-13)', () => {
    expect(lack(['corveeSystem'], [])).toBe('5$ missing');
    expect(lack(['corveeSystem'], ['industrialZonePlanet'])).toBe('5$ missing');
  });

  it('names the functions that may bring it, and how much that is at most', () => {
    expect(lack(['corveeSystem'], ['industrialZonePlanet', 'ark'])).toBe(
      '5$ missing: only with Industrial Zone Planet, which brings 6$',
    );
    expect(lack(['corveeSystem'], ['indulgentiaAgency'])).toBe(
      '5$ missing: only with Indulgentia Agency, which brings at most 8$ for what you give away',
    );
    expect(lack(['corveeSystem'], ['industrialZonePlanet', 'ark', 'indulgentiaAgency'])).toBe(
      '5$ missing: only with Industrial Zone Planet, which brings 6$, or Indulgentia Agency, which brings at most 8$ for what you give away',
    );
    const dear = ['industrialZonePlanet', 'indulgentiaAgency', 'ark'] as CardKey[];
    expect(lack(['corveeSystem', 'blackMarket'], dear, 'divineGalacticKingdom')).toBe(
      '10$ missing: only with Industrial Zone Planet and Indulgentia Agency, which together bring at most 14$ for what you give away',
    );
  });
});
