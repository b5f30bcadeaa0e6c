import { readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import type { Event } from '../../rules/types.ts';
import { eventLine } from '../../words/events.ts';
import type { Given } from '../position.ts';
import { reveal } from '../rounds.ts';
import { table } from '../table.ts';

const others = { Red: {}, Green: {}, Yellow: {} };
const four = { Ann: {}, Ben: {}, Cleo: {}, Dan: {} };
const CARDS = ['assault', 'industrialize', 'politicize', 'martialize', 'subvert', 'discover'];

describe('the choice of action cards', () => {
  it('HG-ACT-01: is made by all in secret, one of six cards, and revealed together', () => {
    const t = table({ players: four });
    expect(t.asked).toBe('0,1,2,3 actionPhase.choose');
    for (const initial of 'ABCD') expect(t.offers(initial)).toEqual(CARDS.map((card) => `card ${card}`));
    expect(t.whyNot('A card raze')).toMatchObject({ code: 'no-such-card', rule: 'HG-ACT-01' });
    const other = table({ players: four });
    t.play('A card subvert');
    other.play('A card discover');
    for (const viewer of [1, 2, 3, 'table'] as const)
      expect(game.view(t.s, viewer)).toEqual(game.view(other.s, viewer));
    expect(game.view(t.s, 0)).not.toEqual(game.view(other.s, 0));
    expect(t.whyNot('A card assault')?.code).toBe('already-chosen');
    t.play('B card assault', 'C card discover');
    expect(t.s.chosen).toEqual([null, null, null, null]);
    t.play('D card politicize');
    expect(t.last('cardsRevealed')[1]).toEqual(['subvert', 'assault', 'discover', 'politicize']);
    expect(game.view(t.s, 3).chosen[0]).toBe('subvert');
  });

  it('HG-ACT-01: comes three times a round', () => {
    const t = table({ players: { ...four, Ann: { caps: 1 } } });
    for (let phase = 1; phase <= 3; phase++) {
      expect([t.asked, t.s.actionPhase]).toEqual(['0,1,2,3 actionPhase.choose', phase]);
      // The position begins with the first of them.
      reveal(t, { A: 'assault', B: 'industrialize', C: 'subvert', D: 'discover' });
      while (t.asked.endsWith('action.choose')) t.play(`${'ABCD'[t.s.active]} endTurn`);
    }
    expect(t.last('phaseStarted').slice(1)).toEqual(['expansion', 0]);
    expect(t.events.filter((event) => event[0] === 'phaseStarted' && event[1] === 'action')).toHaveLength(2);
  });

  it('HG-ACT-02: resolves cards in ascending order', () => {
    const t = table({ players: four });
    reveal(t, { A: 'subvert', B: 'assault', C: 'discover', D: 'politicize' });
    const turns: number[] = [];
    while (t.asked.endsWith('action.choose')) {
      turns.push(t.s.active);
      t.play(`${'ABCD'[t.s.active]} endTurn`);
    }
    expect(turns).toEqual([1, 3, 0, 2]);
  });

  it('HG-ACT-03, HG-R-56: lets the Arbiter say who of equals begins when their number is reached', () => {
    const t = table({ players: { ...four, Eve: {} } });
    reveal(t, { A: 'politicize', B: 'assault', C: 'industrialize', D: 'assault', E: 'martialize' });
    expect(t.asked).toBe('0 ordering.chooseStart');
    expect(t.offers('A')).toEqual(['start 1', 'start 3']);
    expect(t.whyNot('A start 0')).toMatchObject({ code: 'not-tied', rule: 'HG-ACT-03' });
    expect(t.whyNot('B start 1')?.code).toBe('not-your-turn');
    t.play('A start 3');
    expect(t.last('ordered')[1]).toEqual([3, 1]);
    expect(t.asked).toBe('3 action.choose');
    t.play('D endTurn', 'B endTurn');
    expect([t.asked, t.s.active]).toEqual(['0 ordering.chooseStart', -1]);
    expect(t.offers('A')).toEqual(['start 0', 'start 2', 'start 4']);
    // Clockwise from Eve.
    t.play('A start 4', 'E endTurn', 'A endTurn');
    expect(t.asked).toBe('2 action.choose');
  });

  it('HG-ACT-07: has all six cards again in the next phase', () => {
    const t = table({ players: four });
    reveal(t, { A: 'subvert', B: 'assault', C: 'discover', D: 'politicize' });
    for (const initial of 'BDAC') t.play(`${initial} endTurn`);
    expect(t.s.chosen).toEqual([null, null, null, null]);
    for (const initial of 'ABCD') expect(t.offers(initial)).toEqual(CARDS.map((card) => `card ${card}`));
  });
});

describe('an action turn', () => {
  const given = (card: NonNullable<Given['turn']>[1], more: Partial<Given> = {}): Given => ({
    players: { Blue: { caps: 9, hand: ['nanoAccelerants'], advanced: ['predictiveAlgorithms'] }, ...others },
    sectors: {
      '2,0': { tile: { industrial: 3 }, pieces: { B: '2c' } },
      '2,-1': { pieces: { R: 'c' } },
      '3,-2': { tile: { industrial: 1 } },
    },
    turn: ['B', card],
    ...more,
  });

  it('HG-ACT-04: has two actions, the same one twice if one likes', () => {
    const t = table(given('assault'));
    t.play('B collect');
    expect([t.asked, t.s.actionsLeft]).toEqual(['0 action.choose', 1]);
    t.play('B collect');
    expect(t.s.caps[0]).toBe(13);
    expect(t.asked).toBe('0,1,2,3 actionPhase.choose');
    expect(t.whyNot('B collect')?.code).toBe('choose-card-first');
  });

  it('HG-ACT-04: ends after two actions, or earlier if one likes', () => {
    const t = table({ players: four });
    reveal(t, { A: 'assault', B: 'industrialize', C: 'subvert', D: 'discover' });
    expect([t.s.active, t.s.actionsLeft]).toEqual([0, 2]);
    t.play('A collect', 'A collect');
    expect([t.s.active, t.s.actionsLeft]).toEqual([1, 2]);
    t.play('B collect', 'B endTurn');
    expect([t.s.active, t.s.actionsLeft]).toEqual([2, 2]);
    t.play('C endTurn');
    expect(t.s.caps).toEqual([4, 2, 0, 0]);
  });

  it('HG-ACT-04: has them in any order, of those on the card', () => {
    const t = table(given('industrialize'));
    for (const line of ['capitalize', 'survey', 'research'])
      expect(t.whyNot(`B ${line}`)).toMatchObject({ code: 'not-on-card', rule: 'HG-ACT-04' });
    expect(t.whyNot('B embassy 2,0')?.code).toBe('not-on-card');
    expect(t.whyNot('B attack embargo 2,0 2,-1 R industrial')?.code).toBe('not-on-card');
    const after = table(given('industrialize'));
    t.play('B collect', 'B complex 2,0', 'B stop');
    after.play('B complex 2,0', 'B stop', 'B collect');
    for (const played of [t, after]) {
      expect([played.s.caps[0], played.asked]).toEqual([9 + 2 - 1, '0,1,2,3 actionPhase.choose']);
      expect(played.s.complexes[0]![played.at('2,0')]).toBe(3);
    }
  });

  it('HG-ACT-05: finishes a conflict before the next action, which can build on it', () => {
    const t = table(given('industrialize'));
    expect(t.whyNot('B complex 3,-2')?.code).toBe('out-of-range');
    t.play('B attack acquire 2,0 2,-1 R industrial');
    expect(t.asked).toBe('0 conflict.commit');
    expect(t.whyNot('B complex 3,-2')?.code).toBe('play-technology-first');
    t.play('B commit nanoAccelerants', 'B inactive');
    expect([t.asked, t.s.conflict]).toEqual(['0 action.choose', null]);
    t.play('B complex 3,-2');
    expect(t.s.complexes[0]![t.at('3,-2')]).toBe(1);
  });

  it('HG-ACT-06: pays an action before it is carried out', () => {
    const t = table(given('industrialize'));
    t.play('B attack acquire 2,0 2,-1 R industrial');
    expect([t.asked, t.s.caps[0]]).toEqual(['0 conflict.commit', 9 - 2]);
    const poor = table({ ...given('industrialize'), players: { ...others, Blue: {} } });
    expect(poor.whyNot('B attack acquire 2,0 2,-1 R industrial')?.code).toBe('cannot-pay');
    expect(poor.whyNot('B complex 2,0')).toMatchObject({ code: 'cannot-pay', params: { cost: 1, caps: 0 } });
  });

  it.each(['assault', 'industrialize', 'politicize', 'martialize', 'subvert'] as const)(
    'HG-ACT-08: BASIC on %s brings 2 CAPs, or draws and then uses a card',
    (card) => {
      const t = table(given(card));
      t.s.discards[0]!.push(t.s.deck.pop()!);
      const top = t.s.discards[0]![0]!;
      t.play('B collect');
      expect(t.caps('B')).toBe(11);
      expect(t.last('gained')).toEqual(['gained', 0, 2, 'basic']);
      const draws = ['draw', 'takeBack'].flatMap((label) => t.offers('B', label));
      expect(draws).toEqual(['drawDeck', 'drawDiscard 0', `takeBack ${t.s.advanced[0]![0]}`]);
      t.play('B drawDiscard 0');
      expect([t.asked, t.s.actionsLeft]).toEqual(['0 useCard.use', 0]);
      expect(t.whyNot('B endTurn')?.code).toBe('discard-or-advance-first');
      t.play(`B discard ${top}`);
      expect([t.caps('B'), t.hand('B')]).toEqual([11, ['nanoAccelerants']]);
    },
  );

  it('HG-ACT-08: BASIC can advance the card', () => {
    const t = table(given('assault'));
    t.play('B takeBack predictiveAlgorithms', 'B advance predictiveAlgorithms');
    expect([t.caps('B'), t.s.advanced[0]!.length, t.s.actionsLeft]).toEqual([7, 1, 1]);
  });

  it('HG-ACT-09: Discover has no BASIC', () => {
    const t = table(given('discover'));
    for (const line of ['collect', 'drawDeck', 'takeBack predictiveAlgorithms'])
      expect(t.whyNot(`B ${line}`)).toMatchObject({ code: 'not-on-card', rule: 'HG-ACT-09' });
  });

  it.each([
    { bases: [3, 4, 8], lowest: 4 },
    { bases: [6, 2, 5], lowest: 3 },
    { bases: [9, 9, 1], lowest: 2 },
  ] as const)(
    'HG-ACT-10: CAPITALIZE brings the lowest of the three incomes: $lowest',
    ({ bases, lowest }) => {
      const t = table({ players: { Blue: { built: bases }, ...others }, turn: ['B', 'discover'] });
      t.play('B capitalize');
      expect(t.s.caps[0]).toBe(lowest);
      t.play('B capitalize');
      expect(t.s.caps[0]).toBe(2 * lowest);
    },
  );

  it('HG-ACT-10: CAPITALIZE needs an income in each type', () => {
    const t = table({ players: { Blue: { built: [15, 0, 12] }, ...others }, turn: ['B', 'discover'] });
    expect(t.whyNot('B capitalize')).toMatchObject({ code: 'no-income', rule: 'HG-ACT-10' });
  });

  const surveying = (more: Partial<Given>) =>
    table({ players: { Blue: {}, ...others }, turn: ['B', 'discover'], ...more });

  it('HG-ACT-11: SURVEY flips a tile and places any of the pool', () => {
    const t = surveying({ pool: [5], stack: 2 });
    t.play('B survey');
    const [flipped] = t.last('tilesFlipped')[1];
    expect([t.s.pool, t.s.stack.length]).toEqual([[5, flipped], 1]);
    expect(t.offers('B', 'place')).toHaveLength(2 * 36);
    expect(t.whyNot('B place 6 0,1')?.code).toBe('no-such-tile');
    expect(t.whyNot('B endTurn')?.code).toBe('place-tile-first');
    t.play('B place 5 0,1');
    expect([t.s.tiles[t.at('0,1')], t.s.pool, t.s.actionsLeft]).toEqual([5, [flipped], 1]);
  });

  it('HG-ACT-11: SURVEY does the part that is possible, and needs one', () => {
    const noStack = surveying({ pool: [5], stack: 0 });
    noStack.play('B survey', 'B place 5 0,1');
    expect(noStack.s.pool).toEqual([]);
    expect(noStack.whyNot('B survey')).toMatchObject({ code: 'nothing-to-survey', rule: 'HG-ACT-11' });
    const noHex = surveying({ pool: [5], stack: 2 });
    noHex.s.tiles.fill(6);
    noHex.play('B survey');
    expect([noHex.s.pool.length, noHex.s.stack.length, noHex.s.actionsLeft]).toEqual([2, 1, 1]);
    noHex.s.stack = [];
    expect(noHex.whyNot('B survey')?.code).toBe('nothing-to-survey');
  });

  it('HG-ACT-12: RESEARCH takes the inactive cards back, discards any number, and draws up to five', () => {
    const t = table({
      players: {
        Blue: {
          hand: ['predictiveAlgorithms', 'massTranslationRelay'],
          inactive: ['polymorphicMatter', 'sentientPropaganda'],
        },
        ...others,
      },
      turn: ['B', 'discover'],
    });
    const top = t.s.deck.at(-1)!;
    const second = t.s.deck.at(-2)!;
    t.play('B research');
    expect(t.s.inactive[0]).toEqual([]);
    expect(t.hand('B').toSorted()).toEqual([
      'massTranslationRelay',
      'polymorphicMatter',
      'predictiveAlgorithms',
      'sentientPropaganda',
    ]);
    // Any subset of four cards.
    expect(t.offers('B', 'redraw')).toHaveLength(16);
    const [low, high] = [t.s.hands[0]![0]!, t.s.hands[0]![3]!];
    // In any order, each once; they lie on the discard pile as they were named.
    const named = table({ ...t.given });
    named.s = structuredClone(t.s);
    named.play(`B redraw ${high} ${low}`);
    expect(named.s.discards[0]).toEqual([high, low]);
    expect(t.whyNot(`B redraw ${low} ${low}`)?.code).toBe('named-twice');
    expect(t.whyNot(`B redraw ${top}`)?.code).toBe('not-in-hand');
    t.play(`B redraw ${low}`);
    expect(t.s.discards[0]).toEqual([low]);
    expect(t.s.hands[0]).toHaveLength(5);
    expect(t.s.hands[0]).toEqual(expect.arrayContaining([top, second]));
    expect([t.asked, t.s.actionsLeft]).toEqual(['0 action.choose', 1]);
  });

  it('HG-ACT-12: RESEARCH never draws beyond five, and needs a card somewhere', () => {
    const five = ['nanoAccelerants', 'psionicEcology', 'efficiencyParadigm', 'dysonSphereAssembly'] as const;
    const t = table({
      players: { Blue: { hand: [...five, 'polymorphicMatter'] }, ...others },
      turn: ['B', 'discover'],
    });
    const before = t.s.deck.length;
    t.play('B research', 'B redraw');
    expect([t.s.hands[0]!.length, t.s.deck.length]).toEqual([5, before]);
    expect(t.last('used')).toEqual(['used', 0, 'research']);
    const none = table({ players: { Blue: {}, ...others }, turn: ['B', 'discover'] });
    none.s.deck = [];
    expect(none.whyNot('B research')).toMatchObject({ code: 'nothing-to-research', rule: 'HG-ACT-12' });
  });
});

describe('the log', () => {
  it.each(['rules-1-6-seats-full-354', 'rules-3-4-seats-full-202'])(
    'HG-ACT-04: has a line of whoever spends an action, in all of %s',
    (name) => {
      const record = JSON.parse(
        readFileSync(new URL(`../recorded/${name}.json`, import.meta.url), 'utf8'),
      ) as GameRecord;
      let acting: { readonly seat: number; readonly move: string; readonly events: Event[] } | null = null;
      let isAsked = false;
      let spent = 0;
      replay(game, record, (s, events, i) => {
        const [seat, move] = record.moves[i]!;
        if (isAsked && !/^(give|drop) /.test(move)) acting = { seat, move, events: [] };
        acting?.events.push(...events);
        isAsked = game.asks(s)?.procedure === 'action';
        const isOver =
          isAsked || events.some(([event]) => event === 'turnStarted' || event === 'phaseStarted');
        if (!acting || !isOver) return;
        const { events: told, ...what } = acting;
        acting = null;
        // A leader who comes between may leave nothing of an action, and is told of.
        if (told.some(([event]) => event === 'leaderUsed')) return;
        const own = told.filter((event) => {
          const line = eventLine(event, s);
          return line !== null && line.depth > 0 && line.seat === what.seat;
        });
        expect(own, JSON.stringify(what)).not.toHaveLength(0);
        spent++;
      });
      expect(spent).toBeGreaterThan(100);
    },
  );
});
