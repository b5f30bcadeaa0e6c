import type { Viewer } from '@conclave/kernel';
import { people, playOut, propsFor, textOf } from '@conclave/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KIND, KIND_OF } from '../../data/cards.ts';
import { stardustImperium as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import * as text from '../../terminal/index.ts';
import type { Given } from '../../tests/position.ts';
import { slipped, table } from '../../tests/table.ts';
import { phaseOf, shortName } from '../../words/names.ts';
import ui from '../index.tsx';
import { tableOf } from '../table.ts';
import { choicesOf } from './choices.tsx';
import { confirmLabel } from './confirm.ts';
import { soldBy } from './sale.ts';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');
const propsOf = (s: State, viewer: Viewer = 0) => propsFor(game, s, viewer, SEATS);
const prompt = (s: State): string => textOf(createElement(ui.Prompt, propsOf(s)));
const board = (s: State): string => renderToStaticMarkup(createElement(ui.Board, propsOf(s)));

/** The buttons that offer sales for the card of this kind in hand. */
function sales(given: Given, kind: number) {
  const { s } = table(given);
  const props = propsOf(s);
  const uid = s.hands[0]!.find((card) => KIND_OF[card] === kind)!;
  const at = tableOf(s, 0, props.moves, [['built', uid]]);
  return choicesOf(props, { ...at, acts: {} as never })
    .filter(({ key }) => key.startsWith('sale'))
    .map(({ label }) => label);
}

describe('a sale', () => {
  const hand = ['corveeSystem', 'projectArtemis', 'galacticSalvationFund'] as const;

  it('names the cards that go, and says that what is left over is lost (SI-SEL-09)', () => {
    expect(sales({ players: [{ hand: [...hand] }, {}] }, KIND.corveeSystem)).toEqual([
      expect.stringMatching(/^Sell (Project Artemis|Salvation Fund): 1\$ lost$/),
    ]);
  });

  it('says that it can still serve another build, where there can be one (SI-SEL-06)', () => {
    const expected = [expect.stringMatching(/: 1\$ lost unless used$/)];
    expect(
      sales({ players: [{ hand: [...hand], tableau: ['reconstructionBase'] }, {}] }, KIND.corveeSystem),
    ).toEqual(expected);
    expect(sales({ players: [{ hand: [...hand] }, {}], extraBuilds: 1 }, KIND.corveeSystem)).toEqual(
      expected,
    );
    const used: Given = { players: [{ hand: [...hand], tableau: [slipped('reconstructionBase')] }, {}] };
    expect(sales(used, KIND.corveeSystem)).toEqual([expect.stringMatching(/: 1\$ lost$/)]);
  });

  it('says in plain text what the buttons say', () => {
    const { s } = table({ players: [{ hand: [...hand] }, {}] });
    const move = game
      .moves(s, 0)
      .find(([label, uid]) => label === 'build' && KIND_OF[uid!] === KIND.corveeSystem)!;
    expect(text.sayMove(s, move)).toMatch(/^build Corvee System \(3\$\), selling .+ \(1\$ lost\)$/);
  });

  it('lights in every position just the cards with which it can end well (SI-SEL-03)', () => {
    let unfit = 0;
    for (const number of [61, 62, 63, 64])
      playOut(game, { number, seats: 2 + (number % 3) }, (s) => {
        const [seat] = game.waiting(s);
        if (seat === undefined || s.agenda.at(-1)!.at !== 'before') return;
        const props = propsOf(s, seat);
        const builds = props.moves.filter(([label]) => label === 'build');
        for (const uid of new Set(builds.map((move) => move[1] as number))) {
          const { paying, mark } = tableOf(props.view, seat, props.moves, [['built', uid]]);
          if (!paying) continue;
          const sold = new Set(builds.filter((move) => move[1] === uid).flatMap(soldBy));
          for (const card of s.hands[seat]!.filter((other) => other !== uid)) {
            // Where only one sale is left it stands chosen, and what is pressed besides is said to be too much.
            expect(paying.isUnfit(card)).toBe(!sold.has(card) && paying.missing > 0);
            expect(mark(card) === null).toBe(!sold.has(card));
            if (!sold.has(card)) unfit++;
          }
        }
      });
    expect(unfit).toBeGreaterThan(20);
  });
});

describe('what is warned of before the main phase ends', () => {
  const warning = (given: Given) => {
    const { s } = table({ window: 'after', ...given });
    const props = propsOf(s);
    const at = tableOf(s, 0, props.moves, []);
    return choicesOf(props, { ...at, acts: {} as never }).find(({ key }) => key === 'action end')!.warning;
  };

  it('is a function that could still help', () => {
    expect(warning({ players: [{ tableau: ['jointResourceAsteroidBelt'] }, {}] })).toBe(
      'Joint Resource Asteroid Belt could still be used.',
    );
  });

  it('is one for money only where that can still be spent (SI-SEL-09)', () => {
    const tableau = ['industrialZonePlanet', 'theocracy'] as const;
    expect(warning({ players: [{ tableau }, {}] })).toBeUndefined();
    expect(warning({ players: [{ tableau, hand: ['militarism'] }, {}], extraBuilds: 1 })).toBe(
      'Industrial Zone Planet could still be used.',
    );
  });
});

describe('what is said of the end', () => {
  const plain = (s: State) => board(s).replace(/<[^>]+>/g, ' ');

  it('is that the cards run out, from ten in deck and discard pile on (SI-GAM-05)', () => {
    const left = (deck: number, discard: number) => plain(table({ players: [{}, {}], deck, discard }).s);
    expect(left(6, 5)).not.toContain('the game ends after that turn');
    expect(left(6, 4)).toMatch(
      /Only 10 cards are\s+left\s+in deck and discard pile: .* the game ends after that turn/,
    );
    expect(left(1, 0)).toMatch(/Only 1 card is\s+left/);
    expect(left(0, 0)).toMatch(/No card is\s+left/);
  });
});

describe('what is said of the turn', () => {
  it('calls the part that is played the same on the bar, in plain text and in the question', () => {
    for (const number of [71, 72])
      playOut(game, { number, seats: 2 }, (s) => {
        if (game.waiting(s)[0] !== 0) return;
        const now = /aria-current="step".*?<\/li>/.exec(board(s))?.[0].replace(/<[^>]+>/g, ' ') ?? '';
        expect(text.table(game.view(s, 0), 0, ['Ann', 'Bob'])).toContain(phaseOf(s));
        for (const part of phaseOf(s).split(', ')) expect(now).toContain(part);
        const said = prompt(s);
        expect(said).not.toMatch(/upright/);
        if (/main (action|phase)/i.test(said)) expect(now).toContain('Main phase');
        if (/Your main action:/.test(said)) expect(now).toContain('main action to come');
        if (/End main phase/.test(said)) expect(now).toContain('main action done');
      });
  });

  it('is what ending it costs, and that only as things are', () => {
    const { s } = table({
      players: [{ hand: ['resourceProbe', 'ark', 'ark', 'theocracy', 'theocracy', 'militarism'] }, {}],
      window: 'after',
      extraBuilds: 1,
    });
    expect(prompt(s)).toContain(
      'You may build 1 more card before you end the main phase. If you end it now, you discard 1 card over the hand limit.',
    );
  });

  it('is that an extra build stays, whichever main action is taken (SI-BLD-01, SI-R-12)', () => {
    const given: Given = {
      players: [{ hand: ['resourceProbe'], tableau: ['reconstructionBase', 'ark'] }, {}],
    };
    const t = table(given);
    expect(prompt(t.s)).not.toContain('extra build');
    t.play('0 use reconstructionBase ark');
    expect(prompt(t.s)).toContain('The extra build stays open to you either way, before or after it.');
  });
});

describe('a seat', () => {
  it('shows one score, and the VP cards by that name', () => {
    const { s } = table({
      players: [
        { tableau: ['ark'], vp: 2 },
        { tableau: ['corveeSystem'], vp: 1 },
      ],
    });
    const other = textOf(createElement(ui.Seat, { ...propsOf(s), seat: 1 }));
    expect(other).toMatch(/VP cards 1/);
    expect(other).toMatch(/Score 4/);
    expect(other).not.toMatch(/[Pp]oints by/);
  });

  it('shows nothing of VP cards that the table hides (SI-R-30)', () => {
    const { s } = table({ players: [{}, { tableau: ['corveeSystem'], vp: 1 }] });
    s.vpCountsShown = false;
    expect(textOf(createElement(ui.Seat, { ...propsOf(s), seat: 1 }))).toMatch(
      /Score 3 ?\+ \? .*VP cards \?/,
    );
    expect(textOf(createElement(ui.Seat, { ...propsOf(s, 1), seat: 1 }))).toMatch(/Score 4/);
  });
});

describe('a button for several cards', () => {
  it('names them', () => {
    const t = table({ players: [{ hand: 7 }, {}], window: 'after' });
    t.play('0 end');
    const two = t.s.hands[0]!.slice(0, 2);
    const at = tableOf(
      t.s,
      0,
      game.moves(t.s, 0),
      two.map((uid) => ['cards', uid] as const),
    );
    expect(confirmLabel(at, 'limit')).toBe(
      `Discard ${two.map((uid) => shortName(KIND_OF[uid]!)).join(' + ')}`,
    );
  });
});
