import { markupOf, people, propsFor, textOf } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { KIND, MASTERY, type MasteryKey } from '../../data/mastery.ts';
import { dominations as game } from '../../index.ts';
import { table } from '../../tests/table.ts';
import { useDraft } from '../draft.ts';
import { useTurnTo } from '../tree/shown.ts';
import { Catalogue } from './catalogue.tsx';
import { Detail } from './detail.tsx';
import { standingText } from './entry.tsx';
import { FILTERS, standingOf } from './standing.ts';

const SEATS = people('Ada', 'Bo');

const { s } = table({
  players: {
    A: { knowledge: { CRA: 3, ART: 5, SCI: 6 }, tree: ['livestock', 'counting+', 'herbalism', 'medicine'] },
    B: { tree: ['livestock'] },
  },
  turn: ['A', 'develop'],
});
const of = (key: MasteryKey) => standingOf(s, 0, KIND[key]);

describe('how a card stands', () => {
  it('can be paid, or lacks Knowledge', () => {
    expect(of('fishing')).toMatchObject({ side: 0, cost: 3, isAffordable: true, lack: null });
    expect(of('weaving').lack).toBe('3 Craftsmanship short');
    expect(of('mythology').lack).toBe('6 Religion short');
  });

  it('needs another card (DM-DEV-04)', () => {
    expect(of('engineering').lack).toBe('needs Metallurgy');
    expect(of('alchemy').lack).toBe('needs Cartography');
    expect(of('astronomy')).toMatchObject({ lack: '3 Science short', isOpen: true });
  });

  it('lies in the Tree, to be turned or Advanced already', () => {
    expect(of('counting')).toMatchObject({ side: 2, lack: 'Advanced already' });
    expect(of('herbalism')).toMatchObject({ side: 1, lack: null });
    expect(of('livestock')).toMatchObject({ side: 1, copies: expect.not.arrayContaining([4]) });
  });

  it('agrees with the moves on offer', () => {
    const open = new Set(
      game.moves(s, 0).flatMap((move) => (move[0] === 'gain' || move[0] === 'advance' ? [move[1]] : [])),
    );
    for (const kind of MASTERY.keys())
      expect([kind, standingOf(s, 0, kind).lack === null]).toEqual([kind, open.has(kind)]);
  });

  it('is free to who assimilates, and agrees with the moves on offer there too (DM-INF-05, DM-INF-06)', () => {
    const t = table({
      players: {
        A: { influence: 4, tree: ['fishing', 'music'] },
        B: { tree: ['fishing+', 'relics', 'markets+'] },
      },
    });
    expect(t.asked).toBe('A assimilation.choose');
    const open = new Set(
      game.moves(t.s, 0).flatMap(([label, kind]) => (label === 'pass' ? [] : [kind as number])),
    );
    const standings = [...MASTERY.keys()].map((kind) => standingOf(t.s, 0, kind));
    expect(new Set(standings.filter(({ lack }) => lack === null).map(({ kind }) => kind))).toEqual(open);
    expect(standings[KIND.music]!.lack).toBe('nobody else has it Advanced');
    expect(standings[KIND.barter]).toMatchObject({ cost: 0, lack: 'in no other Tree' });
    expect(standingText(standings[KIND.relics]!)).toMatch(/^is free of cost.*can be had now$/);
    expect(standingOf(t.s, 1, KIND.music)).toMatchObject({ cost: 3, isFree: false });
  });

  it('is in one group, whatever is missing, and in the own Tree besides', () => {
    const groups = ['now', 'dear', 'needs', 'shut'] as const;
    for (const kind of MASTERY.keys()) {
      const standing = standingOf(s, 0, kind);
      const found = groups.filter((group) => FILTERS[group].shows(standing));
      expect([kind, found]).toEqual([kind, standing.side === 2 ? [] : [found[0]]]);
      expect(FILTERS.mine.shows(standing)).toBe(standing.side > 0);
    }
    expect(FILTERS.dear.shows(of('weaving'))).toBe(true);
    expect(FILTERS.needs.shows(of('engineering'))).toBe(true);
    expect(FILTERS.dear.shows(of('engineering'))).toBe(false);
  });
});

describe('the catalogue', () => {
  const props = propsFor(game, s, 0, SEATS);

  it('lies open in Develop with what can be paid', () => {
    const markup = markupOf(<Catalogue table={props} />);
    expect(markup).toContain('What you can gain or turn now.');
    expect(markup).toContain('Fishing, value 3: costs 3 Craftsmanship, 4 copies left, can be paid now');
    expect(markup).not.toContain('Engineering');
  });

  it('shows all 72 cards to who looks them up, each with what it costs and what it needs', () => {
    const looking = { ...props, moves: [] };
    const Turned = () => {
      useTurnTo()('cards', looking.moves, useDraft(looking).picks);
      return <Catalogue table={looking} />;
    };
    const markup = markupOf(<Turned />);
    for (const { name } of MASTERY) expect(markup).toContain(name);
    expect(markup).toContain('Fishing, value 3: costs 3 Craftsmanship, 4 copies left, can be paid now');
    expect(markup).toContain('Engineering, value 9: costs 9 Craftsmanship, 4 copies left; needs Metallurgy');
    expect(markup).toContain('<span class="dm-entry-lack k-note">needs Metallurgy</span>');
  });

  it('names those that a first game leaves out in one line, which leads to them', () => {
    const first = { ...props, view: { ...s, firstGame: true }, moves: [] };
    const Turned = () => {
      useTurnTo()('cards', first.moves, useDraft(first).picks);
      return <Catalogue table={first} />;
    };
    const markup = markupOf(<Turned />);
    expect(markup).toContain('24 more cards, of value 9, are not in a first game');
    expect(markup).toContain('Fishing');
    expect(markup).not.toContain('Engineering');
    const engineering = standingOf(first.view, 0, KIND.engineering);
    expect(FILTERS.all.shows(engineering)).toBe(false);
    expect(FILTERS.shut.shows(engineering)).toBe(true);
  });

  it('tells all about a card', () => {
    const text = textOf(<Detail table={props} seat={0} of={of('medicine')} close={() => undefined} />);
    expect(text).toContain('Turn Advanced for');
    expect(text).toContain('Astronomy needs it.');
    const owned = textOf(<Detail table={props} seat={0} of={of('livestock')} close={() => undefined} />);
    expect(owned).toMatch(/Ada\s*Basic.*Bo\s*Basic/);
  });
});
