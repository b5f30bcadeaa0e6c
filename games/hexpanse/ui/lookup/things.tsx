import { plural } from '@conclave/frame/words.ts';
import type { ThingProps } from '@conclave/kit';
import { NEWEST, tables } from '../../data/tables.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import {
  cardName,
  cardTexts,
  factionName,
  factionText,
  minorName,
  minorTexts,
  missionName,
} from '../../words/names.ts';
import { territoryLine } from '../../words/territory.ts';
import { CardFace } from '../card/card-face.tsx';
import { FactionEmblem, MinorGlyph, PatternPicture } from '../symbols/symbols.tsx';

type Props = ThingProps<State, Move, Event>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

function Place({ which, table }: Props) {
  if (!table) return null;
  const names = table.seats.map(({ name }) => name);
  return <p>{territoryLine(table.view, which, names)}</p>;
}

const Card = (props: Props) => (
  <div className="hx">
    <CardFace card={props.which} />
    <b>{cardName(props.which)}</b>
    {cardTexts(inForce(props), props.which).map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

function Mission(props: Props) {
  const { shape } = inForce(props).missions[props.which]!;
  return (
    <div className="hx">
      <PatternPicture pattern={shape} size={16} />
      <p>
        <b>{missionName(props.which)}</b>: {plural(shape.cells.length, 'unit')} in this shape, turned at will,
        win.
      </p>
    </div>
  );
}

const Faction = (props: Props) => (
  <p className="hx">
    <FactionEmblem faction={props.which} size={22} /> <b>{factionName(props.which)}</b>:{' '}
    {factionText(inForce(props), props.which)}
  </p>
);

const Minor = (props: Props) => (
  <div className="hx">
    <p>
      <MinorGlyph minor={props.which} size={22} /> <b>{minorName(props.which)}</b>
    </p>
    {minorTexts(inForce(props).minors[props.which]!).map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

/** What each kind of name shows. */
export const things = { place: Place, card: Card, mission: Mission, faction: Faction, minor: Minor };
