import { plainText } from '@conclave/frame/event-parts.ts';
import { people } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { at, cardOf, type Given, position } from '../../tests/position.ts';
import { picked, turned } from '../choosing.ts';
import { type Chosen, draftOf, NOTHING, type Table } from '../drafting.ts';
import { pressed } from '../pressing.ts';
import { confirmLabel, deeds } from './deeds.ts';
import { changes, warnings, winText } from './outlook.ts';
import { standing } from './words.tsx';

const SEATS = people('Ada', 'Bo', 'Cy');
const NAMES = SEATS.map(({ name }) => name);

const tableOf = (s: State): Table => {
  const view = game.view(s, 0);
  return { game, view, seat: 0, moves: game.moves(view, 0) };
};

/** A draft put together by picks and presses: `'action=deploy'`, `'card=C12'`, `'2,-1'`, `'turn'`. */
function drafted(given: Given, ...steps: readonly string[]) {
  const s = position(given);
  const table = tableOf(s);
  let chosen: Chosen = NOTHING;
  for (const step of steps) {
    const [name, value = ''] = step.split('=');
    const number = /^\d+$/.test(value) ? Number(value) : /^[AC]\d+$/.test(value) ? cardOf(value) : value;
    if (step === 'turn') chosen = turned(table, chosen, 1);
    else if (step.includes('=')) chosen = picked(table, chosen, name as 'action', number);
    else {
      const next = pressed(table, chosen, draftOf(table, chosen), at(s, step));
      if (next === null || next === 'confirm') throw new Error(`${step}: ${next}`);
      chosen = next;
    }
  }
  const draft = draftOf(table, chosen);
  const { view } = table;
  return {
    s,
    draft,
    says: plainText(
      deeds(draft, 0, (one, territory) => standing(one, SEATS, 0, territory)),
      NAMES,
    ).trim(),
    changes: changes(view, draft.outlook, 0, SEATS),
    warnings: warnings(draft, view, 0, SEATS),
  };
}

describe('what is about to be done', () => {
  it('is said in one sentence, with what it changes', () => {
    const { says, draft, changes } = drafted({ players: { X: {}, Y: {} } }, '3,0');
    expect(says).toBe('Place a normal unit at F9.');
    expect(confirmLabel(draft, 0)).toBe('Place it');
    expect(changes).toEqual(['Hammer 0 → 1 of 9', 'hexilum 0 → 1', 'reserve 12 → 11']);
  });

  it('names both sides of an attack', () => {
    const given = { players: { X: {}, Y: {} }, board: { '0,0': 'X', '1,0': 'Y' } };
    const { says, changes } = drafted(given, 'action=attack');
    expect(says).toBe('Attack Bo’s normal unit at F7 from F6.');
    expect(changes).toEqual([
      'Hammer 1 → 0 of 9',
      'Bo’s Hammer 1 → 0 of 9',
      'Recovery Ship 0 → 1',
      'Bo’s Recovery Ship 0 → 1',
    ]);
  });

  it('tells first how formations come nearer', () => {
    const given: Given = {
      players: { X: {}, Y: {} },
      common: 'P07',
      board: { '0,0': 'X', '1,0': 'X', '2,0': 'Y' },
    };
    expect(drafted(given, '1,1').changes[0]).toBe('Bastion 2 → 3 of 9');
    expect(drafted(given, 'action=attack').changes).toContain('Bo’s Bastion 1 → 0 of 9');
  });

  it('holds a card, its pattern and what is placed together', () => {
    const given = { players: { X: { cards: 'A17 C5' }, Y: {} } };
    const { draft, s } = drafted(given, 'action=play', 'option=1', '0,0');
    expect(draft.complete).toEqual([
      ['play', cardOf('A17'), 1],
      ['orient', at(s, '0,0'), 0],
      ['put', at(s, '0,0'), 'normal'],
      ['put', at(s, '1,0'), 'normal'],
    ]);
  });

  it('warns of own units under attacks that must be made (HX-G-07)', () => {
    const given = {
      players: { X: { cards: 'C12' }, Y: {} },
      board: { '1,0': 'X', '-1,0': 'X', '1,-1': 'Y' },
    };
    const even = drafted(given, 'action=deploy', '0,0');
    expect(even.warnings).toEqual(['The attack also destroys 1 unit of your own side.']);
    expect(drafted(given, 'action=deploy', '0,0', 'turn').draft.pattern?.outcome.ownLosses).toBe(1);
  });

  it('warns of the own warlord under an attack that kills it (HX-G-23)', () => {
    const given = { players: { X: { cards: 'C15', warlord: '1,0', life: 1 }, Y: {} } };
    const free = drafted(given, 'action=deploy', '0,0');
    expect(free.warnings).toEqual([]);
    const { k, turns } = free.draft.pattern!;
    const turnsTo0 = Array.from({ length: (turns.length - turns.indexOf(k)) % turns.length }, () => 'turn');
    const deadly = drafted(given, 'action=deploy', '0,0', ...turnsTo0);
    expect(deadly.warnings).toEqual(['The attack kills your own warlord.', 'An enemy wins by this.']);
  });

  it('warns of the last life that can be spent (HX-ACT-13)', () => {
    const given = { players: { X: { faction: 'UT', life: 2 }, Y: {} } } as const;
    const { warnings, changes } = drafted(given, 'action=ability');
    expect(warnings).toEqual([
      'Your warlord is left with 1 life: it can then only heal, and one attack kills it.',
    ]);
    expect(changes).toContain('hexilum 0 → 2');
  });

  it('warns of a unit moved into its owner’s formation (HX-G-11)', () => {
    const given = {
      players: { X: { faction: 'IN' }, Y: {} },
      common: 'P07',
      board: { '0,0': 'Y', '0,1': 'Y', '1,0': 'Y', '-3,1': 'Y' },
    } as const;
    const { warnings, says } = drafted(given, 'action=ability', '-3,1', '1,1');
    expect(says).toContain('Move Bo’s normal unit at G3 to G7.');
    expect(warnings).toEqual(['Bo would then hold 4 of 9 cells of Bastion.']);
  });

  it('says when it wins', () => {
    const given: Given = {
      players: { X: {}, Y: { life: 1, warlord: '1,0' } },
      board: { '0,0': 'X' },
    };
    const { draft, warnings } = drafted(given, 'action=attack');
    expect(winText(draft, 0)).toBe('You win. Only one side has a warlord left.');
    expect(warnings).toEqual([]);
  });
});
