import type { Viewer } from '@conclave/kernel';
import { people, playOut, propsFor, textOf } from '@conclave/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stardustImperium as game } from '../../index.ts';
import { shortfall } from '../../rules/raising.ts';
import type { State } from '../../rules/types.ts';
import type { Given } from '../../tests/position.ts';
import { type Table as Play, slipped, table } from '../../tests/table.ts';
import { legality } from '../card/legality.ts';
import ui from '../index.tsx';
import { tableOf } from '../table.ts';
import { confirmLabel, isMainButton } from './confirm.ts';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan');
const propsOf = (s: State, viewer: Viewer = 0) => propsFor(game, s, viewer, SEATS);
const prompt = (s: State): string => textOf(createElement(ui.Prompt, propsOf(s)));
const promptOf = (given: Given, ...lines: string[]): string => {
  const t = table(given);
  t.play(...lines);
  return prompt(t.s);
};

describe('what the page says of building', () => {
  it('is, in every position, that a card can be built just when a sale covers it (section 12)', () => {
    let open = 0;
    let short = 0;
    for (const number of [41, 42, 43, 44, 45, 46, 47, 48])
      playOut(game, { number, seats: 2 + (number % 3) }, (s) => {
        const [seat] = game.waiting(s);
        if (seat === undefined || !['before', 'after'].includes(s.agenda.at(-1)!.at)) return;
        const props = propsOf(s, seat);
        const moves = game.moves(s, seat);
        const at = tableOf(props.view, seat, moves, []);
        for (const uid of s.hands[seat]!) {
          const ways = moves.filter(
            ([label, built]) => built === uid && /^(build|extra|declare|declareExtra)$/.test(label),
          );
          const isCovered = ways.length > 0 && shortfall(s, seat, uid) === null;
          expect(at.mark(uid) === 'open').toBe(isCovered);
          const said = legality(props, uid)!;
          expect([said.can, said.text.startsWith('You can build it now')]).toEqual([isCovered, isCovered]);
          if (isCovered) open++;
          if (ways.length === 0 || isCovered) continue;
          short++;
          expect(at.mark(uid)).toBe('short');
          expect(said.text).toMatch(/^\d+\$ missing: only with /);
          const picked = tableOf(props.view, seat, moves, [['built', uid]]);
          expect(isMainButton(picked, 'before')).toBe(false);
          expect(confirmLabel(picked, 'before')).toMatch(/^Declare /);
        }
      });
    expect(open).toBeGreaterThan(100);
    expect(short).toBeGreaterThan(10);
  });

  it('is why nothing can be built, where research is all there is', () => {
    expect(promptOf({ players: [{ hand: ['theocracy'] }, {}] })).toContain(
      'Your main action: research; no sale covers the cost of any card of your hand now.',
    );
    expect(
      promptOf({
        players: [{ hand: ['theocracy', 'divineGalacticKingdom'], tableau: ['robotizedProduction'] }, {}],
      }),
    ).toContain(
      'Your main action: research; no sale covers the cost of your dearest card now, and Robotized Production lets you build no other.',
    );
    expect(promptOf({ players: [{ hand: [] }, {}] })).toContain(
      'Your main action: research; your hand is empty.',
    );
  });

  it('names the function to use first, and the declaration by its name', () => {
    const { s } = table({
      players: [{ hand: ['theocracy', 'corveeSystem'], tableau: ['indulgentiaAgency'] }, {}],
    });
    const theocracy = s.hands[0]!.at(-1)!;
    const at = tableOf(s, 0, game.moves(s, 0), [['built', theocracy]]);
    expect(confirmLabel(at, 'before')).toBe('Declare Theocracy');
    expect(legality(propsOf(s), theocracy)?.text).toBe(
      '5$ missing: only with Indulgentia Agency, which brings at most 8$ for what you give away.',
    );
    const html = renderToStaticMarkup(createElement(ui.Mine, propsOf(s)));
    expect(html).toMatch(/aria-label="Theocracy[^"]*; 5\$ missing: only with Indulgentia Agency/);
  });

  it('is the price of the extra build, when one is left', () => {
    const { s } = table({
      players: [{ hand: ['theocracy', 'corveeSystem'] }, {}],
      window: 'after',
      extraBuilds: 1,
    });
    expect(legality(propsOf(s), s.hands[0]!.at(-1)!)?.text).toMatch(/^It costs 8\$/);
  });

  it('is, of The Ark, why neither of its functions can be used', () => {
    const idle = table({ players: [{ tableau: ['ark'] }, {}] }).s;
    expect(legality(propsOf(idle), idle.tableaus[0]![0]!.uid)?.text).toBe(
      'You have no card in hand. No card lies on this Ark.',
    );
    const used = table({ players: [{ hand: 1, tableau: [slipped('ark')] }, {}] }).s;
    expect(legality(propsOf(used), used.tableaus[0]![0]!.uid)?.text).toMatch(/^The Ark is slipped/);
  });

  it('does not count what is not paid for', () => {
    const t = table({
      players: [{ hand: ['theocracy', 'corveeSystem'], tableau: ['indulgentiaAgency'] }, {}],
      top: ['blackMarket'],
    });
    t.play('0 declare theocracy');
    const board = textOf(createElement(ui.Board, propsOf(t.s)));
    const html = renderToStaticMarkup(createElement(ui.Board, propsOf(t.s)));
    expect(html).toMatch(/aria-label="Theocracy[^"]*; not paid"/);
    expect(board).toMatch(/Built 1 ?\/ ?8/);
    expect(board).toMatch(/Score +4/);
    expect(prompt(t.s)).toContain(
      'No sale covers the 8$ for Theocracy . 5$ missing: only with Indulgentia Agency, which brings at most 8$ for what you give away. Use it now.',
    );
  });
});

/** How the button with this name looks; null if there is none. */
function lookOf(t: Play, name: string): string | null {
  const html = renderToStaticMarkup(createElement(ui.Prompt, propsOf(t.s)));
  const buttons = html.match(/<button[^>]*>.*?<\/button>/g) ?? [];
  const found = buttons.find((button) => button.replace(/<[^>]+>/g, '').includes(name));
  return found ? /k-button k-(\w+)/.exec(found)![1]! : null;
}

describe('the button that stands out', () => {
  it('is never the one that unslips nothing', () => {
    const t = table({ players: [{ tableau: [slipped('ark')] }, {}], window: 'recover' });
    expect(lookOf(t, 'Leave all slipped')).toBe('plain');
    expect(lookOf(t, 'Unslip The Ark')).toBe('signal');
  });

  it('is research only where no card will have to go for it (SI-RST-01)', () => {
    expect(lookOf(table({ players: [{ hand: 3 }, {}] }), 'Research: see 4, keep 2')).toBe('signal');
    const full = table({ players: [{ hand: 5 }, {}] });
    expect(lookOf(full, 'Research: see 4, keep 2 (then 2 over the hand limit)')).toBe('plain');
    expect(lookOf(table({ players: [{}, {}], deck: 1 }), 'Research: see 1, keep 1')).toBe('signal');
  });
});

describe('what is asked', () => {
  it('is what can be done', () => {
    expect(promptOf({ players: [{ hand: ['resourceProbe'] }, {}] })).toContain(
      'press a lit card of your hand',
    );
    expect(promptOf({ players: [{ hand: ['theocracy'] }, {}] })).toContain('no sale covers');
    const end: Given = { players: [{}, {}], window: 'after' };
    expect(promptOf(end)).toContain('Nothing is left to do but to end the main phase.');
    const full: Given = {
      players: [{ hand: 7, tableau: ['jointResourceAsteroidBelt'] }, {}],
      window: 'after',
    };
    expect(promptOf({ ...full, budget: 2 })).toContain(
      'You may use built cards before you end the main phase. If you end it now, you discard 2 cards over the hand limit and lose 2$.',
    );
    const extra: Given = { players: [{ hand: ['theocracy'] }, {}], window: 'after', extraBuilds: 1 };
    expect(promptOf(extra)).toContain('No card of your hand can be built with the extra build now.');
    const one: Given = { players: [{ tableau: [slipped('ark')] }, {}], window: 'recover' };
    expect(promptOf(one)).toContain('You may unslip your slipped card. Press it');
    const two: Given = {
      players: [{ tableau: [slipped('ark'), slipped('holyLand')] }, {}],
      window: 'recover',
    };
    expect(promptOf(two)).toContain('You may unslip up to two of your slipped cards. Press');
  });

  it('is, of a card that the budget pays for, no sale', () => {
    const given: Given = {
      players: [{ hand: ['corveeSystem', 'ark'], tableau: ['industrialZonePlanet', 'militarism'] }, {}],
      budget: 4,
    };
    expect(promptOf(given, '0 declare corveeSystem')).toContain(
      'Pay 3$ for Corvee System out of the 4$ that you have: nothing has to be sold.',
    );
  });

  it('says that a big hand is brought down card by card, and that the order is kept', () => {
    const limit = (hand: number): Given => ({ players: [{ hand }, {}], window: 'after' });
    expect(promptOf(limit(12), '0 end')).toContain('7 have to go, one at a time.');
    expect(promptOf(limit(7), '0 end')).toContain(
      'choose 2 cards to discard. They go on the discard pile in the',
    );
    expect(promptOf(limit(6), '0 end')).not.toContain('in the order');
  });

  it('says the last turn by its name', () => {
    const last: Given = { players: [{}, {}, {}], completedBy: 2, extraTurns: 1 };
    expect(textOf(createElement(ui.Board, propsOf(table(last).s)))).toContain('This is the last turn.');
    const two = table({ ...last, extraTurns: 2 }).s;
    expect(textOf(createElement(ui.Board, propsOf(two)))).toContain('Last turns: 2 left, this one included.');
  });
});
