import { OMENS } from '../../data/omens.ts';
import { monumentName, nationName } from '../names.ts';
import { domain, type Sentences, tile } from './sentences.ts';

const omen = (n: unknown): string => OMENS[n as number]?.name ?? 'an Omen';

/** Cards dealt, tiles, Cities and Monuments. */
export const LAND_REFUSALS: Sentences = {
  'monument-not-dealt': (p) =>
    `Keep ${monumentName(Number(p.one))} or ${monumentName(Number(p.other))}: those Monuments were dealt to you.`,
  'objective-not-dealt': (p) =>
    `Keep the ${nationName(Number(p.one))} or the ${nationName(Number(p.other))} as well: those objective cards were dealt to you.`,
  'no-such-tiles': () => 'Name tiles of your hand.',

  'not-in-hand': (p) => `${tile(p.tile)} is not in your hand.`,
  'two-tiles': () => 'Name two different tiles of your hand.',
  'no-such-rotation': () => 'A tile can lie in three ways: 0, 1 or 2.',
  'no-such-cell': () => 'There is no such place on the map.',
  'not-beside': () => 'A tile must share an edge with the Cradle or another tile; a corner is not enough.',
  'cell-taken': () => 'Something lies there already.',

  'not-drawn': (p) => `You have drawn ${omen(p.one)} and ${omen(p.other)}: choose one of them.`,

  'no-tile': () => 'No tile lies there.',
  'no-city': () => 'No City stands there.',
  'not-your-city': () => 'That City is another player’s.',
  'own-city-there': () => 'You have a City there; it can only be raised.',
  'camp-taken': () => 'That Camp has a City or a Monument.',
  'top-level': () => 'That City has reached its highest level.',
  'no-counter': (p) => `All ${p.counters} of your counters of level ${p.level} are on the map.`,
  'only-patronage-left': () =>
    'You have used your Build action. What is left is that of Patronage, for a Monument level.',
  'no-patronage': () => 'Patronage is not in your Tree.',
  'patronage-used': (p) =>
    `You have used Patronage ${p.n === 1 ? 'once' : 'twice'} in this Age; that is all.`,
  'no-such-monument': () => 'That Monument is not in play.',
  'monument-complete': () => 'That Monument is complete.',
  'no-free-camp': () => 'There is no free Camp on which the Monument could stand.',
  'cannot-pay-level': (p) =>
    `This level costs ${p.total}, at most ${p.each} of it ${domain(p.primary)} and at most ${p.each} ${domain(p.secondary)}. You have ${p.first} and ${p.second}: ${p.missing} too few.`,
  'level-fits-nowhere': () =>
    'Its card fits nowhere in your Tree: on every side where cards touch, the colours must be the same.',
  'wrong-payment': (p) =>
    `Pay ${p.total} in all, at most ${p.each} of either Domain, and no more than you have.`,
};
