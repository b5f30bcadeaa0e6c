import { seatColor } from '@conclave/kit';
import { hexagon, placeOf } from '@conclave/kit/table';
import { memo } from 'react';
import { EMPTY, INERT, type State } from '../../rules/types.ts';
import { PLANS } from './plan.ts';
import { Crystals } from './territories.tsx';
import { LifeShield, Token, Warlord } from './tokens.tsx';

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
}

/** Where crystals are seen beside what stands on them. */
const BESIDE = 'translate(27 -16) scale(0.62)';

const GROUND = hexagon(0.93);

/** Everything that stands on the planet, from north to south: what is nearer stands before what is farther. */
export const Pieces = memo(({ view, before }: PiecesProps) => {
  const { points, hexilum } = PLANS[view.board];
  const tokens = standingsOf(view, before).map(({ territory, change, ...token }) => ({
    territory,
    drawing: (
      <g
        key={territory}
        className="hx-standing"
        data-change={change}
        data-waits={view.queue.includes(territory) || undefined}
        transform={placeOf(points[territory]!)}
      >
        {token.kind !== INERT && (
          <path className="hx-ground" d={GROUND} style={{ color: seatColor(token.seat) }} />
        )}
        {hexilum[territory] && <Crystals at={BESIDE} />}
        <Token {...token} />
      </g>
    ),
  }));
  const warlords = warlordsOf(view, before).map(({ seat, territory, change }) => ({
    territory,
    drawing: (
      <g
        key={`warlord ${seat}`}
        className="hx-standing"
        data-change={change}
        transform={placeOf(points[territory]!)}
      >
        <circle r={46} fill="color-mix(in oklab, currentColor 34%, transparent)" color={seatColor(seat)} />
        {hexilum[territory] && <Crystals at={BESIDE} />}
        <Warlord seat={seat} faction={view.factions[seat]!} />
      </g>
    ),
  }));
  return [...tokens, ...warlords]
    .sort((a, b) => points[a.territory]!.y - points[b.territory]!.y)
    .map(({ drawing }) => drawing);
});

/** The life of all warlords: nothing that stands before them hides it. */
export const Lives = memo(({ view, before, scale }: PiecesProps & { readonly scale: number }) =>
  warlordsOf(view, before).map(({ seat, territory, life }) => (
    <g key={seat} transform={placeOf(PLANS[view.board].points[territory]!)}>
      <LifeShield life={life} scale={scale} />
    </g>
  )),
);
