import { reminders } from '@conclave/kit';
import { markupOf, people, propsFor, textOf } from '@conclave/kit/testing';
import { spotAt } from '@conclave/mechanics/edge-match';
import { describe, expect, it } from 'vitest';
import { KIND } from '../../data/mastery.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { dominations as game } from '../../index.ts';
import { cellOf, tileOf } from '../../tests/notation.ts';
import { type Table, table } from '../../tests/table.ts';
import { QUESTIONS } from '../../words/questions.ts';
import { type Props, useDraft } from '../draft.ts';
import { Board } from '../map/board.tsx';
import { Mine } from '../mine/mine.tsx';
import type { Picked } from '../parts.ts';
import { whyNoCity } from '../why-not.ts';
import { ASKS, Prompt } from './prompt.tsx';
import { buildWarning, developWarning, moveWarning } from './warnings.ts';

const SEATS = people('Ada', 'Bo');
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const propsOf = (t: Table, seat = 0): Props => propsFor(game, t.s, seat, SEATS);

/** Chooses parts as one does by pressing them, then shows the prompt. */
function prompt(props: Props, ...picks: readonly Picked[]): string {
  const Press = () => {
    const draft = useDraft(props);
    if (picks.length === 0) draft.clear();
    else draft.pickAll(...picks);
    return null;
  };
  markupOf(<Press />);
  return textOf(<Prompt {...props} />);
}

describe('the prompt', () => {
  it('has a question of its own for every step that asks', () => {
    expect(Object.keys(ASKS).sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  it('tells what a placement brings, and what the limit takes of it', () => {
    const t = table({
      players: { A: { hand: ['G01', 'T05'], knowledge: PLENTY }, B: {} },
      turn: ['A', 'grow'],
    });
    const props = propsOf(t);
    expect(prompt(props)).toContain('Place a tile of your hand');
    const text = prompt(props, ['tile', tileOf('G01')], ['cell', cellOf('D(0,0)')]);
    expect(text).toContain('Place it');
    expect(text).toMatch(/\d of \d would be lost to your limits/);
  });

  it('says price, gain and Nodus of a card before it is gained', () => {
    const t = table({ players: { A: { knowledge: PLENTY }, B: {} }, turn: ['A', 'develop'] });
    expect(prompt(propsOf(t), ['kind', KIND.fishing])).toContain('A Nodus is two half circles of one colour');
    const text = prompt(propsOf(t), ['kind', KIND.fishing], ['copy', 0], ['spot', spot(t)]);
    expect(text).toContain('Gain Fishing for 3 Craftsmanship, in your Tree');
    expect(text).toContain('3 VP in all: 2 VP, 1 VP for 1 Nodus');
    expect(text).toContain('Gain it');
  });

  it('says why the next level of a Monument can’t be built (DM-MON-02, 04)', () => {
    const t = table({
      players: {
        A: {
          knowledge: PLENTY,
          tree: ['fishing b 0 1', 'livestock a 0 -1', 'agriculture a 1 0', 'masonry a -1 0'],
        },
        B: {},
      },
      map: { 'D(0,0)': 'G01 0' },
      monuments: { greatPyramid: '', greatLighthouse: '' },
      turn: ['A', 'build'],
    });
    const text = prompt(propsOf(t));
    expect(text).toMatch(/Not now: .*Great Pyramid 1 \(fits nowhere in your Tree\)/);
    expect(text).toMatch(/Great Lighthouse 1\s*4 of/);
    t.s.knowledge[0]!.fill(0);
    expect(prompt(propsOf(t))).toMatch(/Great Lighthouse 1 \(4 Knowledge short\)/);
  });

  it('tells others who is asked', () => {
    const t = table({ players: { A: { hand: ['G01'] }, B: {} }, turn: ['A', 'grow'] });
    expect(prompt(propsOf(t, 1))).toMatch(/Ada\s+places a tile/);
  });
});

/** A place of the Tree that takes the first copy of Fishing. */
function spot(t: Table): number {
  const [, , , x, y] = game
    .moves(t.s, 0)
    .find(
      (move) => move[0] === 'gain' && move[1] === KIND.fishing && move[2] === 0,
    ) as unknown as readonly number[];
  return spotAt(x!, y!);
}

describe('warnings', () => {
  it('name what could still be built', () => {
    const t = table({
      players: { A: { knowledge: { GOV: 3 } }, B: {} },
      map: { 'D(0,0)': 'G01 0' },
      turn: ['A', 'build'],
    });
    expect(buildWarning(t.s, 0, game.moves(t.s, 0))).toMatch(/^You could pay for a City at /);
    expect(prompt(propsOf(t))).toContain('End Build');
  });

  it('name an exchange that was forgotten', () => {
    const t = table({
      players: { A: { knowledge: { GOV: 2 }, tree: ['moneyChanging'] }, B: {} },
      turn: ['A', 'develop'],
    });
    expect(developWarning(t.s, 0, game.moves(t.s, 0))).toBe('You have not exchanged for Trade.');
  });

  it('name the Domination card that a payment in the last round of an Age would hand over', () => {
    const said = (round: number) => {
      const t = table({
        players: { A: { knowledge: { CRA: 4 } }, B: { knowledge: { CRA: 3 } } },
        turn: ['A', 'develop'],
        round,
      });
      const move = game.moves(t.s, 0).find(([label, kind]) => label === 'gain' && kind === KIND.fishing)!;
      return moveWarning(t.s, 0, SEATS, move);
    };
    expect(said(NUMBERS.rounds)).toContain('most Craftsmanship (Bo would lead)');
    expect(said(NUMBERS.rounds - 1)).toBeNull();
  });

  it('stay unsaid where reminders are switched off', () => {
    const t = table({
      players: { A: { hand: ['G01', 'T05'], knowledge: PLENTY }, B: {} },
      turn: ['A', 'grow'],
    });
    const placing = () => prompt(propsOf(t), ['tile', tileOf('G01')], ['cell', cellOf('D(0,0)')]);
    reminders.set(false);
    expect(placing()).not.toContain('would be lost to your limits');
    reminders.set(true);
    expect(placing()).toContain('would be lost to your limits');
  });
});

describe('a City', () => {
  it('that can be founded nowhere stands there with what lacks least, where a City can be raised or a level built', () => {
    const t = table({
      players: { A: { knowledge: { TRA: 6, SCI: 6, GOV: 1, CRA: 6 } }, B: {} },
      map: { 'D(0,0)': 'G01 0' },
      turn: ['A', 'build'],
    });
    const { text, rule } = whyNoCity(game, t.s, 0);
    expect(text).toMatch(/^This costs \d Government, and you have 1: \d too few\.$/);
    expect(rule).toBe('DM-CIT-03');
    expect(prompt(propsOf(t))).toMatch(/Not now: a City \(2 Government short\)/);
  });

  it('says what becomes of the limit, and the bar too (DM-CIT-07)', () => {
    const t = table({
      players: { A: { knowledge: { GOV: 4 } }, B: {} },
      map: { 'D(0,0)': 'G01 0' },
      turn: ['A', 'build'],
    });
    const props = propsOf(t);
    const text = prompt(props, ['cell', cellOf('D(0,0)')]);
    expect(text).toContain('Found a City for 3 Government: 2 VP, 1 Influence, limit of Government 6→9.');
    expect(textOf(<Mine {...props} />)).toContain('Government 4 →1 of 6 →9 ');
    prompt(props);
  });

  it('is drawn as what could be, until it is built', () => {
    const t = table({
      players: { A: { knowledge: { GOV: 4 } }, B: {} },
      map: { 'D(0,0)': 'G01 0', 'D(-1,1)': 'T05 0 A1' },
      turn: ['A', 'build'],
    });
    const props = propsOf(t);
    prompt(props, ['cell', cellOf('D(0,0)')]);
    const markup = markupOf(<Board {...props} />);
    expect(markup.match(/class="dm-city" data-new/g)).toHaveLength(1);
    expect(markup.match(/class="dm-city"/g)).toHaveLength(2);
    prompt(props);
  });
});

describe('the own area', () => {
  it('shows what Knowledge there would be', () => {
    const t = table({
      players: { A: { hand: ['G01', 'T05'] }, B: {} },
      turn: ['A', 'grow'],
    });
    const props = propsOf(t);
    prompt(props, ['tile', tileOf('G01')], ['cell', cellOf('D(0,0)')]);
    expect(textOf(<Mine {...props} />)).toMatch(/→\d/);
    prompt(props);
    expect(textOf(<Mine {...props} />)).not.toContain('→');
  });
});
