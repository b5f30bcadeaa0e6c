import { plural } from '@conclave/frame/words.ts';
import type { ThingProps } from '@conclave/kit';
import { placeThing, ThingLine } from '@conclave/kit/table';
import { NEWEST, tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
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
import { AbilitySign } from '../card/card-sign.tsx';
import { FactionEmblem, MinorGlyph, PatternPicture } from '../symbols/symbols.tsx';

type Props = ThingProps<State>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

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
      <ThingLine name={missionName(props.which)}>
        {plural(shape.cells.length, 'unit')} in this shape, turned at will, win.
      </ThingLine>
    </div>
  );
}

const Faction = (props: Props) => (
  <div className="hx">
    <AbilitySign ability={inForce(props).factions[props.which]!.ability} size={18} />
    <ThingLine sign={<FactionEmblem faction={props.which} size={22} />} name={factionName(props.which)}>
      {factionText(inForce(props), props.which)}
    </ThingLine>
  </div>
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
export const things = {
  place: placeThing(territoryLine),
  card: Card,
  mission: Mission,
  faction: Faction,
  minor: Minor,
};
