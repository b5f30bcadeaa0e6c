// How fast late tables are in a browser: npm run bench -- page [GAMES…]
import type { Core } from '@conclave/kernel';
import { median, quantile } from '@conclave/lab';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { House } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Position } from './lib/position.ts';
import { keepTime, type Opened, opened } from './lib/speed/clock.ts';
import { pressTimes } from './lib/speed/presses.ts';
import { STAGES, whenPlayed } from './lib/stages.ts';

const ROUNDS = 3;
const PRESSES = 30;
/** How long a slowed page may take for what is waited for, in milliseconds. */
const PATIENCE = 60_000;

/** How many times slower the processor is made, and what is to be reached then, in milliseconds. */
interface Speed {
  readonly slower: 1 | 4;
  readonly drawn: number;
  readonly playable: number;
  readonly press: number;
  readonly slowest: number;
}
const SPEEDS: readonly Speed[] = [
  { slower: 1, drawn: 300, playable: 800, press: 30, slowest: 60 },
  { slower: 4, drawn: 300, playable: 3000, press: 100, slowest: 200 },
];

/** A late table as somebody opens it who was never here, and presses that follow; prints what it took. */
async function measure(house: House, name: string, position: Position<Core>, speed: Speed): Promise<void> {
  const openings: Opened[] = [];
  const presses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const person = await house.person('Ada', { log: false });
    const { page, context } = person;
    context.setDefaultTimeout(PATIENCE);
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: speed.slower });
    await page.addInitScript(keepTime);
    await person.goes(await lay(house, position, person));
    openings.push(await page.evaluate(opened));
    presses.push(...(await pressTimes(page, PRESSES / ROUNDS)));
    await person.leave();
  }
  const told = (what: string, value: number, most: number) =>
    `${what} ${Math.round(value)} ms ${value <= most ? '✓' : `✗ (≤ ${most})`}`;
  const texts = [
    told('drawn', median(openings.map((one) => one.drawn)), speed.drawn),
    told('playable', median(openings.map((one) => one.playable)), speed.playable),
    told('press to paint', median(presses), speed.press),
    told('95 %', quantile(Float64Array.from(presses).sort(), 0.95), speed.slowest),
  ];
  console.log(`${name}, ${speed.slower}×: ${texts.join(', ')}`);
}

const wanted = process.argv.slice(2);
const games = wanted.length > 0 ? wanted : [...new Set(STAGES.map(({ game }) => game))];
process.env.CHROMIUM_PATH = await ensureChromium();
const house = await House.open({});
for (const { game, position } of whenPlayed(games.map((id) => `${id}-late`)))
  for (const speed of SPEEDS) await measure(house, game, position, speed);
await house.close();
