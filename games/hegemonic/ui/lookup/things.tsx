import type { ThingProps } from '@conclave/kit';
import { ACTION_CARDS, PATTERN_KEYS } from '../../data/cards.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { abilityText, abilityTiming } from '../../words/leader-words.ts';
import {
  CARD_TEXT,
  PATTERN_NAME,
  patternSays,
  technologyFigures,
  tileName,
  tileText,
} from '../../words/names.ts';
import { sectorLine } from '../../words/sector.ts';
import { technologySays } from '../../words/technology-words.ts';
import { TechnologyFace } from '../card/technology-card.tsx';
import { TileFace } from '../card/tile-face.tsx';
import { Face } from '../symbols/face.tsx';
import { CardEmblem } from '../symbols/symbols.tsx';

type Props = ThingProps<State, Move, Event>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

function Place({ which, table }: Props) {
  if (!table) return null;
  const names = table.seats.map(({ name }) => name);
  return <p>{sectorLine(table.view, which, names)}</p>;
}

function Technology(props: Props) {
  const t = inForce(props);
  const kind = t.technologies[props.which]!;
  return (
    <div className="hg">
      <TechnologyFace t={t} card={KIND_OF.indexOf(props.which)} />
      <p>
        <b>{kind.name}</b>: {technologySays(t, kind.key)}
      </p>
      <p className="hg-quiet">{technologyFigures(kind)}</p>
    </div>
  );
}

function Leader(props: Props) {
  const { which } = props;
  const { name, dynasty } = LEADERS[which]!;
  const t = inForce(props);
  return (
    <div className="hg">
      <Face leader={which} size={56} />
      <p>
        <b>{name}</b>, {dynasty}
      </p>
      {[1, 2, 3].map((level) => (
        <p key={level}>
          <b>{level}</b> {abilityTiming(t, which, level)}: {abilityText(t, which, level)}.
        </p>
      ))}
    </div>
  );
}

function ActionCard({ which }: Props) {
  const card = ACTION_CARDS[which]!;
  const { name, says } = CARD_TEXT[card];
  return (
    <p>
      <CardEmblem card={card} size={18} /> <b>{name}</b>: {says}
    </p>
  );
}

function Pattern(props: Props) {
  const key = PATTERN_KEYS[props.which]!;
  return (
    <p>
      <b>{PATTERN_NAME[key]}</b>: {patternSays(inForce(props), key)}
    </p>
  );
}

function Tile(props: Props) {
  const t = inForce(props);
  return (
    <div className="hg">
      <TileFace t={t} tile={props.which} size={96} />
      <p>
        <b>{tileName(props.which)}</b>: {tileText(t, props.which)}
      </p>
    </div>
  );
}

/** What each kind of name shows. */
export const things = {
  place: Place,
  technology: Technology,
  leader: Leader,
  card: ActionCard,
  pattern: Pattern,
  tile: Tile,
};
