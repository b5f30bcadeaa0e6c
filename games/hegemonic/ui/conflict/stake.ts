import { plural } from '@conclave/frame/words.ts';
import { basePower, basesIn, gatesIn, unitsIn } from '../../rules/board.ts';
import type { Conflict, State } from '../../rules/types.ts';
import { bases, UNIT_TEXT } from '../../words/names.ts';

type Aim = Pick<Conflict, 'defender' | 'target' | 'sector'>;

/** What is targeted, thing by thing: “1 Embassy of power 3”, “2 Agents” (HG-CON-03 to 05). */
export function stake(view: Readonly<State>, { defender, target, sector }: Aim): readonly string[] {
  const n = basesIn(view, defender, target, sector);
  const power = basePower(view, defender, target, sector);
  const built = n === 0 ? [] : [`${bases(target, n)}${power === n ? '' : ` of power ${power}`}`];
  const unit = target === 'industrial' ? 'gate' : target === 'political' ? 'agent' : 'fleet';
  const units = unit === 'gate' ? gatesIn(view, defender, sector) : unitsIn(view, defender, unit, sector);
  const { name, many } = UNIT_TEXT[unit];
  return units === 0 ? built : [...built, plural(units, name, many)];
}
