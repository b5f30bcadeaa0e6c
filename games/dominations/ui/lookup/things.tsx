import type { ThingProps } from '@conclave/kit';
import { placeThing, ThingLine } from '@conclave/kit/table';
import { levelCard, masteryCard } from '../../data/cards.ts';
import { dominationCard } from '../../data/dominations.ts';
import { HEGEMON } from '../../data/hegemon.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { dominationOf, goalTexts, hegemonText } from '../../words/hegemon-words.ts';
import { tileSays } from '../../words/land.ts';
import { monumentSays } from '../../words/monument-words.ts';
import { monumentName, nationName, tileCalled, tileText } from '../../words/names.ts';
import { omenText } from '../../words/omen-words.ts';
import { whereabouts } from '../../words/place-names.ts';
import { TERM_KEYS, TERMS } from '../../words/terms.ts';
import { MasteryText } from '../card/mastery-text.tsx';
import { TreeCard } from '../card/tree-card.tsx';
import { TileFace } from '../map/land-tile.tsx';
import { OmenSign } from '../omens/omen-sign.tsx';
import { DomainSign } from '../symbols/symbols.tsx';
import '../card/card.css';

type Props = ThingProps<State>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

/** A place of the map, with its tile or without one. */
function placeLine(view: State, cell: number, names: readonly string[]): string {
  const place = view.cells.indexOf(cell);
  return place < 0 ? `No tile lies there, ${whereabouts(cell)}.` : tileSays(view, place, names);
}

function Mastery(props: Props) {
  const t = inForce(props);
  const card = t.mastery[props.which]!;
  return (
    <div className="dm dm-thing">
      <TreeCard card={masteryCard(props.which, 0)} />
      <b>{card.name}</b>
      <MasteryText t={t} card={card} side={0} />
    </div>
  );
}

function Monument(props: Props) {
  return (
    <div className="dm dm-thing">
      <TreeCard card={levelCard(props.which, 1)} />
      <ThingLine name={monumentName(props.which)}>
        {monumentSays(inForce(props).monuments[props.which]!, inForce(props))}
      </ThingLine>
    </div>
  );
}

function Omen(props: Props) {
  const omen = inForce(props).omens[props.which]!;
  const { name, says } = omenText(omen);
  return (
    <ThingLine sign={<OmenSign omen={omen} size={18} />} name={name}>
      {says}
    </ThingLine>
  );
}

function Hegemon(props: Props) {
  const { name, says } = hegemonText(HEGEMON[props.which]!, inForce(props));
  return <ThingLine name={name}>{says}</ThingLine>;
}

function Domination(props: Props) {
  const hasOmens = props.table?.view.hasOmens ?? false;
  const { name } = dominationCard(props.which, hasOmens);
  return (
    <ThingLine sign={<DomainSign domain={props.which} size={18} />} name={name}>
      {dominationOf(props.which, hasOmens, inForce(props))}
    </ThingLine>
  );
}

function Term({ which }: Props) {
  const { name, says } = TERMS[TERM_KEYS[which]!];
  return <ThingLine name={name}>{says}</ThingLine>;
}

function Nation(props: Props) {
  return (
    <div>
      <b>{nationName(props.which)}</b>
      <ul>
        {goalTexts(props.which, inForce(props)).map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
    </div>
  );
}

const Tile = ({ which }: Props) => (
  <div className="dm dm-thing">
    <TileFace tile={which} size={96} />
    <ThingLine name={tileCalled(which)}>{tileText(which)}.</ThingLine>
  </div>
);

/** What each kind of name shows. */
export const things = {
  place: placeThing(placeLine),
  mastery: Mastery,
  monument: Monument,
  omen: Omen,
  hegemon: Hegemon,
  domination: Domination,
  nation: Nation,
  tile: Tile,
  term: Term,
};
