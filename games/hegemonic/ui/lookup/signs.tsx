import { capital } from '@conclave/frame/words.ts';
import type { SignMeaning } from '@conclave/kit';
import { ACTION_CARDS } from '../../data/cards.ts';
import { HOUSES } from '../../data/houses.ts';
import { FACTIONS } from '../../data/tiles.ts';
import { TYPES } from '../../data/tracks.ts';
import { BASE_TEXT, CARD_TEXT, FACTION_TEXT, houseName, TYPE_TEXT, UNIT_TEXT } from '../../words/names.ts';
import { THINGS, type Thing, TYPE_PIECE } from '../symbols/drawings.ts';
import { CardEmblem, Faction, HouseSign, Piece, ThingSign, TypeSign } from '../symbols/symbols.tsx';

const SIZE = 20;

const UNITS = {
  agent: 'A political unit: helps Embassies, attacks, and lets you build Embassies.',
  fleet: 'A martial unit: helps stacks of Outposts, attacks, and lets you build Outposts.',
  gate: 'One half of a pair: the sectors of both halves are beside each other.',
} as const;

const THING_TEXT: { readonly [thing in Thing]: readonly [name: string, means: string] } = {
  coin: ['CAP', 'What everything is paid with.'],
  scales: ['Arbiter', 'Says who of equals starts, and begins where turns go round.'],
  limit: ['Limit', 'CAPs beyond it are lost at Arbitration.'],
  hex: ['Sector', 'A hex of the galaxy, or a tile for it.'],
  card: ['Technology', 'A technology card.'],
  star: ['Points', 'Victory points.'],
};

/** Every sign of the table. */
export const signs: readonly SignMeaning[] = [
  ...TYPES.map((type) => ({
    id: TYPE_PIECE[type],
    sign: <TypeSign type={type} size={SIZE} />,
    name: `${BASE_TEXT[type].name}, ${TYPE_TEXT[type].name.toLowerCase()}`,
    means: TYPE_TEXT[type].says,
  })),
  ...(Object.keys(UNITS) as (keyof typeof UNITS)[]).map((unit) => ({
    id: unit,
    sign: <Piece kind={unit} size={SIZE} />,
    name: UNIT_TEXT[unit].name,
    means: UNITS[unit],
  })),
  ...FACTIONS.map((key, faction) => ({
    id: `faction-${faction}`,
    sign: <Faction faction={faction} size={SIZE} />,
    name: `${capital(FACTION_TEXT[key].name)} faction`,
    means: `${FACTION_TEXT[key].people}: Embassies of one faction add up wherever they stand.`,
  })),
  ...ACTION_CARDS.map((card) => ({
    id: card,
    sign: <CardEmblem card={card} size={SIZE} />,
    name: CARD_TEXT[card].name,
    means: CARD_TEXT[card].says,
  })),
  ...(Object.keys(THINGS) as Thing[]).map((thing) => {
    const [name, means] = THING_TEXT[thing];
    return { id: thing, sign: <ThingSign thing={thing} size={SIZE} />, name, means };
  }),
  ...HOUSES.map((_, seat) => ({
    id: `house-${seat}`,
    sign: <HouseSign seat={seat} size={SIZE} />,
    name: houseName(seat),
    means: 'The Great House of a seat; it marks the home.',
  })),
];
