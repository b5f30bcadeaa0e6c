import { Named as NameOf, type RulesChapter, type RulesSection } from '@conclave/kit';
import { ORIGIN, RulesTable } from '@conclave/kit/table';
import { centre, corners } from '@conclave/mechanics/hex';
import type { ComponentProps, ReactNode } from 'react';
import { ACTIONS } from '../../data/actions.ts';
import { CARDS, CARDS_PROVENANCE } from '../../data/cards.ts';
import { CIVILISATION, CIVILISATIONS } from '../../data/civilisations.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { LAYOUTS, LAYOUTS_PROVENANCE, type Layout } from '../../data/layouts.ts';
import { BONUSES, TILES, TILES_PROVENANCE } from '../../data/sectors.ts';
import { tables as inForce, NEWEST } from '../../data/tables.ts';
import { apex } from '../../index.ts';
import {
  ACTION_TEXT,
  BONUS_TEXT,
  circleText,
  civilisationStart,
  civilisationText,
  EVOLUTION_TEXT,
  type Named,
  sideText,
} from '../../words/names.ts';
import { Sign, type SymbolName } from '../symbols/symbol.tsx';
import { origins } from './origins.ts';
import './tables.css';

/** A table within the game's own look, for its signs. */
const Table = (props: ComponentProps<typeof RulesTable>) => (
  <div className="ax">
    <RulesTable {...props} />
  </div>
);

/** A sign with its name, never apart. */
const Name = ({ sign, text }: { readonly sign: SymbolName; readonly text: Pick<Named, 'name'> }) => (
  <span className="ax-named">
    <Sign name={sign} /> {text.name}
  </span>
);

const cards = (
  <Table
    caption={`All 30 cards; War and Colonization are on each of them. ○ for ${circleText(NEWEST)} only. The table is ${ORIGIN[CARDS_PROVENANCE]}.`}
    head={['Index', 'Evolution', 'Expansion']}
    rows={CARDS.map(({ index, circle, evolution }) => [
      <NameOf key={index} thing={['card', index]} name={`${index}${circle ? ' ○' : ''}`} />,
      <Name key={evolution} sign={evolution} text={EVOLUTION_TEXT[evolution]} />,
      sideText(NEWEST, index, 'expansion'),
    ])}
  />
);

const civilisations = (
  <>
    <Table
      caption={`They differ in nothing but ships and levels at the start; levels not named are 0. Names are ${ORIGIN.rulebook}, Dragonites ${ORIGIN.public}; the numbers are ${ORIGIN[CIVILISATION.humans.provenance.numbers]}.`}
      head={['Civilisation', 'Starts with', 'Who they are']}
      rows={CIVILISATIONS.map((key) => {
        const { name, says } = civilisationText(key);
        return [name, civilisationStart(NEWEST, key), says];
      })}
    />
    <Table
      caption={`Games that began before rules number ${apex.rules} go on with the numbers they began with.`}
      head={['Civilisation', 'Started with']}
      rows={CIVILISATIONS.map((key) => [
        civilisationText(key).name,
        civilisationStart(inForce({ rules: 1 }), key),
      ])}
    />
  </>
);

const sectors = (
  <Table
    caption={`24 neutral sectors. Kinds are ${ORIGIN.rulebook}; how many there are of each is ${ORIGIN[TILES_PROVENANCE]}.`}
    head={['Sector', 'Tiles', 'With your colony token']}
    rows={BONUSES.map((bonus) => [
      <Name key={bonus} sign={bonus} text={BONUS_TEXT[bonus]} />,
      TILES.filter((tile) => tile === bonus).length,
      BONUS_TEXT[bonus].says(NEWEST),
    ])}
  />
);

const words = (
  <Table
    caption="What evolutions and actions are for."
    head={['Name', 'What it is']}
    rows={[
      ...EVOLUTIONS.map((key) => [
        <Name key={key} sign={key} text={EVOLUTION_TEXT[key]} />,
        `Evolution. ${EVOLUTION_TEXT[key].says}`,
      ]),
      ...ACTIONS.map((key) => [
        <Name key={key} sign={key} text={ACTION_TEXT[key]} />,
        `Action. ${ACTION_TEXT[key].says}`,
      ]),
    ]}
  />
);

const SIZE = 10;
const EDGE = corners(SIZE)
  .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
  .join(' ');

/** Where neutral sectors and homes lie for one number of players. */
function Plan({ players, layout }: { readonly players: number; readonly layout: Layout }) {
  const cells = [...layout.neutral, ...layout.slots].map((hex) => centre(hex, SIZE));
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE];
  const [width, height] = [Math.max(...xs) + SIZE - left, Math.max(...ys) + SIZE - top];
  return (
    <figure>
      <svg viewBox={`${left} ${top} ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {cells.map(({ x, y }, i) => (
          <polygon
            key={i}
            points={EDGE}
            transform={`translate(${x} ${y})`}
            data-slot={i >= layout.neutral.length || undefined}
          />
        ))}
      </svg>
      <figcaption>
        {players} players: {layout.neutral.length} neutral sectors
      </figcaption>
    </figure>
  );
}

const layouts = (
  <>
    <p>
      Filled cells are the places for origin sectors. The shapes are {ORIGIN[LAYOUTS_PROVENANCE]}; that there
      are four neutral sectors a player is {ORIGIN.rulebook}.
    </p>
    <div className="ax-plans">
      {Object.entries(LAYOUTS).map(([players, layout]) => (
        <Plan key={players} players={Number(players)} layout={layout} />
      ))}
    </div>
  </>
);

const entry = (title: string, text: ReactNode): RulesSection => ({ title, rules: [], text });

/** All data of the game, with where they come from. */
export const tables: RulesChapter = {
  id: 'tables',
  title: 'Cards, civilisations, sectors',
  sections: [
    origins,
    entry('The cards', cards),
    entry('Civilisations', civilisations),
    entry('Sectors', sectors),
    entry('Evolutions and actions', words),
    entry('Galaxies', layouts),
  ],
};
