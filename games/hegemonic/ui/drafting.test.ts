import { below, type Rng, seeded, seedOf } from '@conclave/kernel';
import { picked } from '@conclave/kit/table';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import { type Table, table } from '../tests/table.ts';
import { partnersOf } from './board/partners.tsx';
import { draftOf, pressed } from './drafting.ts';
import { isAside, isEnd, type Offer, offersOf, type Picked } from './parts.ts';

const others = { Violet: {}, White: {} };
const offersFor = (s: State, seat: number): readonly Offer[] => offersOf(s, seat, game.moves(s, seat));

/** The draft after presses on hexes, one after the other, given parts that are chosen already. */
function press(t: Table, picks: readonly Picked[], ...hexes: readonly string[]) {
  const all = offersFor(t.s, 0);
  let held = picks;
  for (const hex of hexes) {
    const next = pressed(all, draftOf(all, held), t.at(hex));
    if (next === 'confirm' || next === null) return next;
    held = next;
  }
  return draftOf(all, held);
}

const builder = () =>
  table({
    players: { Yellow: { caps: 9, home: [3, -1] }, ...others },
    sectors: {
      '3,-1': { pieces: { Y: 'c e o' } },
      '2,0': { tile: { industrial: 2 } },
      '2,-1': { tile: { industrial: 1 }, pieces: { V: 'c' } },
      '3,0': { pieces: { Y: 'c' }, tile: { industrial: 2 } },
    },
    turn: ['Y', 'industrialize'],
  });

describe('a draft', () => {
  it('lights what can be done anywhere, and narrows it to the place that is pressed', () => {
    const t = builder();
    const first = draftOf(offersFor(t.s, 0), []);
    expect(first.complete).toBeNull();
    expect(first.lit.sectors.has(t.at('2,0'))).toBe(true);
    expect(press(t, [], '2,0')).toMatchObject({ complete: ['complex', t.at('2,0')] });
    expect(press(t, [], '2,0', '2,0')).toBe('confirm');
    expect(press(t, [], '-3,1')).toBeNull();
  });

  it('takes the target of an attack before or after what attacks', () => {
    const t = builder();
    const [home, target] = [t.at('3,-1'), t.at('2,-1')];
    const attack: Move = ['attack', 'acquire', home, target, 1, 'industrial'];
    const started: readonly Picked[] = [['pattern', 'acquire']];
    expect(press(t, started, '2,-1')).toMatchObject({ chosen: { to: target } });
    const two = press(t, started, '3,-1', '2,-1');
    expect(two).toMatchObject({ complete: attack, from: home, to: target });
    expect(two).toMatchObject({
      declaring: {
        pattern: 'acquire',
        by: home,
        from: home,
        sector: target,
        defender: 1,
        target: 'industrial',
      },
    });
    expect(press(t, started, '3,-1', '2,-1', '2,-1')).toBe('confirm');
  });

  it('gives up a part when it is pressed again, and takes another place instead', () => {
    const t = builder();
    const start: readonly Picked[] = [['action', 'gate']];
    expect(press(t, start, '3,-1', '3,0')).toMatchObject({ complete: ['gate', t.at('3,0')] });
    const travel = table({
      players: { Yellow: { caps: 9 }, ...others },
      sectors: {
        '2,0': { pieces: { Y: 'f' } },
        '2,-1': { tile: {} },
        '3,0': { tile: {} },
      },
      turn: ['Y', 'martialize'],
    });
    const from = travel.at('2,0');
    expect(press(travel, [['action', 'moveFleet']], '2,0', '3,0')).toMatchObject({
      from,
      to: travel.at('3,0'),
      complete: ['moveFleet', 0, travel.at('3,0')],
    });
    expect(press(travel, [['action', 'moveFleet']], '3,0', '2,-1')).toMatchObject({
      complete: ['moveFleet', 0, travel.at('2,-1')],
    });
  });

  it('never ends a turn, gives CAPs or gives a technology up by itself', () => {
    const t = table({
      players: { Yellow: { caps: 0, advanced: ['nanoFabricants'] }, ...others },
      turn: ['Y', 'assault'],
    });
    const moves: readonly Move[] = [['endTurn'], ['drop', t.s.advanced[0]![0]!]];
    expect(draftOf(offersOf(t.s, 0, moves), [])).toMatchObject({ complete: null, candidates: [] });
    expect(draftOf(offersOf(t.s, 0, moves), [['action', 'drop']]).complete?.[0]).toBe('drop');
  });

  it('knows before a Gate pair is paid where its other half may stand (HG-BLD-10)', () => {
    const t = builder();
    const draft = press(t, [['action', 'gate']], '3,-1') as ReturnType<typeof draftOf>;
    const partners = partnersOf(t.s, 0, draft, null)!;
    expect(partners.first).toBe(t.at('3,-1'));
    const unchosen = draftOf(offersFor(t.s, 0), [['action', 'gate']]);
    expect(partnersOf(t.s, 0, unchosen, t.at('3,-1'))).toEqual(partners);
    t.play('Y gate 3,-1');
    const asked = game.moves(t.s, 0).filter(([label]) => label === 'otherHalf');
    expect([...partners.others]).toEqual(asked.map(([, sector]) => sector));
  });

  it('links the halves of a Gate pair', () => {
    const t = builder();
    t.play('Y gate 3,-1');
    const all = offersFor(t.s, 0);
    const half = t.at('3,-1');
    expect(draftOf(all, [['at', t.at('2,0')]], half)).toMatchObject({ from: half, to: t.at('2,0') });
  });

  it('drops nothing for an advance, and discards nothing, until it is said', () => {
    const t = table({
      players: {
        Yellow: { caps: 9, built: [6, 1, 1], hand: ['emergentEconomics'], advanced: ['nanoFabricants'] },
        ...others,
      },
      turn: ['Y', 'assault'],
    });
    t.play('Y drawDeck');
    const all = offersFor(t.s, 0);
    const card = all.find(({ move: [label] }) => label === 'advance')!.parts.card!;
    const picks = picked(all, [['card', card]], 'action', 'advance');
    expect(draftOf(all, picks)).toMatchObject({ complete: ['advance', card], chosen: { drop: -1 } });
  });
});

/** Whether two moves differ in nothing but what may be left unsaid: the technology given up, the set chosen. */
function differsInDefaults(a: Offer, b: Offer): boolean {
  const names = Object.keys({ ...a.parts, ...b.parts }) as (keyof Offer['parts'])[];
  return names.every(
    (name) =>
      a.parts[name] === b.parts[name] ||
      ((name === 'drop' || name === 'set') && a.parts[name] !== undefined && b.parts[name] !== undefined),
  );
}

/** The parts of a move in any order in which a person may choose them. */
function chosen(all: readonly Offer[], { parts }: Offer, rng: Rng): readonly Picked[] {
  const left = Object.entries(parts) as unknown as Picked[];
  const order: Picked[] = [];
  while (left.length > 0) order.push(...left.splice(below(rng, left.length), 1));
  return order.reduce<readonly Picked[]>((picks, [name, value]) => picked(all, picks, name, value), []);
}

describe('what is left unsaid', () => {
  it('never hides another kind of move: five free discards beside the one advance that can be paid', () => {
    const t = table({
      players: {
        Yellow: {
          caps: 2,
          built: [1, 1, 1],
          hand: ['massTranslationRelay', 'polymorphicMatter', 'postPhysicalArray', 'braneManipulation'],
        },
        ...others,
      },
      turn: ['Y', 'assault'],
    });
    t.play('Y drawDeck');
    const all = offersFor(t.s, 0).filter(({ move }) => !isAside(move));
    const advances = all.filter(({ move: [label] }) => label === 'advance');
    expect([advances.length > 0, all.length - advances.length]).toEqual([true, 5]);
    const none = draftOf(all, []);
    expect([none.complete, none.candidates.length]).toEqual([null, all.length]);
    // Nor does the card alone: to discard it is free, to advance it is not.
    const { card } = advances[0]!.parts;
    expect(draftOf(all, [['card', card!]]).complete).toBeNull();
  });

  it.each([2, 3, 4, 5, 6])('leaves every move open at each step towards it, with %i seats', (seats) => {
    const rng = seeded(seedOf(7 + seats));
    const s = game.setup(seedOf(40 + seats), seats, seats % 2 === 0 ? { leaders: 'dealt' } : {});
    for (let n = 0; s.outcome === null; n++) {
      const seat = game.waiting(s)[0]!;
      const all = offersFor(s, seat);
      const serious = all.filter(({ move }) => !isAside(move));
      const proper = serious.filter(({ move }) => !isEnd(move));
      for (let i = 0; i < 2 && n % 3 === 0 && proper.length > 0; i++) {
        const offer = proper[below(rng, proper.length)]!;
        const steps = chosen(all, offer, rng);
        for (let said = 0; said <= steps.length; said++) {
          const { candidates, complete } = draftOf(all, steps.slice(0, said));
          expect(candidates).toContain(offer.move);
          const meant = all.find(({ move }) => move === complete);
          expect(meant === undefined || differsInDefaults(meant, offer)).toBe(true);
        }
      }
      game.apply(s, seat, serious[below(rng, serious.length)]!.move);
    }
  });
});

describe('every move', () => {
  it.each([
    [2, { leaders: 'drafted', technologies: 'drafted', galaxy: 'free' }],
    [3, { homes: 'chosen', leaders: 'dealt', discardPiles: 'three', wildHomes: 'on' }],
    [4, { learningGame: 'on' }],
    [5, {}],
  ] as const)('of a game for %i with %o is made by choosing its parts in any order', (seats, options) => {
    const rng = seeded(seedOf(77 + seats));
    const s = game.setup(seedOf(20 + seats), seats, options);
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      const all = offersFor(s, seat);
      for (let i = 0; i < 2; i++) {
        const offer = all[below(rng, all.length)]!;
        expect(draftOf(all, chosen(all, offer, rng)).complete).toEqual(offer.move);
      }
      const serious = all.filter(({ move }) => !isAside(move));
      game.apply(s, seat, serious[below(rng, serious.length)]!.move);
    }
  });
});
