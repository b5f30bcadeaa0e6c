import type { ThingProps } from '@conclave/kit';
import { placeThing, ThingLine } from '@conclave/kit/table';
import { CIVILISATIONS } from '../../data/civilisations.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { STRATEGIES } from '../../data/strategies.ts';
import { NEWEST, tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { civilisationStart, civilisationText, EVOLUTION_TEXT, STRATEGY_TEXT } from '../../words/names.ts';
import { sectorLine } from '../../words/sector.ts';
import { CardWhole } from '../card/top.tsx';
import { labelOf } from '../card/words.ts';
import { CivilisationCrest } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';

type Props = ThingProps<State>;

/** The tables in force: those of the table, or the newest on the page of rules. */
const inForce = ({ table }: Props) => (table ? tables(table.view) : NEWEST);

function Card({ which }: Props) {
  return (
    <div className="ax">
      <span className="k-tile ax-tile" data-look="whole">
        <CardWhole index={which} turned={null} />
      </span>
      <span className="unseen">{labelOf(which)}</span>
    </div>
  );
}

function StrategySide(props: Props) {
  const strategy = STRATEGIES[props.which]!;
  const { name, says } = STRATEGY_TEXT[strategy];
  return (
    <ThingLine sign={<Sign name={strategy} size={18} />} name={name}>
      {says(inForce(props))}
    </ThingLine>
  );
}

function Level({ which }: Props) {
  const evolution = EVOLUTIONS[which]!;
  const { name, says } = EVOLUTION_TEXT[evolution];
  return (
    <ThingLine sign={<Sign name={evolution} size={18} />} name={name}>
      {says}
    </ThingLine>
  );
}

function People(props: Props) {
  const key = CIVILISATIONS[props.which]!;
  const { name, says } = civilisationText(key);
  const leader = props.table?.view.civilisations.indexOf(key) ?? -1;
  return (
    <div className="ax">
      <CivilisationCrest civilisation={key} seat={leader < 0 ? null : leader} size={40} />
      <ThingLine name={name}>
        {says} They start with {civilisationStart(inForce(props), key)}.
      </ThingLine>
    </div>
  );
}

/** What each kind of name shows. */
export const things = {
  place: placeThing(sectorLine),
  card: Card,
  strategy: StrategySide,
  evolution: Level,
  civilisation: People,
};
