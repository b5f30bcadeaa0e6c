import type { Seat } from '@conclave/kernel';
import { placements } from '@conclave/mechanics/pattern';
import type { Ability, EffectPattern } from '../../data/effects.ts';
import { actionCardOf, mercenaryOf, tables } from '../../data/tables.ts';
import { isReusable, lifeToAct, mayWarlordAct } from '../../rules/actions.ts';
import { isVacant, neighboursOf, planetOf, warlordAt } from '../../rules/board.ts';
import { sideOf } from '../../rules/sides.ts';
import { abilityOf, sourceAt } from '../../rules/sources.ts';
import { isSquadCard } from '../../rules/tokens.ts';
import { EMPTY, INERT, type State } from '../../rules/types.ts';

type View = Readonly<State>;

/** What one action can do for a formation. */
interface Way {
  /** The missing territories that it holds afterwards, as bits. */
  readonly held: number;
  /** Units of the reserve, and units that stand elsewhere, which it takes. */
  readonly units: number;
  readonly spare: number;
  /** What can do it but once; null for what can be repeated. */
  readonly by: string | null;
}

/** A formation that lacks some territories, which are told as bits in their order. */
interface Lack {
  readonly view: View;
  readonly missing: readonly number[];
  readonly vacant: number;
  /** Where a unit stands that can be exchanged, and one that can be destroyed. */
  readonly movable: number;
  readonly mortal: number;
}

/** More than these nobody completes in a turn. */
const MOST_MISSING = 6;

const bitOf = ({ missing }: Lack, territory: number): number => {
  const i = missing.indexOf(territory);
  return i < 0 ? 0 : 1 << i;
};

const countOf = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countOf(bits >>> 1));

function lackOf(view: View, missing: readonly number[]): Lack {
  const bits = (fits: (territory: number) => boolean) =>
    missing.reduce((sum, territory, i) => (fits(territory) ? sum | (1 << i) : sum), 0);
  return {
    view,
    missing,
    vacant: bits((territory) => isVacant(view, territory)),
    movable: bits((territory) => warlordAt(view, territory) < 0),
    mortal: bits((territory) => view.kinds[territory] !== EMPTY && view.kinds[territory] !== INERT),
  };
}

/** What a pattern that only places fills, by every turn that it can have. */
function filledBy(lack: Lack, pattern: EffectPattern, at: number): readonly number[] {
  if (pattern.cells.some(([, , mark]) => mark === 'X')) return [];
  const { turns, cells } = placements(planetOf(lack.view), pattern);
  const places = pattern.cells.flatMap(([, , mark], i) => (mark === 'P' ? [i] : []));
  return (pattern.anchor === 'free' ? cells : [cells[at]!]).flatMap((anchor) =>
    turns.map((k) => lack.vacant & places.reduce((held, i) => held | bitOf(lack, anchor[k]![i]!), 0)),
  );
}

/** What an ability can do for a formation; `at`: where it acts, -1 for a card. */
function waysBy(lack: Lack, ability: Ability, at: number, by: string): readonly Way[] {
  const [first, then] = ability;
  const single = (among: number, way: Pick<Way, 'units' | 'spare'>) =>
    lack.missing.flatMap((_, i) => ((among & (1 << i)) === 0 ? [] : [{ held: 1 << i, by, ...way }]));
  if (first?.kind === 'pattern')
    return filledBy(lack, first.pattern, at).map((held) => ({ held, units: countOf(held), spare: 0, by }));
  if (first?.kind === 'exchange') return single(lack.movable, { units: 0, spare: 1 });
  if (first?.kind !== 'destroy' || then?.kind !== 'place') return [];
  const reached =
    first.where === 'anywhere'
      ? lack.mortal
      : neighboursOf(lack.view, at).reduce((sum, beside) => sum | (lack.mortal & bitOf(lack, beside)), 0);
  return single(reached, { units: 1, spare: 0 });
}

/** A mercenary that comes into play wherever it helps, and what it does there. */
function waysOfCard(lack: Lack, card: number): readonly Way[] {
  const { view } = lack;
  const by = `card ${card}`;
  return view.kinds.flatMap((_, at) => {
    if (!isVacant(view, at)) return [];
    const itself = { held: bitOf(lack, at), units: 0, spare: 0, by };
    const more = waysBy(lack, mercenaryOf(view, card).ability, at, by);
    return [itself, ...more.map((way) => ({ ...way, held: way.held | itself.held }))];
  });
}

const isWarlordFree = (view: View, seat: Seat): boolean =>
  view.life[seat]! >= lifeToAct(view) && (view.active !== seat || mayWarlordAct(view));

/** Everything that one action of a seat can do for a formation, as far as everybody sees it. */
function waysOf(lack: Lack, seat: Seat): readonly Way[] {
  const { view, missing } = lack;
  const all: readonly Way[] = [
    ...missing.map((_, i) => ({ held: lack.vacant & (1 << i), units: 1, spare: 0, by: null })),
    ...view.undeployed[seat]!.filter((card) => card >= 0 && !isSquadCard(view, card)).flatMap((card) =>
      waysOfCard(lack, card),
    ),
    ...view.actionCards[seat]!.filter((card) => card >= 0).flatMap((card) =>
      actionCardOf(view, card).options.flatMap((option) => waysBy(lack, option, -1, `card ${card}`)),
    ),
    ...view.kinds.flatMap((_, at) =>
      isReusable(view, seat, at)
        ? waysBy(lack, abilityOf(view, sourceAt(view, at, 'unit')), at, `unit ${at}`)
        : [],
    ),
    ...(isWarlordFree(view, seat)
      ? waysBy(
          lack,
          tables(view).factions[view.factions[seat]!]?.ability ?? [],
          view.warlords[seat]!,
          'warlord',
        )
      : []),
  ];
  return [
    ...new Map(all.filter(({ held }) => held > 0).map((way) => [Object.values(way).join(), way])).values(),
  ];
}

/** The actions of this turn that are left to the seat, or those of its next one. */
const actionsOf = (view: View, seat: Seat): number =>
  view.active === seat && view.phase === 'action' ? view.actionsLeft : tables(view).actions;

/**
 * Whether a seat can complete a formation within one turn by what everybody sees: by placing, by patterns that only place,
 * by exchanging, and by putting a unit in the place of another.
 */
export function canFinish(
  view: View,
  seat: Seat,
  { cells, missing }: { readonly cells: readonly number[]; readonly missing: readonly number[] },
): boolean {
  if (missing.length > MOST_MISSING) return false;
  const lack = lackOf(view, missing);
  const ways = waysOf(lack, seat);
  const full = (1 << missing.length) - 1;
  const reserve = view.reserve[seat]!.reduce((sum, n) => sum + n, 0);
  const spares = view.kinds.filter(
    (kind, at) =>
      kind !== EMPTY &&
      kind !== INERT &&
      sideOf(view, view.owners[at]!) === sideOf(view, seat) &&
      !cells.includes(at),
  ).length;
  const can = (
    held: number,
    actions: number,
    units: number,
    spare: number,
    used: readonly string[],
  ): boolean =>
    held === full ||
    (actions > 0 &&
      ways.some(
        (way) =>
          (way.held & ~held) !== 0 &&
          way.units <= units &&
          way.spare <= spare &&
          (way.by === null || !used.includes(way.by)) &&
          can(
            held | way.held,
            actions - 1,
            units - way.units,
            spare - way.spare,
            way.by === null ? used : [...used, way.by],
          ),
      ));
  return can(0, actionsOf(view, seat), reserve, spares, []);
}
