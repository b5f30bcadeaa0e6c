import { placeOf } from '@conclave/kit/table';
import { EMPTY, type State } from '../../rules/types.ts';
import { PLANS } from './plan.ts';
import { Token, Warlord } from './tokens.tsx';

type View = Readonly<State>;

/** What becomes of a territory by a move that is only looked at. */
type Change = 'new' | 'lost' | undefined;

/** What stands on a territory, and what a move that is only looked at does to it. */
export interface Standing {
  readonly territory: number;
  readonly change: Change;
  readonly kind: number;
  readonly seat: number;
  readonly card: number;
  readonly minor: number;
}

/** Whose warlord stands where, and with how much life. */
export interface WarlordStanding {
  readonly seat: number;
  readonly territory: number;
  readonly change: Change;
  readonly life: number;
}

const tokenAt = (view: View, territory: number, change: Change): Standing => ({
  territory,
  change,
  kind: view.kinds[territory]!,
  seat: view.owners[territory]!,
  card: view.cards[territory]!,
  minor: view.minors[view.owners[territory]!] ?? -1,
});

/**
 * All tokens of a view.
 * @param before the view before the moves whose outcome this is, if they are only looked at
 */
export function standingsOf(view: View, before: View = view): readonly Standing[] {
  return view.kinds.flatMap((kind, territory) => {
    const was = before.kinds[territory]!;
    const isSame =
      kind === was &&
      view.owners[territory] === before.owners[territory] &&
      view.cards[territory] === before.cards[territory];
    if (isSame) return kind === EMPTY ? [] : [tokenAt(view, territory, undefined)];
    if (kind !== EMPTY) return [tokenAt(view, territory, 'new')];
    return [tokenAt(before, territory, 'lost')];
  });
}

/** All warlords of a view, those that a move would kill among them. */
export function warlordsOf(view: View, before: View = view): readonly WarlordStanding[] {
  return view.warlords.flatMap((territory, seat): WarlordStanding[] => {
    const [was, life] = [before.warlords[seat]!, view.life[seat]!];
    if (territory < 0) return was < 0 ? [] : [{ seat, territory: was, change: 'lost', life }];
    const isSame = territory === was && life === before.life[seat];
    return [{ seat, territory, change: isSame ? undefined : 'new', life }];
  });
}

interface PiecesProps {
  readonly view: View;
  readonly before: View;
  readonly scale: number;
}

/** Everything that stands on the planet. */
export function Pieces({ view, before, scale }: PiecesProps) {
  const { points } = PLANS[view.board];
  return (
    <>
      {standingsOf(view, before).map(({ territory, change, ...token }) => (
        <g
          key={territory}
          className="hx-standing"
          data-change={change}
          data-waits={view.queue.includes(territory) || undefined}
          transform={placeOf(points[territory]!)}
        >
          <Token {...token} />
        </g>
      ))}
      {warlordsOf(view, before).map(({ seat, territory, change, life }) => (
        <g key={seat} className="hx-standing" data-change={change} transform={placeOf(points[territory]!)}>
          <Warlord seat={seat} faction={view.factions[seat]!} life={life} scale={scale} />
        </g>
      ))}
    </>
  );
}
