import { markupOf, people, propsFor, textOf } from '@conclave/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import { galaxyOf } from '../../rules/galaxy.ts';
import type { Move } from '../../rules/types.ts';
import { type Table, table } from '../../tests/table.ts';
import { presentAt } from '../../words/sector.ts';
import { BattlePanel } from '../board/battle-panel.tsx';
import { Legend } from '../card/legend.tsx';
import { type Props, useDraft } from '../draft.ts';
import { Hand } from '../mine/hand.tsx';
import { HandTiles } from '../mine/hand-tiles.tsx';
import type { Picked } from '../parts.ts';
import { Seat } from '../seat/seat.tsx';
import { Prompt } from './prompt.tsx';

const SEATS = people('Ada', 'Bo', 'Cy');

const propsOf = (t: Table, seat: number): Props => propsFor(game, t.s, seat, SEATS);

/** Chooses parts as one does by pressing them, then shows the prompt. */
function prompt(props: Props, ...picks: readonly Picked[]): string {
  for (const [name, value] of picks) {
    const Press = () => {
      useDraft(props).pick(name, value);
      return null;
    };
    markupOf(<Press />);
  }
  return textOf(<Prompt {...props} />);
}

const Z = 0;

describe('the prompt', () => {
  let t: Table;
  beforeEach(() => {
    t = table({
      players: { H: { armament: 1, influence: 1, hand: [3, 17] }, M: {}, S: { armament: 5 } },
      sectors: { Z: 'H 4s, M 2s+1c', Y: 'H 1s, M 1s', X: 'H 2s, S 1s', 'H-origin': 'H 1s' },
    });
  });

  it('says what each side of a card would do now', () => {
    const text = prompt(propsOf(t, 0), ['card', 17]);
    expect(text).toMatch(/War: A2 5:3 win, A3 2:1 win and A4 3:6 loss War 2 wins, 1 loss/);
    expect(text).toContain('Evolution movement level 0 → 1');
    expect(text).toContain('Colonization 2 sectors to choose from');
    expect(text).toContain('Expansion: 1 movement and 2 productions');
    expect(prompt(propsOf(t, 0), ['strategy', 'expansion'])).toContain('Play 17 for Expansion');
  });

  it('sets sides without effect apart in words (AX-CHO-04)', () => {
    const lone = table({
      players: { H: { armament: 5, hand: [2] }, M: {}, S: {} },
      sectors: { Z: 'H 1s+1c' },
    });
    const text = prompt(propsOf(lone, 0), ['card', 2]);
    expect(text).toContain('War: no effect now: nobody to fight War nobody to fight');
    expect(text).toContain('Evolution: no effect now: armament is at level 5');
    expect(prompt(propsOf(lone, 0), ['strategy', 'war'])).toContain(
      'As things stand, no effect now: nobody to fight.',
    );
  });

  it('of a duel lets one discard from the hand itself, and says what becomes of it (AX-DUE-02)', () => {
    const duel = table({ players: { H: { hand: [3, 17, 29] }, M: { hand: [2, 5, 8] } }, duel: true });
    const marks = () =>
      [
        ...markupOf(<HandTiles props={propsOf(duel, 0)} seat={0} look="top" />).matchAll(
          /data-card="(\d+)" data-mark="(\w+)"/g,
        ),
      ].map(([, card, mark]) => `${card} ${mark}`);
    prompt(propsOf(duel, 0), ['card', 17]);
    expect(marks()).toEqual(expect.arrayContaining(['3 open', '17 chosen', '29 open']));
    const text = prompt(propsOf(duel, 0), ['strategy', 'war']);
    expect(marks()).toEqual(expect.arrayContaining(['3 spare', '17 chosen', '29 spare']));
    expect(marks().join()).not.toContain('open');
    expect(text).toContain('Nobody plays it in this age. The rest is passed on.');
    expect(prompt(propsOf(duel, 0), ['discard', 3])).toContain('Play 17 for War, discard 3');
  });

  it('tells what sides and signs of cards mean, in words on the hand and in a legend', () => {
    const whole = textOf(<Hand props={propsOf(t, 0)} seat={0} />);
    expect(whole).toMatch(/War +Evolution +influence \+1 +Colonization +Expansion +1 portal/);
    const sides = 'Sides War and Colonization beside the number, Evolution and Expansion below.';
    expect(textOf(<Legend cards={[3, 8, -1]} />).trim()).toBe(
      `${sides} Signs influence armament portal conversion`,
    );
  });

  it('tells who has chosen, and waits for the others', () => {
    t.play('H choose 17 expansion');
    expect(textOf(<Prompt {...propsOf(t, 0)} />)).toMatch(
      /You play 17 for Expansion\. Still choosing: +Bo *, +Cy/,
    );
    expect(textOf(<Seat {...propsOf(t, 1)} seat={0} />)).toContain('has chosen');
    expect(textOf(<Seat {...propsOf(t, 1)} seat={2} />)).toContain('choosing');
  });

  it('stands beside seats that show the tokens which decide ties (AX-END-03)', () => {
    expect(textOf(<Seat {...propsOf(t, 1)} seat={0} />)).toContain('Tokens on sectors 9');
    expect(textOf(<Seat {...propsOf(t, 0)} seat={1} />)).toContain('Tokens on sectors 5');
  });

  it('lists battles with their outcomes, and warns', () => {
    t.choose('H war');
    const props = propsOf(t, 0);
    const markup = markupOf(<Prompt {...props} />);
    expect(markup).toMatch(/>Battle at \w\d: you would win, 5 to 3</);
    expect(markup).toMatch(/>Battle at \w\d: you would lose, 3 to 6</);
    expect(prompt(props, ['from', Z])).toContain('you would win, 5 to 3. +1 VP, and you keep 2 ships.');
    const beside = textOf(<BattlePanel view={t.s} seats={SEATS} sector={Z} />);
    expect(beside).toContain('Ada 4 + 1 = 5 +1 VP, keeps 2 ships, loses 2 ships');
    expect(beside).toContain('Bo 3 + 0 = 3 loses 2 ships and the colony');
    expect(prompt(props, ['from', 2])).toContain(
      'A defeat: you would lose 2 ships, and the winner scores 1 VP.',
    );
  });

  it('shows the pool, what of it is not possible now, and what a move changes', () => {
    t.choose('H expansion').givePool({ movement: 2, ambush: 1, conversion: 1 });
    const props = propsOf(t, 0);
    expect(markupOf(<Prompt {...props} />)).toContain('Movement 2 left');
    const text = prompt(props, ['action', 'ambush'], ['from', 1]);
    expect(text).toContain('Bo loses a ship.');
    expect(text).toContain('Ambush at');
    const spared = prompt(props, ['action', 'move'], ['from', Z], ['to', 1]);
    expect(spared).toContain('1 of 4');
    expect(spared).toContain('you keep control');
    const moved = prompt(props, ['n', 4]);
    expect(moved).toContain('4 of 4');
    expect(moved).toContain('you lose control to Bo');
    const converted = prompt(props, ['action', 'convert'], ['from', Z]);
    expect(converted).toContain('Bo loses a ship, you place one.');
  });

  it('says where an action is possible', () => {
    t.choose('H expansion').givePool({ movement: 1, production: 2 });
    expect(prompt(propsOf(t, 0), ['action', 'move'])).toContain('choose a sector with ships of yours');
  });

  it('produces several ships with one press, tells of the last action, and takes all back at once', () => {
    t.choose('H expansion').givePool({ production: 3 });
    const sent: [Move, boolean | undefined][] = [];
    const props = {
      ...propsOf(t, 0),
      play: (move: Move, goesOn?: boolean) => void sent.push([move, goesOn]),
    };
    const alone = prompt(props);
    expect(alone).toMatch(/3 of 3.*Produce 3 at \w\d/);
    expect(alone).toContain('Your last action: it ends the turn.');
    const two = prompt(props, ['n', 2]);
    expect(two).toMatch(/Produce 2 at \w\d/);
    expect(two).not.toContain('Your last action');
    const Confirm = () => {
      useDraft(props).confirm();
      return null;
    };
    markupOf(<Confirm />);
    const home = t.names.sector('H-origin');
    expect(sent).toEqual([
      [['produce', home], undefined],
      [['produce', home], true],
    ]);
  });

  it('says what a move changes if the age ended now', () => {
    t.choose('H expansion').givePool({ movement: 1 });
    const props = propsOf(t, 0);
    const free = galaxyOf(t.s).neighbours[Z]!.find((sector) => presentAt(t.s, sector).length === 0)!;
    expect(prompt(props, ['from', Z], ['to', free])).toContain('If the age ended now: you 4 → 5.');
    expect(textOf(<Seat {...props} seat={0} />)).toMatch(/0 VP +\+4 +if the age ended now/);
  });

  it('says what an Expansion loses if War comes first', () => {
    const risky = table({
      players: { H: { hand: [17] }, M: { armament: 3 } },
      sectors: { Z: 'movement: H 1c, M 1s', Y: 'production: H 5s+1c, M 1s' },
    });
    const text = prompt(propsOf(risky, 0), ['card', 17], ['strategy', 'expansion']);
    expect(text).toMatch(/1 movement only if the colony on \w\d survives War\./);
    expect(text).not.toContain('1 production only if');
  });

  it('names the bonus of a sector to colonise', () => {
    t.choose('H colonization');
    expect(prompt(propsOf(t, 0), ['from', 1])).toMatch(/A colony on \w\d, Portal : One portal action more/);
  });
});
