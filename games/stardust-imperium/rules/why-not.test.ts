import { sayOfKernel } from '@conclave/frame/kernel-refusals.ts';
import { type Move as AnyMove, type Game, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { answersAtWrongMoments } from '../../checks/refusal-checks.ts';
import { CARD_COUNT, type CardKey, KIND, uidsOf } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import { sayRefusal } from '../words/refusals.ts';
import type { State } from './types.ts';

const card = (key: CardKey, copy = 0) => uidsOf(KIND[key])[copy]!;

/** Two players, the first at this step of a turn, with these cards in hand and built; the rest is the deck. */
function table(
  at: string,
  hand: readonly number[],
  built: readonly number[],
  slipped: readonly number[] = [],
): State {
  const s = game.setup(seedOf(3), 2, { firstPlayer: 'seat1' });
  const used = new Set([...hand, ...built, ...slipped]);
  s.hands = [[...hand].sort((a, b) => a - b), []];
  s.piles = [[], []];
  const at0 = (uid: number, isSlipped: boolean) => ({ uid, slipped: isSlipped, stash: [], named: 0 });
  s.tableaus = [[...built.map((uid) => at0(uid, false)), ...slipped.map((uid) => at0(uid, true))], []];
  s.deck = Array.from({ length: CARD_COUNT }, (_, uid) => uid).filter((uid) => !used.has(uid));
  s.agenda = [
    { do: 'play', at: 'turn' },
    { do: 'turn', at },
  ];
  return s;
}

const refusal = (s: State, ...move: readonly [string, ...(string | number)[]]) => {
  const given = game.whyNot(s, 0, move as AnyMove);
  if (given !== null) expect(sayRefusal(given) ?? sayOfKernel(given, [])).toMatch(/\.$/);
  return given && [given.code, given.rule];
};

describe('why a sale is refused', () => {
  const kingdom = card('divineGalacticKingdom');
  const hand = [
    kingdom,
    card('colonyPlanet'),
    card('freeTradeCenter'),
    card('freeTradeCenter', 1),
    card('blackMarket'),
  ];
  const s = table('before', hand, []);
  const sale = (...uids: number[]) => refusal(s, 'build', kingdom, ...uids.sort((a, b) => a - b));

  it('is overselling or too little (SI-SEL-03)', () => {
    expect(sale(card('colonyPlanet'), card('freeTradeCenter'), card('freeTradeCenter', 1))).toBeNull();
    expect(sale(...hand.slice(1))).toEqual(['overselling', 'SI-SEL-03']);
    expect(sale(card('colonyPlanet'), card('blackMarket'))).toEqual(['too-little', 'SI-SEL-03']);
    expect(sale()).toEqual(['too-little', 'SI-SEL-03']);
  });

  it('is the card itself, a foreign card, or one named twice, but no order (SI-BLD-05, SI-SEL-02, SI-ZON-06)', () => {
    expect(sale(kingdom)).toEqual(['sells-itself', 'SI-BLD-05']);
    expect(sale(card('theocracy'))).toEqual(['not-in-hand', 'SI-SEL-02']);
    const [a, b, c] = hand.slice(1, 4).sort((x, y) => y - x);
    expect(refusal(s, 'build', kingdom, a!, b!, c!)).toBeNull();
    expect(refusal(s, 'build', kingdom, a!, b!, c!, b!)).toEqual(['named-twice', 'SI-SEL-04']);
  });

  it('names the superfluous card in its sentence', () => {
    const given = game.whyNot(s, 0, ['build', kingdom, ...hand.slice(1).sort((a, b) => a - b)]);
    expect(sayRefusal(given!)).toBe(
      'Black Market is not needed: without it the sale still brings the 15$. That would be overselling.',
    );
  });

  it('is any sale when the budget is enough (SI-SEL-03)', () => {
    expect(refusal({ ...s, budget: 15 }, 'build', kingdom, card('blackMarket'))).toEqual([
      'no-sale-needed',
      'SI-SEL-03',
    ]);
  });
});

describe('why a build is refused', () => {
  it('is a dearer card in hand under Robotized Production (SI-CARD-11)', () => {
    const s = table('before', [card('theocracy'), card('blackMarket')], [], [card('robotizedProduction')]);
    expect(refusal(s, 'build', card('blackMarket'))).toEqual(['not-the-dearest', 'SI-CARD-11']);
  });

  it('is lack of money, or that money functions come first (SI-BLD-07)', () => {
    const hand = [card('divineGalacticKingdom'), card('blackMarket')];
    expect(refusal(table('before', hand, []), 'build', hand[0]!)).toEqual(['cannot-pay', 'SI-BLD-07']);
    const withMoney = table('before', hand, [card('indulgentiaAgency')]);
    expect(refusal(withMoney, 'build', hand[0]!)).toEqual(['out-of-reach', 'SI-BLD-13']);
    expect(refusal(withMoney, 'declare', hand[0]!)).toEqual(['out-of-reach', 'SI-BLD-13']);
    const near = [card('theocracy'), card('corveeSystem')];
    const agency = table('before', near, [card('indulgentiaAgency')]);
    expect(refusal(agency, 'build', near[0]!)).toEqual(['raise-money', 'SI-BLD-07']);
    expect(refusal(agency, 'declare', near[0]!)).toBeNull();
    expect(sayRefusal(game.whyNot(agency, 0, ['build', near[0]!])!)).toBe(
      '8$ are needed, and your other cards sell for 3$ in all. 5$ missing: only with Indulgentia Agency, which brings at most 8$ for what you give away. Use that first, then build; or declare the card alone.',
    );
  });

  it('is that declaring alone would change nothing (SI-R-08)', () => {
    const s = table('before', [card('blackMarket'), card('theocracy')], []);
    expect(refusal(s, 'declare', card('blackMarket'))).toEqual(['pay-at-once', 'SI-R-08']);
  });

  it('is the main action done, or no extra build (SI-TRN-04, SI-BLD-01)', () => {
    const s = { ...table('after', [card('resourceProbe')], []), mainDone: true };
    expect(refusal(s, 'build', card('resourceProbe'))).toEqual(['main-action-done', 'SI-TRN-04']);
    expect(refusal(s, 'extra', card('resourceProbe'))).toEqual(['no-extra-build', 'SI-BLD-01']);
    expect(refusal({ ...s, extraBuilds: 1 }, 'extra', card('resourceProbe'))).toBeNull();
    expect(refusal({ ...s, extraBuilds: 1 }, 'build', card('resourceProbe'))).toEqual([
      'as-extra-build',
      'SI-BLD-01',
    ]);
  });

  it('is the price of the extra build, where one is left (SI-R-12)', () => {
    const hand = [card('theocracy'), card('corveeSystem')];
    const s = { ...table('after', hand, []), mainDone: true, extraBuilds: 1 };
    expect(refusal(s, 'build', card('theocracy'))).toEqual(['cannot-pay', 'SI-BLD-07']);
    expect(refusal(s, 'declare', card('theocracy'))).toEqual(['cannot-pay', 'SI-BLD-07']);
  });
});

describe('why a function is refused', () => {
  it('is a slipped card, a missing cost, or no effect (SI-SLP-02, SI-VP-05, SI-FUN-05)', () => {
    const built = [card('galaxyProbe'), card('orbitalElevator'), card('wasteCollectingSatellite')];
    const s = table('before', [], built, [card('privateerFleet')]);
    expect(refusal(s, 'use', card('privateerFleet'))).toEqual(['slipped', 'SI-SLP-02']);
    expect(refusal(s, 'use', card('galaxyProbe'))).toEqual(['no-vp', 'SI-VP-05']);
    expect(refusal(s, 'use', card('orbitalElevator'))).toEqual(['empty-hand', 'SI-FUN-03']);
    expect(refusal(s, 'use', card('wasteCollectingSatellite'))).toEqual(['empty-discard', 'SI-FUN-05']);
  });

  it('is a card without a main phase function, or of somebody else (SI-TRN-05, SI-FUN-01)', () => {
    const s = table('before', [], [card('militarism')]);
    expect(refusal(s, 'use', card('militarism'))).toEqual(['no-main-function', 'SI-TRN-05']);
    expect(refusal(s, 'use', card('theocracy'))).toEqual(['not-your-card', 'SI-FUN-01']);
  });

  it('is a wrong choice (SI-CARD-16)', () => {
    const s = table('before', [], [card('industrialZonePlanet'), card('militarism')], [card('theocracy')]);
    const given = game.whyNot(s, 0, ['use', card('industrialZonePlanet'), card('theocracy')]);
    expect(given).toMatchObject({ code: 'bad-choice', rule: 'SI-CARD-16' });
    expect(sayRefusal(given!)).toBe('For Industrial Zone Planet, choose another unslipped card of yours.');
  });
});

describe('moves at wrong moments', () => {
  it('get a reason each time (SI-TRN-02)', () => {
    const { refused, cases } = answersAtWrongMoments(game as unknown as Game, 3);
    expect(refused).toBeGreaterThan(300);
    expect([...cases]).toEqual([]);
  });

  it('are told where they belong, or what is asked first', () => {
    const s = table('before', [card('theocracy')], []);
    const say = (...move: AnyMove) => sayRefusal(game.whyNot(s, 0, move)!);
    expect(say('recover')).toBe('Cards are unslipped at the start of your turn, and that is over.');
    expect(say('pay')).toBe('No build is declared that could be paid for.');
    expect(say('keep', 1, 2)).toBe('Cards are kept in research, and you are not researching.');
    expect(say('fly')).toBe('No move of this game is called “fly”.');
    expect(refusal(s, 'research', 'please')).toEqual(['superfluous', undefined]);
    expect(refusal({ ...table('after', [], []), mainDone: true }, 'end', 'now')).toEqual([
      'superfluous',
      undefined,
    ]);
  });
});

describe('why other moves are refused', () => {
  it('recovering: too many, or upright ones (SI-TRN-03)', () => {
    const slipped = [card('militarism'), card('theocracy'), card('ark'), card('galaxyProbe')].sort(
      (a, b) => a - b,
    );
    const s = table('recover', [], [card('blackMarket')], slipped);
    expect(refusal(s, 'recover', ...slipped)).toEqual(['too-many-unslips', 'SI-TRN-03']);
    expect(refusal(s, 'recover', card('blackMarket'))).toEqual(['not-slipped', 'SI-TRN-03']);
    expect(refusal(s, 'recover', ...slipped.slice(1))).toBeNull();
    expect(refusal(s, 'end')).toEqual(['recover-first', 'SI-TRN-02']);
  });

  it('the hand limit: exactly as many as there are too many (SI-RST-01)', () => {
    const hand = [
      'militarism',
      'theocracy',
      'ark',
      'galaxyProbe',
      'blackMarket',
      'planetProbe',
      'evangelicalism',
    ] as const;
    const uids = hand.map((key) => card(key)).sort((a, b) => a - b);
    const s = table('limit', uids, []);
    expect(refusal(s, 'discard', uids[0]!)).toEqual(['discard-exactly', 'SI-RST-01']);
    expect(refusal(s, 'discard', uids[0]!, uids[0]!)).toEqual(['named-twice', 'SI-RST-01']);
    expect(refusal(s, 'discard', uids[1]!, uids[0]!)).toBeNull();
    expect(refusal(s, 'discard', uids[0]!, uids[1]!)).toBeNull();
  });

  it('one card asked for, and more are named (SI-CARD-15)', () => {
    const [low, high] = [card('theocracy'), card('ark')].sort((a, b) => a - b) as [number, number];
    const s = game.clone(table('before', [low, high], [card('privateerFleet')]));
    s.hands[1] = [card('blackMarket')];
    s.deck = s.deck.filter((uid) => uid !== card('blackMarket'));
    game.apply(s, 0, ['use', card('privateerFleet')]);
    const seat = game.waiting(s)[0]!;
    const [own] = s.hands[seat]!;
    const given = game.whyNot(s, seat, ['discard', own!, 0] as AnyMove)!;
    expect([given.code, sayRefusal(given)]).toEqual(['one-card', 'Choose one card only: “0” is too much.']);
  });

  it('ending without a main action (SI-TRN-04)', () => {
    expect(refusal(table('before', [], []), 'end')).toEqual(['main-action-first', 'SI-TRN-04']);
  });

  it('giving a build up too early (SI-BLD-12)', () => {
    const s = table('before', [card('theocracy'), card('corveeSystem')], [card('indulgentiaAgency')]);
    game.apply(s, 0, ['declare', card('theocracy')]);
    expect(refusal(s, 'cancel')).toEqual(['raise-money-first', 'SI-BLD-12']);
    expect(refusal(s, 'research')).toEqual(['pay-first', 'SI-BLD-06']);
  });

  it('takes any nonsense calmly', () => {
    const words = [
      'recover',
      'use',
      'build',
      'declare',
      'pay',
      'sell',
      'keep',
      'discard',
      'take',
      'next',
      'name',
      'nonsense',
    ];
    const args = [[], [-1], ['length'], [1e9], [1, 1], ['constructor', 'x'], [Number.NaN]];
    for (const at of ['recover', 'before', 'after']) {
      const s = table(at, [card('theocracy')], [card('ark')], [card('militarism')]);
      for (const label of words)
        for (const rest of args) {
          const given = game.whyNot(s, 0, [label, ...rest] as AnyMove);
          if (given !== null) expect(sayRefusal(given) ?? sayOfKernel(given, [])).toMatch(/\.$/);
        }
    }
  });
});
