import { type Bot, bots as house } from '@conclave/bots';

export { games } from '@conclave/games';

/** How long the bot thinks that ponders. */
const PONDERS_MS = 3000;

/** Does for seconds what the steward does. */
const ponders: Bot = {
  id: 'ponders',
  msAtMost: PONDERS_MS,
  choose(...turn) {
    const end = performance.now() + PONDERS_MS;
    let move = house.steward!.choose(...turn);
    while (performance.now() < end) move = house.steward!.choose(...turn);
    return move;
  },
};

export const bots: Readonly<Record<string, Bot>> = { ...house, ponders };
