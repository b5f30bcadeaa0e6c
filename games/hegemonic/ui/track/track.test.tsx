import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../data/tables.ts';
import { hegemonic as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { playEagerly } from '../../tests/eager.ts';
import { reveal } from '../../tests/rounds.ts';
import { table } from '../../tests/table.ts';
import { inRow, roundsLeft, turns } from '../../words/turn-order.ts';
import type { Props } from '../draft.ts';
import { RING, ringStep } from './phases.ts';
import { RevealRow } from './reveal.tsx';
import { Track } from './track.tsx';

const SEATS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name) => ({
  name,
  kind: 'human' as const,
  away: false,
}));

const until = (isThere: (s: State) => boolean, seats = 5): State => playEagerly(3, seats, (s) => isThere(s));

const show = (view: State): string =>
  renderToStaticMarkup(
    <Track
      table={{
        ...({ game, view, viewer: 'table', seats: SEATS, moves: [], play: () => undefined } as const),
        beat: null as Props['beat'],
        speed: 'off',
      }}
    />,
  );

const states = (view: State) => turns(view).map(({ seat, state }) => [seat, state]);

describe('the order of turns', () => {
  it('shows who has chosen in secret, and nothing of what', () => {
    const s = until((s) => game.asks(s)?.procedure === 'actionPhase' && game.waiting(s).length === 2);
    const waiting = game.waiting(s);
    for (const { seat, card, state } of turns(game.view(s, 'table'))) {
      expect(card).toBeNull();
      expect(state).toBe(waiting.includes(seat) ? 'secret' : 'chosen');
    }
  });

  it('holds up equal numbers until the Arbiter has said who starts (HG-ACT-03, HG-R-56)', () => {
    const players = { Ann: {}, Bob: {}, Cleo: {}, Dan: {}, Eve: {} };
    const t = table({ players });
    reveal(t, { A: 'assault', B: 'subvert', C: 'industrialize', D: 'subvert', E: 'politicize' });
    expect(states(t.s)).toEqual([
      [0, 'now'],
      [2, 'open'],
      [4, 'open'],
      [1, 'open'],
      [3, 'open'],
    ]);
    t.play('A endTurn');
    expect(states(t.s)[0]).toEqual([0, 'done']);
    t.play('A start 4');
    expect(states(t.s)).toEqual([
      [0, 'done'],
      [4, 'now'],
      [2, 'next'],
      [1, 'open'],
      [3, 'open'],
    ]);
    t.play('E endTurn', 'C endTurn', 'A start 3');
    expect(states(t.s).slice(3)).toEqual([
      [3, 'now'],
      [1, 'next'],
    ]);
  });

  it('holds up equal numbers beforehand in games of rules number 2 (HG-ACT-03, HG-R-56)', () => {
    const s = {
      ...until((s) => game.asks(s)?.step === 'chooseStart'),
      rules: 2,
      active: -1,
      arbiter: 0,
      chosen: ['industrialize', 'assault', 'politicize', 'martialize', 'discover'],
      queue: [1],
    } as State;
    const frame = { do: 'ordering', at: 'chooseStart', number: 2 };
    s.agenda = [...s.agenda.slice(0, -1), frame];
    expect(states(s)).toEqual([
      [1, 'next'],
      [0, 'open'],
      [2, 'open'],
      [3, 'open'],
      [4, 'next'],
    ]);
  });

  it('has everybody once, whose turn it is between those before and after', () => {
    playEagerly(5, 5, (s) => {
      const order = turns(s);
      if (order.length === 0) return;
      expect(order.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4]);
      const now = order.findIndex(({ state }) => state === 'now');
      if (now < 0) return;
      expect(order[now]!.seat).toBe(s.active);
      expect(order.slice(now + 1).map(({ seat }) => seat)).toEqual(s.queue);
    });
  });

  it('lays revealed cards in a row by number, from the Arbiter on', () => {
    const cards = ['subvert', 'assault', 'politicize', 'industrialize'] as const;
    expect(inRow(NEWEST, cards, 3)).toEqual([1, 3, 2, 0]);
    const row = renderToStaticMarkup(
      <RevealRow t={NEWEST} cards={cards} arbiter={3} seats={SEATS.slice(0, 4)} isTurned={true} />,
    );
    expect(row).toMatch(/Assault.*Industrialize.*Politicize.*Subvert/);
    const backs = (
      <RevealRow t={NEWEST} cards={cards} arbiter={3} seats={SEATS.slice(0, 4)} isTurned={false} />
    );
    expect(renderToStaticMarkup(backs)).not.toContain('Assault');
  });
});

describe('the track', () => {
  it('knows the step of the ring in every phase', () => {
    playEagerly(7, 3, (s) => {
      expect(s.phase === 'setup' ? -1 : RING[ringStep(s)]!.phase).toBe(s.phase === 'setup' ? -1 : s.phase);
    });
  });

  it('promises no fewer rounds than there will be', () => {
    const promised: [round: number, left: number][] = [];
    const end = playEagerly(11, 4, (s) => {
      if (s.round > 0 && s.outcome === null) promised.push([s.round, roundsLeft(s)]);
    });
    for (const [round, left] of promised) expect(round + left).toBeGreaterThanOrEqual(end.round);
    expect(promised.at(-1)).toEqual([end.round, 0]);
  });

  it('says round, phase, tiles left and the order with its numbers', () => {
    const s = until((s) => s.round === 2 && s.active >= 0 && s.phase === 'action');
    const text = show(s)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    expect(text).toContain('Round 2 Action phase 1 of 3');
    expect(text).toContain(`${s.stack.length} tiles in the stack`);
    expect(text).toMatch(/number \d, under way/);
  });
});
