import { people, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../../index.ts';
import type { Move, State } from '../../rules/types.ts';
import { at, cardOf, type Given, position } from '../../tests/position.ts';
import { QUESTIONS } from '../../words/questions.ts';
import { Mine } from '../mine/mine.tsx';
import { Seat } from '../seat/seat.tsx';
import { Track } from '../track/track.tsx';
import { ASKS, Prompt } from './prompt.tsx';
import { noAttack } from './ways.tsx';

const SEATS = people('Ada', 'Bo', 'Cy');
/** All but one of the territories about the middle. */
const AROUND = Object.fromEntries(['1,0', '0,1', '-1,1', '-1,0', '0,-1'].map((hex) => [hex, 'Y']));

/** A position after these moves of the active player. */
function after(given: Given, ...moves: readonly Move[]): State {
  const s = position(given);
  for (const move of moves) game.apply(s, s.active, move);
  return s;
}
const says = (s: State, viewer: number | 'table' = 0): string =>
  textOf(<Prompt {...propsFor(game, s, viewer, SEATS)} />);

describe('the prompt', () => {
  it('has a way to ask every question', () => {
    expect(Object.keys(ASKS).sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  it('offers all actions, and shows others what is waited for', () => {
    const s = position({ players: { X: { hexilum: 2 }, Y: {} } });
    expect(says(s)).toMatch(/Choose an action; 2 actions left\..*Place.*Deploy.*Attack.*Gain 1.*Ability/);
    expect(says(s)).toContain('Raise income: to 2 for 2 hexilum');
    for (const name of [
      'Place',
      'Deploy',
      'Play a card',
      'Attack',
      'Use a unit',
      'Withdraw',
      'Recover',
      'Heal',
    ])
      expect(says(s)).toContain(name);
    expect(says(s, 1)).toMatch(/Ada .*chooses an action\./);
  });

  it('begins an anchored pattern with the orientation that promises most, own losses last', () => {
    const given: Given = { players: { X: { cards: 'C12' }, Y: {} }, board: { '1,0': 'X', '1,-1': 'Y' } };
    const s = position(given);
    const asked = after(given, ['deploy', cardOf('C12')], ['at', at(s, '0,0')]);
    expect(says(asked)).toContain('Attacks Bo’s normal unit at E7.');
    expect(says(asked)).not.toContain('your normal unit');
  });

  it('names every action once', () => {
    const shown = says(position({ players: { X: { cards: 'A17' }, Y: {} } }));
    expect(shown).toContain('Play a card');
    expect(shown).not.toContain('Play a card:');
  });

  it('says on its button what an action costs besides itself', () => {
    const shown = says(position({ players: { X: { hexilum: 2, income: 2 }, Y: {} } }));
    expect(shown).toMatch(/Raise income 3 hexilum .* Move warlord 1 life .* Ability 1 life /);
    expect(shown).toMatch(/ Heal your warlord Heal /);
  });

  it('HX-ACT-03, HX-ATK-05: says that neither a warlord nor a fixed unit attacks, where one stands beside an enemy', () => {
    const beside = (given: Given): string => noAttack(position(given), 0);
    const players: Given['players'] = { X: { warlord: '0,0', minor: 'M10' }, Y: { warlord: '1,0' } };
    expect(beside({ players })).toContain('but a warlord can’t attack.');
    const away: Given['players'] = { ...players, X: { ...players.X, warlord: '-3,0' } };
    expect(beside({ players: away, board: { '0,0': 'X minor' } })).toContain('those can’t attack.');
    expect(beside({ players: away })).toContain('No unit of yours stands beside an enemy');
  });

  it('says how much of a pattern can be filled where it lies', () => {
    const given: Given = { players: { X: { cards: 'C5' }, Y: {} } };
    const s = position({ ...given, board: AROUND });
    const asked = after({ ...given, board: AROUND }, ['deploy', cardOf('C5')], ['at', at(s, '0,0')]);
    expect(says(asked)).toMatch(/Here only 1 of 2 can be placed: on E7\./);
    expect(says(asked)).toContain('Places south-west, north-east.');
    const free = after(given, ['deploy', cardOf('C5')], ['at', at(s, '0,0')]);
    expect(says(free)).not.toContain('can be placed.');
  });

  it('lets several kinds of token be chosen for each place', () => {
    const given: Given = { players: { X: { cards: 'A17 C5', minor: 'M2' }, Y: {} } };
    const s = position(given);
    const asked = after(given, ['play', cardOf('A17'), 1], ['orient', at(s, '0,0'), 0]);
    expect(says(asked)).toMatch(/F6: a normal unit F6: a minor unit F6: Phyton F6: nothing .*F7/);
  });

  it('says what can be bought, and why the rest can’t', () => {
    const given: Given = { players: { X: { hexilum: 2 }, Y: {} }, market: 'C2 C5 A1 A6 A14' };
    const s = after(given, ['endActions']);
    expect(says(s)).toMatch(/you have 2 hexilum/);
    expect(says(s)).toContain('Phyton');
  });

  it('says who has won, and how', () => {
    const given: Given = { players: { X: {}, Y: { warlord: '1,0', life: 1 } }, board: { '0,0': 'X' } };
    const s = position(given);
    const over = after(given, ['attack', at(s, '0,0'), at(s, '1,0')]);
    expect(says(over, 1)).toMatch(/Only one side has a warlord left\. Ada wins\./);
  });
});

describe('beside the prompt', () => {
  it('the chain shows what is under way and what waits, in order', () => {
    const given: Given = { players: { X: { cards: 'A17 C5 C6' }, Y: {} } };
    const s = position(given);
    const [a, b] = [at(s, '0,0'), at(s, '1,0')];
    const chained = after(
      given,
      ['play', cardOf('A17'), 1],
      ['orient', a, 0],
      ['put', a, cardOf('C6')],
      ['put', b, cardOf('C5')],
    );
    expect(textOf(<Track table={propsFor(game, chained, 'table', SEATS)} />)).toMatch(
      /1 action left.*Strugatsky, the Scout F6 Phyton F7/,
    );
  });

  it('the own area has life, hexilum, income with its cost, reserve and Recovery Ship', () => {
    const s = position({ players: { X: { life: 3, hexilum: 4, ship: [2], cards: 'C5' }, Y: {} } });
    const shown = textOf(<Mine {...propsFor(game, s, 0, SEATS)} />);
    for (const part of [
      'Life 3',
      'Hexilum 4',
      'level 1 of 5, the next costs 2',
      'Reserve 10 normal units',
      'Recovery Ship 2 normal units',
      'Phyton',
      'Market',
    ])
      expect(shown.replace(/\s+/g, ' ')).toContain(part);
  });

  it('a seat says how near it is, and that it could finish', () => {
    const cells = '0,0 0,1 0,2 1,0 1,1 1,2 2,0'.split(' ');
    const s = position({
      players: { X: {}, Y: {} },
      common: 'P07',
      board: Object.fromEntries(cells.map((cell) => [cell, 'Y'])),
    });
    const shown = textOf(<Seat {...propsFor(game, s, 0, SEATS)} seat={1} />);
    expect(shown).toMatch(/7 \/9.*of 9 cells of Bastion, can be completed within a turn/);
  });
});
