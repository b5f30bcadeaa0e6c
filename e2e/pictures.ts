// Makes the pictures of the README and the gallery anew: npm run with -- node e2e/pictures.ts [NAMES…]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Move as ApexMove, type State as ApexState, apex } from '@conclave/games/apex/index.ts';
import {
  type Move as DominationsMove,
  type State as DominationsState,
  dominations,
} from '@conclave/games/dominations/index.ts';
import {
  type Move as HegemonicMove,
  type State as HegemonicState,
  hegemonic,
} from '@conclave/games/hegemonic/index.ts';
import {
  type Move as HexpanseMove,
  type State as HexpanseState,
  hexpanse,
} from '@conclave/games/hexpanse/index.ts';
import { stardustImperium } from '@conclave/games/stardust-imperium/index.ts';
import type { Core } from '@conclave/kernel';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { isExpanding, movementOf } from './lib/apex.ts';
import { isPlacing } from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import { isActing } from './lib/hegemonic.ts';
import { isActingLate } from './lib/hexpanse.ts';
import { House } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import type { Person, PersonOptions } from './lib/person.ts';
import { amongStewards, type Fits, type Position } from './lib/position.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];
const QUALITY = 86;
const DESK = [1280, 880] as const;
const PHONE: PersonOptions = { size: [390, 800], touch: true };

/** Opens a table where a game has come to, with everybody there. */
async function open<S extends Core>(house: House, viewer: Person, position: Position<S>): Promise<void> {
  const others: Person[] = [];
  for (const name of NAMES.slice(1, position.seats)) others.push(await house.person(name));
  const path = await lay(house, position, viewer, ...others);
  for (const person of [...others, viewer]) {
    await person.goes(path);
    await person.prompt.waitFor();
  }
}

const isAgeTwo: Fits<ApexState, ApexMove> = (state, moves) =>
  state.age === 2 && state.round >= 3 && isExpanding(state, moves);
const isHegemonicMiddle: Fits<HegemonicState, HegemonicMove> = (state, moves) =>
  state.round >= 4 && isActing(state, moves);
const isHexpanseMiddle: Fits<HexpanseState, HexpanseMove> = (state, moves) =>
  state.round >= 5 && isActingLate(state, moves);
const isDominationsMiddle: Fits<DominationsState, DominationsMove> = (state, moves) =>
  state.age === 2 && state.round >= 4 && isPlacing(state, moves);

interface Picture {
  readonly name: string;
  readonly as?: PersonOptions;
  readonly show: (house: House, person: Person) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'home',
    as: { size: [1280, 730] },
    async show(_, person) {
      await person.goes('/');
      await person.region('Dominations').waitFor();
    },
  },
  {
    name: 'stardust-imperium',
    show: (house, person) =>
      open(
        house,
        person,
        amongStewards(
          stardustImperium,
          3,
          (state, moves) =>
            moves.some(([label]) => label === 'research') &&
            state.hands[0]!.length === 5 &&
            state.tableaus.every((tableau) => tableau.length >= 5),
        ),
      ),
  },
  {
    name: 'apex',
    async show(house, person) {
      const position = amongStewards(apex, 4, isAgeTwo);
      await open(house, person, position);
      const [, from, to] = movementOf(apex.moves(position.state, 0))!;
      await person.hits(sector(person, from));
      await person.hits(sector(person, to));
      await person.button('One ship fewer').waitFor();
    },
  },
  {
    name: 'hegemonic',
    show: (house, person) => open(house, person, amongStewards(hegemonic, 4, isHegemonicMiddle)),
  },
  {
    name: 'hexpanse',
    show: (house, person) => open(house, person, amongStewards(hexpanse, 4, isHexpanseMiddle)),
  },
  {
    name: 'dominations',
    as: { light: true },
    show: (house, person) => open(house, person, amongStewards(dominations, 3, isDominationsMiddle)),
  },
  {
    name: 'phone',
    as: PHONE,
    show: (house, person) => open(house, person, amongStewards(dominations, 2, isDominationsMiddle)),
  },
];

/** A picture of what the window shows, small enough to be kept with the code. */
async function keep({ context, page }: Person, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

process.env.CHROMIUM_PATH = await ensureChromium();
const wanted = process.argv.slice(2);
const house = await House.open({});
for (const { name, as = {}, show } of PICTURES.filter(
  (one) => wanted.length === 0 || wanted.includes(one.name),
)) {
  const person = await house.person(NAMES[0]!, { size: DESK, ...as });
  await show(house, person);
  await keep(person, name);
  console.log(name);
  const troubles = await house.goodbye();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
}
await house.close();
