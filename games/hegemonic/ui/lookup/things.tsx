import type { ThingProps } from '@conclave/kit';
import { placeThing, ThingLine } from '@conclave/kit/table';
import { ACTION_CARDS, PATTERN_KEYS } from '../../data/cards.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import type { State } from '../../rules/types.ts';
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

type Props = ThingProps<State>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

function Technology(props: Props) {
  const t = inForce(props);
  const kind = t.technologies[props.which]!;
  return (
    <div className="hg">
      <TechnologyFace t={t} card={KIND_OF.indexOf(props.which)} />
      <ThingLine name={kind.name}>{technologySays(t, kind.key)}</ThingLine>
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
    <ThingLine sign={<CardEmblem card={card} size={18} />} name={name}>
      {says}
    </ThingLine>
  );
}

function Pattern(props: Props) {
  const key = PATTERN_KEYS[props.which]!;
  return <ThingLine name={PATTERN_NAME[key]}>{patternSays(inForce(props), key)}</ThingLine>;
}

function Tile(props: Props) {
  const t = inForce(props);
  return (
    <div className="hg">
      <TileFace t={t} tile={props.which} size={96} />
      <ThingLine name={tileName(props.which)}>{tileText(t, props.which)}</ThingLine>
    </div>
  );
}

/** What each kind of name shows. */
export const things = {
  place: placeThing(sectorLine),
  technology: Technology,
  leader: Leader,
  card: ActionCard,
  pattern: Pattern,
  tile: Tile,
};
