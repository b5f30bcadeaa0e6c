import type { SignMeaning } from '@conclave/kit';
import { DOMAINS } from '../../data/domains.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { NEWEST } from '../../data/tables.ts';
import { monumentSays } from '../../words/monument-words.ts';
import { DOMAIN_SAYS, domainName, roman } from '../../words/names.ts';
import { TERMS, type Term } from '../../words/terms.ts';
import { CITY_SIGNS, THINGS, type Thing } from '../symbols/drawings.ts';
import { CitySign, DomainSign, MonumentSign, Sign } from '../symbols/symbols.tsx';

const SIZE = 20;

const termText = (term: Term) => [TERMS[term].name, TERMS[term].says] as const;

const THING_TEXT: { readonly [thing in Thing]: readonly [name: string, means: string] } = {
  sun: ['Good Omen', 'It gives something to who draws it, or to all.'],
  eclipse: ['Ill Omen', 'It takes something, or makes something dearer.'],
  laurel: ['Advanced, Hegemon', 'A Mastery card on its Advanced side; a Hegemon tile.'],
  influence: termText('influence'),
  vp: ['VP', 'Victory points.'],
  tile: ['Tile', 'A Land tile.'],
  camp: termText('camp'),
  pair: ['Matching pair', 'Two dots of one colour side by side, which Produce more.'],
  locus: termText('locus'),
  nodus: termText('nodus'),
  overflow: ['Lost to the limit', 'What a Domain would hold beyond its limit is lost.'],
  limit: ['Limit', 'No Domain holds more Knowledge than this.'],
  bag: ['Bag', 'The tiles that nobody has yet.'],
  tree: ['Tree', 'The cards of a player, about the Campfire.'],
  turn: ['Turn', 'A tile a third of a turn clockwise; a card to its Advanced side.'],
  turnBack: ['Turn back', 'A tile a third of a turn the other way.'],
  scroll: ['Objective', 'An objective card.'],
};

/** Every sign of the table. */
export const signs: readonly SignMeaning[] = [
  ...DOMAINS.map((_, domain) => ({
    id: `domain-${domain}`,
    sign: <DomainSign domain={domain} size={SIZE} />,
    name: domainName(domain),
    means: DOMAIN_SAYS[domain]!,
  })),
  ...(Object.keys(THINGS) as Thing[]).map((thing) => {
    const [name, means] = THING_TEXT[thing];
    return { id: thing, sign: <Sign name={thing} size={SIZE} />, name, means };
  }),
  ...CITY_SIGNS.flatMap((_, level) =>
    level === 0
      ? []
      : [
          {
            id: `city-${level}`,
            sign: <CitySign level={level} size={SIZE} />,
            name: `City of level ${roman(level)}`,
            means: 'Produces its Camp’s colour as often as its level when a tile activates it.',
          },
        ],
  ),
  ...MONUMENTS.map((monument, i) => ({
    id: `monument-${i}`,
    sign: <MonumentSign monument={i} size={SIZE} />,
    name: monument.name,
    means: monumentSays(monument, NEWEST),
  })),
];
