import type { EventLine } from '@conclave/frame/event-parts.ts';
import { games } from '@conclave/games';
import { type Core, type GameEvent, moveText } from '@conclave/kernel';
import type { GameUi } from '@conclave/kit';
import { markupOf, people, playOut, propsFor } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';

const SEATS = people('Ada', 'Bo', 'Cy');

interface Words {
  readonly eventLine: (event: GameEvent, at: Core) => EventLine | null;
}

async function load(id: string) {
  const [game, { default: ui }, words] = await Promise.all([
    games[id]!.load(),
    import(`../../../games/${id}/ui/index.tsx`) as Promise<{ default: Partial<GameUi> }>,
    import(`../../../games/${id}/words/events.ts`) as Promise<Words>,
  ]);
  return { game, lookup: await ui.lookup!(), words };
}

describe.each(Object.keys(games))('what can be looked up in %s', (id) => {
  it('shows every thing that the log of a whole game names to those who look on', async () => {
    const { game, lookup, words } = await load(id);
    const seats = Math.max(2, game.seats.min);
    const shown = new Map<string, string>();
    playOut(game, { number: 3, seats }, (s, events) => {
      const props = propsFor(game, s, 'table', SEATS);
      for (const event of events) {
        const seen = game.eventFor(event, 'table');
        for (const part of (seen && words.eventLine(seen, s)?.parts) ?? []) {
          if (typeof part === 'string' || 'seat' in part || !part.thing) continue;
          const [kind, which] = part.thing;
          if (shown.has(`${kind} ${which}`)) continue;
          const Drawn = lookup.things[kind];
          expect(Drawn, `${moveText(event as never)}: nothing draws a ${kind}`).toBeDefined();
          shown.set(`${kind} ${which}`, Drawn ? markupOf(<Drawn which={which} table={props} />) : '');
        }
      }
    });
    expect(shown.size).toBeGreaterThan(5);
    for (const [thing, markup] of shown) {
      expect(markup.replace(/<[^>]+>/g, '').length, thing).toBeGreaterThan(5);
      expect(markup, thing).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('shows every thing that the rules name where there is no table', async () => {
    const { lookup } = await load(id);
    for (const [name, [kind, which]] of Object.entries(lookup.names)) {
      const Drawn = lookup.things[kind]!;
      expect(markupOf(<Drawn which={which} table={null} />).replace(/<[^>]+>/g, '')).toContain(name);
    }
  });

  it('has each sign once, with a name and a meaning', async () => {
    const { lookup } = await load(id);
    const ids = lookup.signs.map((sign) => sign.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, sign, name, means } of lookup.signs) {
      expect(markupOf(<b>{sign}</b>)).toContain(`data-sign="${id}"`);
      expect(`${name} ${means}`).toMatch(/^\S.+ .*[.]$/);
      expect(`${name} ${means}`).not.toContain('undefined');
    }
  });
});
