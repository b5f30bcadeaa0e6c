import { markupOf, people, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { KIND_OF, TECH, TECHNOLOGIES } from '../../data/technologies.ts';
import { hegemonic as game } from '../../index.ts';
import type { Given } from '../../tests/position.ts';
import { type Table, table } from '../../tests/table.ts';
import { QUESTIONS } from '../../words/questions.ts';
import { type Props, useDraft } from '../draft.ts';
import { Mine } from '../mine/mine.tsx';
import type { Picked } from '../parts.ts';
import { Seat } from '../seat/seat.tsx';
import { ASKS, Prompt } from './prompt.tsx';
import { endOf } from './technology.tsx';

const SEATS = people('Yara', 'Vito', 'Will');

const propsOf = (t: Table, seat: number): Props => propsFor(game, t.s, seat, SEATS);

/** Chooses parts as one does by pressing them, then shows the prompt. */
function prompt(props: Props, ...picks: readonly Picked[]): string {
  const Press = () => {
    const draft = useDraft(props);
    if (picks.length === 0) draft.clear();
    else draft.pickAll(...picks);
    return null;
  };
  markupOf(<Press />);
  // Where long names may be parted is not said.
  return textOf(<Prompt {...props} />).replaceAll('\u00ad', '');
}

const given: Given = {
  players: {
    Yellow: { caps: 9, home: [3, -1], hand: ['dysonSphereAssembly', 'nanoFabricants'] },
    Violet: { caps: 4, hand: ['polymorphicMatter'] },
    White: {},
  },
  sectors: {
    '3,-1': { pieces: { Y: 'c e o' } },
    '2,0': { tile: { industrial: 2, political: 0 } },
    '2,-1': { tile: { industrial: 3 }, pieces: { V: '2c' } },
    '-2,1': { tile: { industrial: 2 } },
  },
};
const turn = (more: Partial<Given> = {}) => table({ ...given, turn: ['Y', 'industrialize'], ...more });

describe('the prompt', () => {
  it('says of a Survey that it makes this the last round, when it does (HG-END-01)', () => {
    const survey = (stack: number) => {
      const t = table({ ...given, turn: ['Y', 'discover'], stack });
      return prompt(propsOf(t, 0), ['action', 'survey']);
    };
    expect(survey(1)).toContain('this becomes the last round');
    expect(survey(4)).toContain('1 more round instead of 2');
    expect(survey(6)).not.toMatch(/round/);
  });

  it('keeps every way in its place, and says of those that happen elsewhere that they do (HG-ACT-04)', () => {
    const t = turn();
    const ways = (text: string) =>
      [...text.matchAll(/(Complex|Gate pair|Acquire|Gain 2 CAPs)(?=:)/g)].map(([way]) => way);
    const free = ways(prompt(propsOf(t, 0)));
    expect(free.length).toBeGreaterThan(2);
    const there = t.s.tiles.length - 1;
    expect(ways(prompt(propsOf(t, 0), ['at', there]))).toEqual(free);
  });

  it('has a question of its own for every step that asks', () => {
    expect(Object.keys(ASKS).sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  it('tells what each action card offers, and warns of one that offers nothing', () => {
    const t = table(given);
    const props = propsOf(t, 0);
    expect(prompt(props)).toContain('Industrialize 2 Complex, Gate pair, 1 target');
    const text = prompt(props, ['choice', 'industrialize']);
    expect(text).toContain('Complex pay 1 CAP; 2 places');
    expect(text).toContain('Acquire +2 VP; 1 target, pay 4 CAPs');
    expect(text).toContain('Play Industrialize');
    expect(prompt(props, ['choice', 'subvert'])).toContain('it would leave you only Basic');
  });

  it('keeps secret choices secret, and tells who has chosen', () => {
    const t = table(given);
    t.play('Y card subvert');
    expect(prompt(propsOf(t, 0))).toMatch(/You play Subvert\. Still choosing: +Vito *, +Will/);
    const other = propsOf(t, 1);
    expect(prompt(other)).not.toContain('You play');
    expect(textOf(<Seat {...other} seat={0} />)).toContain('has chosen');
    expect(textOf(<Seat {...other} seat={0} />)).not.toContain('Subvert');
    expect(textOf(<Seat {...other} seat={2} />)).toContain('choosing');
    const hand = markupOf(<Mine {...other} />);
    expect(hand).not.toContain('Dyson');
    expect(hand).toContain('Polymorphic');
  });

  it('says what a build costs and changes, and what is left', () => {
    const t = turn();
    const props = propsOf(t, 0);
    const text = prompt(props, ['action', 'complex'], ['at', t.at('2,0')]);
    expect(text).toMatch(/Build a Complex at \w\d, pay 1 CAP\./);
    expect(text).toContain('income 2 → 3');
    expect(text).toContain('Arbitration limit stays 10');
    // One line says what becomes of the CAPs, not two remainders side by side.
    expect(text).toContain('pay 1 CAP : 9 → 8');
    expect(text).not.toContain('you have');
    expect(text).toContain('Build, pay 1 CAP');
  });

  it('says first what boards would pay', () => {
    const t = turn({
      sectors: {
        ...given.sectors,
        '2,0': { tile: { industrial: 2 }, pieces: { Y: 'c' } },
        '1,0': { tile: { industrial: 1 } },
      },
    });
    const text = prompt(propsOf(t, 0), ['action', 'complex'], ['at', t.at('1,0')]);
    expect(text).toContain('board A: 0 → 9 VP income 3 → 4');
    expect(prompt(propsOf(t, 0), ['action', 'complex'], ['at', t.at('2,0')])).toContain(
      'boards pay as before',
    );
  });

  it('goes on with the same piece until one stops', () => {
    const t = turn();
    const props = propsOf(t, 0);
    const Send = () => {
      useDraft(props).send(['complex', t.at('2,0')]);
      return null;
    };
    prompt(props, ['action', 'complex'], ['at', t.at('2,0')]);
    markupOf(<Send />);
    t.play('Y complex 2,0');
    const text = textOf(<Prompt {...propsOf(t, 0)} />);
    expect(text).toContain('Choose the sector for the Complex');
    expect(text).toContain('Stop building');
    expect(text).toContain('you have 8 CAPs');
  });

  it('sums an attack up before it is declared', () => {
    const t = turn();
    const text = prompt(propsOf(t, 0), ['pattern', 'acquire']);
    expect(text).toMatch(/Acquire with the Complexes at \w\d on 2 Complexes of +Vito +at \w\d/);
    expect(text).toContain('1 against 2 before');
    expect(text).toContain('Attack, pay 4 CAPs');
  });

  it('warns that a Gate pair opens own bases to others', () => {
    const t = turn({
      players: { ...given.players, Yellow: { caps: 9, home: [3, -1], built: [8, 1, 1] } },
      sectors: {
        ...given.sectors,
        '2,0': { tile: { industrial: 2 }, pieces: { Y: 'c' } },
        '2,-2': { tile: { industrial: 2 }, pieces: { V: 'c' } },
      },
    });
    t.play('Y gate 2,0');
    const text = prompt(propsOf(t, 0), ['at', t.at('2,-2')]);
    expect(text).toMatch(/Gates serve everybody: the Complexes of Vito would reach your bases at \w\d/);
  });

  it('tells why a sector can’t be chosen', () => {
    const t = turn();
    const props = propsOf(t, 0);
    prompt(props, ['action', 'complex']);
    const Press = () => {
      expect(useDraft(props).pickSector(t.at('-2,1'))).toBe(false);
      return null;
    };
    markupOf(<Press />);
    expect(textOf(<Prompt {...props} />)).toContain('None of your pieces of the industrial type reaches');
  });

  it('tells what can be done with a technology, and why it can’t be advanced', () => {
    const t = turn({ turn: ['Y', 'assault'] });
    t.play('Y drawDeck');
    const props = propsOf(t, 0);
    const card = t.s.hands[0]!.find((own) => game.whyNot(t.s, 0, ['advance', own])?.code === 'tier-too-low')!;
    const markup = prompt(props, ['card', card]);
    expect(markup).toMatch(/Dyson Sphere Assembly ?can only be discarded/);
    expect(markup).toMatch(/Advance ?needs industrial tier 2; yours is 1/);
    expect(markup).not.toContain('Discard it');
    expect(markupOf(<Prompt {...props} />)).toMatch(/aria-description="[^"]*tier[^"]*yours is 1/);
  });

  it('preselects nothing that costs CAPs: all cards are there to be discarded, with one that can be advanced', () => {
    const hand = [
      'massTranslationRelay',
      'nanoFabricants',
      'postPhysicalArray',
      'braneManipulation',
    ] as const;
    const t = turn({
      players: { ...given.players, Yellow: { caps: 2, home: [3, -1], hand } },
      turn: ['Y', 'assault'],
    });
    t.play('Y drawDeck');
    const props = propsOf(t, 0);
    const text = prompt(props);
    for (const own of t.hand('Y')) expect(text).toContain(TECHNOLOGIES[TECH[own]]!.name);
    expect(text).not.toMatch(/Advance, pay|Discard it/);
    const relay = t.s.hands[0]!.find((card) => KIND_OF[card] === TECH.massTranslationRelay)!;
    const both = prompt(props, ['card', relay]);
    expect(both).toMatch(/Mass Translation Relay ?: discard it, or advance it\?/);
    expect(markupOf(<Prompt {...props} />)).not.toContain('aria-pressed="true"');
  });

  it('builds nothing more by itself, be it the only thing left to build', () => {
    const sectors: Given['sectors'] = {
      '3,-1': { pieces: { Y: 'c e o' } },
      '2,0': { tile: { industrial: 3 } },
    };
    const t = turn({
      players: { ...given.players, Yellow: { caps: 2, home: [3, -1], built: [1, 1, 1] } },
      sectors,
    });
    t.play('Y complex 2,0');
    const text = prompt(propsOf(t, 0));
    expect(text).toContain('Complex pay 1 CAP; 1 place');
    expect(text).not.toContain('Build, pay');
    expect(prompt(propsOf(t, 0), ['action', 'complex'])).toContain('Build, pay 1 CAP');
  });

  it('puts “pay” or “gain” before every price and gain, in prompt and choices', () => {
    const t = turn();
    const bare = (text: string) => text.match(/(?<!pay |pay from |gain |Gain |have |pays )\b\d+ CAPs?\b/g);
    for (const card of [
      'assault',
      'industrialize',
      'politicize',
      'martialize',
      'subvert',
      'discover',
    ] as const) {
      const props = propsOf(turn({ turn: ['Y', card] }), 0);
      expect(bare(prompt(props))).toBeNull();
      for (const way of ['collect', 'capitalize', 'complex', 'gate'] as const)
        if (props.moves.some(([label]) => label === way))
          expect(bare(prompt(props, ['action', way]))).toBeNull();
    }
    t.play('Y drawDeck');
    const props = propsOf(t, 0);
    expect(bare(prompt(props))).toBeNull();
    // What a card does while it is advanced is told in the words of the card.
    for (const card of t.s.hands[0]!)
      expect(bare(prompt(props, ['card', card]).replace(/While it is advanced: [^.]*\./, ''))).toBeNull();
  });

  it('shows in the list of technologies which can only be discarded', () => {
    const t = turn({ turn: ['Y', 'assault'] });
    t.play('Y drawDeck');
    const text = prompt(propsOf(t, 0));
    expect(text).toContain('Dyson Sphere Assembly discard only');
    expect(text).not.toMatch(/Dyson Sphere Assembly industrial, advance/);
  });

  it('warns of a Research that does nothing, as of the end of a turn', () => {
    const hand = [
      'massTranslationRelay',
      'nanoFabricants',
      'postPhysicalArray',
      'braneManipulation',
      'dysonSphereAssembly',
    ] as const;
    const t = turn({
      players: { ...given.players, Yellow: { caps: 2, home: [3, -1], hand } },
      turn: ['Y', 'discover'],
    });
    t.play('Y research');
    const text = prompt(propsOf(t, 0));
    expect(text).toMatch(/you draw nothing.*Discard none/);
    const ends = endOf(propsOf(t, 0), []);
    expect(ends?.warning).toContain('the action would be spent for it');
    expect(endOf(propsOf(t, 0), [t.s.hands[0]![0]!])).toBeUndefined();
  });

  it('tells the Arbiter why it is asked who starts, and what follows', () => {
    const t = table(given);
    t.play('Y card subvert', 'V card industrialize', 'W card politicize');
    expect(prompt(propsOf(t, t.s.arbiter))).toMatch(
      /As Arbiter you say who starts of those whose cards have the number 2; the others follow clockwise/,
    );
  });

  it('tells what CAP, Basic and Arbitration are where they stand', () => {
    const t = turn();
    prompt(propsOf(t, 0));
    expect(markupOf(<Prompt {...propsOf(t, 0)} />)).toMatch(/hg-word">CAPs</);
  });

  it('shows what a technology counts in the conflict', () => {
    const t = turn();
    t.play(`Y attack acquire 3,-1 2,-1 V industrial`);
    const text = prompt(propsOf(t, 0));
    expect(text).toContain('You use industrial power');
    expect(text).toContain('Dyson Sphere Assembly +4');
  });
});

describe('the own area', () => {
  it('warns of CAPs beyond the limit (HG-ARB-04)', () => {
    const t = turn({ players: { ...given.players, Yellow: { caps: 12, home: [3, -1], built: [3, 4, 8] } } });
    const text = textOf(<Mine {...propsOf(t, 0)} />);
    expect(text).toMatch(/12 +CAPs +keep 4 +, lose 8/);
    expect(markupOf(<Mine {...propsOf(t, 0)} />)).toContain(
      'Industrial: 3 Complexes on the board, 12 left, the next costs 2 CAPs; tier 1, income 4.',
    );
  });
});
