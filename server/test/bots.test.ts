import { bots } from '@conclave/bots';
import { expect, it } from 'vitest';
import type { Sitting } from '../src/table/entry.ts';
import { seatBot } from '../src/table/lobby.ts';

const MOST_SEATS = 6;

it('bots have names of their own at every table, and a manner', () => {
  for (const bot of Object.values(bots)) {
    const seats: Sitting[] = [];
    while (seats.length < MOST_SEATS) seats.push(seatBot(bot, seats));
    const names = seats.map((seat) => (seat.kind === 'bot' ? seat.name : ''));
    expect(new Set(names).size).toBe(MOST_SEATS);
    expect(bot.manner).toMatch(/^[A-Z][^.]+\.$/);
  }
});

it('a bot does not take the name of a person, nor one that looks like it', () => {
  const person: Sitting = { kind: 'human', guest: 'g', name: 'VESPER' };
  expect(seatBot(bots.steward!, [person]).name).toBe('Oriel');
});
