import { games } from '@conclave/games';
import { type GameEvent, pick, seeded, seedOf } from '@conclave/kernel';
import type { GameUi } from '@conclave/kit';
import { describe, expect, it } from 'vitest';
import { KIND_OF } from './kinds.ts';
import { heardOf } from './order.ts';

const soundsOf = async (game: string): Promise<NonNullable<GameUi['sounds']>> =>
  (await import(`../../../games/${game}/ui/sounds.ts`)).sounds;

describe.each(Object.keys(games))('%s', (id) => {
  it('says of each event that comes up what it sounds like, by a sound that there is', async () => {
    const game = await games[id]!.load();
    const sounds = await soundsOf(id);
    const rng = seeded(seedOf(4));
    const s = game.setup(seedOf(4), game.seats.max);
    const heard = new Set<string>();
    for (let n = 0; n < 150 && s.outcome === null; n++) {
      const seat = game.waiting(s)[0]!;
      for (const [name] of game.apply(s, seat, pick(rng, game.moves(s, seat)))) {
        expect(Object.keys(sounds)).toContain(name);
        heard.add(sounds[name] ?? '');
      }
    }
    expect(heard.size).toBeGreaterThan(2);
    for (const sound of Object.values(sounds)) expect(sound === null || KIND_OF[sound]).toBeTruthy();
  });
});

describe('what is heard of a beat', () => {
  const sounds = {
    went: 'move',
    stood: 'build',
    fought: 'battle',
    fell: 'fall',
    counted: 'score',
    waited: null,
  } as const;
  const heard = (...names: readonly (keyof typeof sounds)[]) =>
    heardOf(
      names.map((name): GameEvent => [name]),
      sounds,
    );

  it('comes in the order in which it happened, each sound once', () => {
    expect(heard('fought', 'fell', 'waited', 'fell', 'fought')).toEqual(['battle', 'fall']);
  });

  it('is what weighs most, where there is too much', () => {
    expect(heard('went', 'stood', 'fought', 'fell', 'counted')).toEqual(['battle', 'fall', 'score']);
  });

  it('is a piece that is set down, where a game has no sounds', () => {
    expect(heardOf([['anything'], ['more']], undefined)).toEqual(['move']);
    expect(heardOf([], undefined)).toEqual([]);
  });
});
