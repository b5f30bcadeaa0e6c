import type { ThingProps } from '@conclave/kit';
import { CIVILISATIONS } from '../../data/civilisations.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { STRATEGIES } from '../../data/strategies.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { civilisationStart, civilisationText, EVOLUTION_TEXT, STRATEGY_TEXT } from '../../words/names.ts';
import { sectorLine } from '../../words/sector.ts';
import { CardWhole } from '../card/top.tsx';
import { labelOf } from '../card/words.ts';
import { CivilisationCrest } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';

type Props = ThingProps<State, Move, Event>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

function Card({ which }: Props) {
  return (
    <div className="ax">
      <span className="ax-tile" data-look="whole">
        <CardWhole index={which} turned={null} />
      </span>
      <span className="unseen">{labelOf(which)}</span>
    </div>
  );
}

function Place({ which, table }: Props) {
  if (!table) return null;
  const names = table.seats.map(({ name }) => name);
  return <p>{sectorLine(table.view, which, names)}</p>;
}

function StrategySide(props: Props) {
  const strategy = STRATEGIES[props.which]!;
  const { name, says } = STRATEGY_TEXT[strategy];
  return (
    <p>
      <Sign name={strategy} size={18} /> <b>{name}</b>: {says(inForce(props))}
    </p>
  );
}

function Level({ which }: Props) {
  const evolution = EVOLUTIONS[which]!;
  const { name, says } = EVOLUTION_TEXT[evolution];
  return (
    <p>
      <Sign name={evolution} size={18} /> <b>{name}</b>: {says}
    </p>
  );
}

function People(props: Props) {
  const key = CIVILISATIONS[props.which]!;
  const { name, says } = civilisationText(key);
  const leader = props.table?.view.civilisations.indexOf(key) ?? -1;
  return (
    <div className="ax">
      <CivilisationCrest civilisation={key} seat={leader < 0 ? null : leader} size={40} />
      <p>
        <b>{name}</b>: {says} They start with {civilisationStart(inForce(props), key)}.
      </p>
    </div>
  );
}

/** What each kind of name shows. */
export const things = {
  place: Place,
  card: Card,
  strategy: StrategySide,
  evolution: Level,
  civilisation: People,
};
