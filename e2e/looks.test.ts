import { apex, type Move, type State } from '@conclave/games/apex/index.ts';
import {
  type Move as DominationsMove,
  type State as DominationsState,
  dominations as dominationsRules,
} from '@conclave/games/dominations/index.ts';
import {
  type Move as HegemonicMove,
  type State as HegemonicState,
  hegemonic as rules,
} from '@conclave/games/hegemonic/index.ts';
import {
  type Move as HexpanseMove,
  type State as HexpanseState,
  hexpanse as hexpanseRules,
} from '@conclave/games/hexpanse/index.ts';
import type { Core, Options } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { findApex, isChoosingLate, isExpanding, movementOf } from './lib/apex.ts';
import * as dominations from './lib/dominations.ts';
import { sector } from './lib/galaxy.ts';
import * as hegemonic from './lib/hegemonic.ts';
import * as hexpanse from './lib/hexpanse.ts';
import { type House, useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { hindrances, lasting, overflow, slack, smallTargets, smallTexts } from './lib/looks.ts';
import { type Person, shots } from './lib/person.ts';
import { type Fits, find, isHalfway, isOver, type Position } from './lib/position.ts';

const PHONE = [360, 740] as const;
const SIZES = [PHONE, [768, 1024], [1280, 800], [1920, 1080]] as const;
const THEMES = ['dark', 'light'] as const;
/** Both ways to lay a page out, and both themes; the other sizes only differ in room. */
const SCANNED: { readonly [width: number]: (typeof THEMES)[number] } = { 360: 'dark', 1280: 'light' };
const LEAST_TEXT = 12;
const LEAST_TARGET = 44;

const isHomeAsked: Fits<State, Move> = (_, moves) => moves.some(([label]) => label === 'slot');
const isAtWar: Fits<State, Move> = (_, moves) => moves.some(([label]) => label === 'battle');

const isBeginning: Fits = (state, moves) =>
  state.round === 1 && moves.some(([label]) => label === 'research');

const at = (path: string) => async (_: House, person: Person) => {
  await person.goes(path);
  await person.page.getByRole('heading', { level: 1 }).waitFor();
};
const laid = (position: () => Position<Core>) => async (house: House, person: Person) => {
  await person.goes(await lay(house, position(), person));
  await person.prompt.waitFor();
};
const table = (seats: number, fits: Fits) => laid(() => find(seats, fits));
const galaxy = (fits: Fits<State, Move>, options: Options = {}) => laid(() => findApex(6, fits, options));

/** Every kind of page there is, and how one comes to it. */
const PAGES: readonly (readonly [name: string, open: (house: House, person: Person) => Promise<void>])[] = [
  ['home', at('/')],
  [
    'home with tables',
    async (house, person) => {
      for (const fits of [isHalfway, isBeginning, isOver, isOver]) await lay(house, find(4, fits), person);
      await at('/')(house, person);
      await person.region('Finished games').waitFor();
    },
  ],
  ['create', at('/create/stardust-imperium')],
  ['join', at('/join')],
  ['about', at('/about')],
  ['rules', at('/rules/stardust-imperium')],
  ['rules of APEX', at('/rules/apex')],
  ['open a record', at('/replay')],
  ['nowhere', at('/nowhere')],
  [
    'waiting room',
    async (house, person) => {
      await at('/create/stardust-imperium')(house, person);
      await person.presses('Create the table');
      await person.sees('One seat is open.');
    },
  ],
  [
    'waiting room of six',
    async (house, person) => {
      await at('/create/apex')(house, person);
      await person.page.getByRole('group', { name: 'Players' }).getByText('6').click();
      await person.presses('Create the table');
      await person.sees('5 seats are open.');
    },
  ],
  ['table at the beginning', table(2, isBeginning)],
  ['table in the middle', table(4, isHalfway)],
  [
    'table with a sale under way',
    async (house, person) => {
      await table(2, isBeginning)(house, person);
      await person.hits(person.region('Hand').locator('[data-mark="open"]').nth(1));
      await person.prompt.getByText('press lit cards to sell').waitFor();
    },
  ],
  [
    'hand-over screen',
    async (house, person) => {
      await at('/create/stardust-imperium')(house, person);
      await person.page.getByRole('group', { name: 'Who sits in seat 2' }).getByText('Here').click();
      await person.page.getByLabel('Name of the person in seat 2').fill('Bea');
      await person.presses('Start the game');
      await person.sees('Hand the device to');
    },
  ],
  ['end of a game', table(4, isOver)],
  [
    'replay',
    async (house, person) => {
      await table(4, isOver)(house, person);
      await person.presses('Watch the replay');
      await person.presses('To the end');
    },
  ],
];

/** The same for the game with the big board and six seats. */
const APEX_PAGES: typeof PAGES = [
  [
    'APEX, create for six',
    async (house, person) => {
      await at('/create/apex')(house, person);
      await person.page.getByRole('group', { name: 'Players' }).getByText('6').click();
    },
  ],
  ['APEX, a home is chosen', galaxy(isHomeAsked, { setupMode: 'draft' })],
  ['APEX, a secret choice', galaxy(isChoosingLate)],
  ['APEX, at war', galaxy(isAtWar, { exploration: 'on' })],
  [
    'APEX, ships about to move',
    async (house, person) => {
      const position = findApex(6, isExpanding);
      await laid(() => position)(house, person);
      const [, from, to] = movementOf(apex.moves(position.state, 0))!;
      await person.hits(sector(person, from));
      await person.hits(sector(person, to));
      await person.button('One ship fewer').waitFor();
    },
  ],
  ['APEX, end of a game', galaxy(isOver)],
  [
    'APEX, replay',
    async (house, person) => {
      await galaxy(isOver)(house, person);
      await person.presses('Watch the replay');
      await person.presses('To the end');
    },
  ],
];

const houses = (fits: Fits<HegemonicState, HegemonicMove>, options: Options = {}) =>
  laid(() => hegemonic.findHegemonic(6, fits, options));

/** And for the heaviest one. */
const HEGEMONIC_PAGES: typeof PAGES = [
  ['rules of Hegemonic', at('/rules/hegemonic')],
  ['Hegemonic, a home is placed', houses(hegemonic.isHomeAsked, { homes: 'chosen', wildHomes: 'on' })],
  ['Hegemonic, a tile is placed', houses(hegemonic.isTileAsked)],
  ['Hegemonic, a secret choice', houses(hegemonic.isChoosingLate, { leaders: 'dealt' })],
  ['Hegemonic, an action turn', houses(hegemonic.isBuilding)],
  [
    'Hegemonic, an attack about to be declared',
    async (house, person) => {
      const position = hegemonic.findHegemonic(6, hegemonic.isAttacking);
      await laid(() => position)(house, person);
      const [, pattern, , target] = hegemonic.attackOf(rules.moves(position.state, 0))!;
      await person.hits(person.prompt.getByRole('button', { name: new RegExp(`^${pattern}: `, 'i') }));
      if ((await person.page.getByLabel(/^Preview: /).count()) === 0)
        await person.hits(sector(person, target));
      await person.page.getByLabel(/^Preview: /).waitFor();
    },
  ],
  ['Hegemonic, a conflict', houses(hegemonic.isCommitting)],
  ['Hegemonic, end of a game', houses(isOver)],
  [
    'Hegemonic, replay',
    async (house, person) => {
      await houses(isOver)(house, person);
      await person.presses('Watch the replay');
      await person.presses('To the end');
    },
  ],
];

const planet = (fits: Fits<HexpanseState, HexpanseMove>, options: Options = {}) =>
  laid(() => hexpanse.findHexpanse(4, fits, options));

/** And for the one on a planet. */
const HEXPANSE_PAGES: typeof PAGES = [
  ['rules of Hexpanse', at('/rules/hexpanse')],
  ['Hexpanse, a faction is chosen', planet(hexpanse.isFactionAsked)],
  [
    'Hexpanse, a pattern about to be placed',
    async (house, person) => {
      const position = hexpanse.findHexpanse(4, hexpanse.isLaying, { mode: 'sailor' });
      const play = hexpanse.layingOf(hexpanseRules.moves(position.state, 0), 'P')!;
      await laid(() => position)(house, person);
      await hexpanse.choosesOption(person, play);
      const [anchor] = [...hexpanse.anchorsOf(position, play).keys()];
      await person.hits(sector(person, anchor!));
      await hexpanse.confirmOf(person).waitFor();
    },
  ],
  ['Hexpanse, an exchange', planet(hexpanse.isExchanging)],
  ['Hexpanse, the market', planet(hexpanse.isBuying)],
  ['Hexpanse, end of a game', planet(isOver)],
  [
    'Hexpanse, replay',
    async (house, person) => {
      await planet(isOver)(house, person);
      await person.presses('Watch the replay');
      await person.presses('To the end');
    },
  ],
];

const civilization = (fits: Fits<DominationsState, DominationsMove>, options: Options = {}) =>
  laid(() => dominations.findDominations(4, fits, options));

/** In the page: what goes away by itself after a while stays. */
const holdLongTimers = () => {
  const { setTimeout } = window;
  const held = (act: () => void, ms?: number) => (ms! >= 5000 ? 0 : setTimeout(act, ms));
  Object.assign(window, { setTimeout: held });
};

/** And for the one that grows. */
const DOMINATIONS_PAGES: typeof PAGES = [
  ['rules of Dominations', at('/rules/dominations')],
  ['Dominations, the draft', civilization(dominations.isKeepingFirst, { goals: 'objectives' })],
  [
    'Dominations, a tile about to be placed',
    async (house, person) => {
      const position = dominations.findDominations(4, dominations.isPlacingOpenly);
      await laid(() => position)(house, person);
      await dominations.aims(person, dominations.openPlacement(position.state)!);
    },
  ],
  [
    'Dominations, the catalogue',
    async (house, person) => {
      const position = dominations.findDominations(4, dominations.isGaining);
      const gain = dominations.gainOf(position.state, dominationsRules.moves(position.state, 0))!;
      await laid(() => position)(house, person);
      await dominations.takes(person, gain);
      await person.button(/^Gain for/).waitFor();
    },
  ],
  [
    'Dominations, my Tree',
    async (house, person) => {
      const position = dominations.findDominations(4, dominations.isGaining);
      const gain = dominations.gainOf(position.state, dominationsRules.moves(position.state, 0))!;
      await laid(() => position)(house, person);
      await dominations.takes(person, gain);
      await person.presses(/^Gain for/);
      await person.hits(dominations.openingAt(person, gain));
      await person.button('Gain it').waitFor();
    },
  ],
  [
    'Dominations, the rack of the Hegemon',
    async (house, person) => {
      await civilization(dominations.isPlacingLast)(house, person);
      await person.presses(/^Hegemon/);
      await person.page.getByRole('dialog', { name: 'Who would take what' }).waitFor();
    },
  ],
  [
    'Dominations, end of an Age',
    async (house, person) => {
      await civilization(dominations.isAgeEnding)(house, person);
      await dominations.ends(person, 'Develop');
      await person.page.getByRole('complementary', { name: /^The end of Age/ }).waitFor();
    },
  ],
  [
    'Dominations, an Omen',
    async (house, person) => {
      const position = dominations.findDominations(4, dominations.isOmenComing);
      await person.page.addInitScript(holdLongTimers);
      await laid(() => position)(house, person);
      await dominations.aims(person, dominations.omenPlacement(position.state)!);
      await person.presses('Place it');
      await person.button('Close the Omen').waitFor();
    },
  ],
  ['Dominations, end of a game', civilization(isOver)],
  [
    'Dominations, replay',
    async (house, person) => {
      await civilization(isOver)(house, person);
      await person.presses('Watch the replay');
      await person.presses('To the end');
    },
  ],
];

const ALL_PAGES = [...PAGES, ...APEX_PAGES, ...HEGEMONIC_PAGES, ...HEXPANSE_PAGES, ...DOMINATIONS_PAGES];

describe('every page, on every screen, in dark and light', () => {
  const house = useHouse();

  it.each(ALL_PAGES)('%s', async (name, open) => {
    const ann = await house.current.person('Wilhelmina of Overwater', { size: PHONE, touch: true });
    const { page } = ann;
    await open(house.current, ann);
    const fills = (await page.locator('.table:not(.replay)').count()) > 0;
    const faults: string[] = [];
    const note = (where: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      note(`${width}`, await lasting(() => overflow(page)));
      if (fills && (await slack(page)) > 0) note(`${width}`, [`can be scrolled by ${await slack(page)} px`]);
      note(`${width}`, await lasting(() => smallTexts(page, LEAST_TEXT)));
      if (width === PHONE[0]) note(`${width}`, await lasting(() => smallTargets(page, LEAST_TARGET)));
      for (const theme of shots ? THEMES : THEMES.filter((one) => SCANNED[width] === one)) {
        await page.emulateMedia({ colorScheme: theme });
        if (SCANNED[width] === theme) note(`${width} ${theme}`, await hindrances(page));
        await ann.shot(`${name} ${width} ${theme}`, !fills);
      }
    }
    expect(faults).toEqual([]);
  });
});
