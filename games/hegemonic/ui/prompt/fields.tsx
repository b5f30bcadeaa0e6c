import type { Seat } from '@conclave/kernel';
import { ByList, holdsPicks, PickList, valuesOf, withoutPicks } from '@conclave/kit/table';
import { UNIT_TEXT } from '../../words/names.ts';
import { sectorName } from '../../words/sector-names.ts';
import type { Draft, Props } from '../draft.ts';
import { type Offer, offersOf, type PartName } from '../parts.ts';
import { targetsAmong } from './targets.ts';

interface FieldProps {
  readonly props: Props;
  readonly draft: Draft;
}

/** Parts that no longer hold when a part is chosen anew. */
const FOLLOWING: { readonly [name in PartName]?: readonly PartName[] } = {
  at: ['at', 'to', 'unit', 'defender', 'target'],
  to: ['to', 'defender', 'target'],
  unit: ['unit', 'to', 'defender', 'target'],
};

/** The offers left when a part is chosen anew. */
export function offersFor(
  { view, viewer, moves }: Props,
  { picks }: Draft,
  name: PartName,
): readonly Offer[] {
  const given = FOLLOWING[name] ?? [name];
  const kept = withoutPicks(picks, ...given);
  return offersOf(view, viewer as Seat, moves).filter((offer) => holdsPicks(offer, kept));
}

/** The sectors chosen on the board, for those who listen. */
export const placesChosen = ({
  picks,
}: Draft): readonly (readonly [name: string, says: string, sector: string])[] =>
  picks.flatMap(([name, value]) => {
    if (name !== 'at' && name !== 'to') return [];
    const sector = sectorName(value as number);
    return [[name, `Sector ${sector}`, sector]];
  });

/** Which Agent or Fleet, where several could do the same. */
export function UnitField({ props, draft, unit }: FieldProps & { readonly unit: 'agent' | 'fleet' }) {
  const offers = offersFor(props, draft, 'unit');
  const numbers = valuesOf(offers, 'unit');
  if (numbers.size < 2 || draft.chosen.at === undefined) return null;
  const { name } = UNIT_TEXT[unit];
  return (
    <PickList
      label={name}
      entries={[...numbers].map((n) => ({ value: n, label: `${name} ${n + 1}` }))}
      chosen={draft.chosen.unit ?? null}
      onPick={(n) => draft.pick('unit', n)}
    />
  );
}

/** What an attack is aimed at. */
export function TargetField({ props, draft }: FieldProps) {
  const { view, seats } = props;
  const targets = targetsAmong(view, seats, offersFor(props, draft, 'to'));
  const { to, defender, target } = draft.chosen;
  const chosen = targets.find(({ key }) => key === `${to} ${defender} ${target}`);
  if (targets.length < 2) return null;
  const list = (
    <PickList
      label="Target"
      entries={targets.map(({ key, label }) => ({ value: key, label }))}
      chosen={chosen?.key ?? null}
      onPick={(key) => draft.pickAll(...targets.find((entry) => entry.key === key)!.picks)}
    />
  );
  // Only targets in one sector can't be told apart on the board.
  const isByList = targets.filter(({ key }) => key.startsWith(`${to} `)).length < 2;
  return isByList ? <ByList>{list}</ByList> : list;
}
