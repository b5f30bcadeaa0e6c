import type { EventPart } from '@conclave/frame/event-parts.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import { tables } from '../../data/tables.ts';
import { TECH, TECHNOLOGIES } from '../../data/technologies.ts';
import { attackingUnit } from '../../rules/attacks.ts';
import { basesIn, gatesIn, unitsIn } from '../../rules/board.ts';
import { typeOf } from '../../rules/conflict/power.ts';
import { galaxyOf } from '../../rules/galaxy.ts';
import { supply } from '../../rules/networks.ts';
import { has } from '../../rules/technologies.ts';
import type { Conflict, State } from '../../rules/types.ts';
import { bases, UNIT_TEXT } from '../../words/names.ts';
import { boardName, sectorName } from '../../words/sector-names.ts';
import { afterVictory } from '../board/foreseen.ts';
import { type Swing, swingsBetween } from '../board/standings.ts';

type View = Readonly<State>;
type Line = readonly EventPart[];

/** What each way for a conflict to end would change. */
export interface Results {
  readonly won: readonly Line[];
  readonly drawn: readonly Line[];
  readonly lost: readonly Line[];
  /** The board of the Conflict Sector, and those for whom it would pay something else after a victory. */
  readonly board: number;
  readonly swings: readonly Swing[];
}

/** The Defender's units that are targeted, in words. */
function targetedUnits(view: View, c: Readonly<Conflict>): string | null {
  if (c.target === 'industrial') return null;
  const unit = c.target === 'political' ? 'agent' : 'fleet';
  const n = unitsIn(view, c.defender, unit, c.sector);
  return n === 0 ? null : plural(n, UNIT_TEXT[unit].name, UNIT_TEXT[unit].many);
}

/** HG-CON-37: Gates of a side that its defeat would expose. */
const exposed = (view: View, c: Readonly<Conflict>, side: 0 | 1): number =>
  typeOf(c, side) === 'industrial' ? gatesIn(view, side === 0 ? c.attacker : c.defender, c.sector) : 0;

const gatePairs = (n: number): string => plural(n, 'Gate pair');

function won(view: View, c: Readonly<Conflict>): Line[] {
  const defender: EventPart = { seat: c.defender };
  const n = basesIn(view, c.defender, c.target, c.sector);
  const lines: Line[] = [];
  const lost = [...(n > 0 ? [bases(c.target, n)] : []), ...[targetedUnits(view, c) ?? []].flat()];
  if (lost.length > 0) lines.push([defender, ` loses ${listed(lost)}`]);
  if (n > 0 && tables(view).patterns[c.pattern].result === 'takeover') {
    const own = Math.min(n, supply(view, c.attacker, c.target));
    if (own > 0) lines.push([{ seat: c.attacker }, ` places ${bases(c.target, own)} there`]);
    if (own < n) lines.push([`${bases(c.target, n - own)} may come from elsewhere: the supply is short`]);
  }
  const gates = exposed(view, c, 1);
  if (gates > 0)
    lines.push([{ seat: c.attacker }, ` may destroy ${gatePairs(gates)} of `, defender, ' there']);
  return lines;
}

/** What the Attacker's side loses when it does not win. */
function attackerLoses(c: Readonly<Conflict>): Line {
  const unit = attackingUnit(c.pattern);
  return unit === null
    ? ['The attacking Complexes stay unharmed']
    : [{ seat: c.attacker }, ` loses ${UNIT_TEXT[unit].name} ${c.by + 1}`];
}

function lost(view: View, c: Readonly<Conflict>): Line[] {
  const gates = exposed(view, c, 0);
  const attacker: EventPart = { seat: c.attacker };
  return [
    attackerLoses(c),
    ...(gates > 0
      ? [
          [
            { seat: c.defender },
            ` may destroy ${gatePairs(gates)} of `,
            attacker,
            ` at ${sectorName(c.sector)}`,
          ],
        ]
      : []),
  ];
}

function drawn(view: View, c: Readonly<Conflict>): Line[] {
  const polymorphic = TECHNOLOGIES[TECH.polymorphicMatter]!.name;
  for (const seat of [c.attacker, c.defender])
    if (has(view, seat, 'winsDraws')) return [[{ seat }, ` wins instead, by ${polymorphic}`]];
  const units = targetedUnits(view, c);
  const gates = exposed(view, c, 1);
  return [
    attackerLoses(c),
    ...(units === null ? [] : [[{ seat: c.defender }, ` loses ${units}`]]),
    ...(gates > 0 ? [[{ seat: c.defender }, ` loses ${gatePairs(gates)}`]] : []),
    ...(basesIn(view, c.defender, c.target, c.sector) > 0 ? [['All bases stay']] : []),
  ];
}

/** What would come of an attack, by how it ends (HG-CON-32 to 37). */
export function results(view: View, c: Readonly<Conflict>): Results {
  const board = galaxyOf(view).boardOf[c.sector]!;
  return {
    won: won(view, c),
    drawn: drawn(view, c),
    lost: lost(view, c),
    board,
    swings: swingsBetween(view, afterVictory(view, c)),
  };
}

/** The board that a conflict is about, to begin a line. */
export const boardOf = ({ board }: Results): string => `${boardName(board)} would pay`;
