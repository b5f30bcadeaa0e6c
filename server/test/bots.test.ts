import { bots } from '@conclave/bots';
import { expect, it } from 'vitest';
import type { Sitting } from '../src/table/entry.ts';
import { chosenBot, seatBot } from '../src/table/lobby.ts';

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

it('the steward sits down where nobody says which bot, and where there is none, the strongest', () => {
  const { random, novice } = bots;
  expect(chosenBot(Object.values(bots), undefined).id).toBe('steward');
  expect(chosenBot([random!, novice!], undefined).id).toBe('novice');
  expect(() => chosenBot([random!], 'steward')).toThrow();
});

it('a bot does not take the name of a person, nor one that looks like it', () => {
  const person: Sitting = { kind: 'human', guest: 'g', name: 'VESPER' };
  expect(seatBot(bots.steward!, [person]).name).toBe('Oriel');
});
