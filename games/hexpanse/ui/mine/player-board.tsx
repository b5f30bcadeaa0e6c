import { capital } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { factionBrief } from '../../words/names.ts';
import { FactionChip, Hexilum, IncomeTrack, Life, MinorChip, Reserve, Ship } from './facts.tsx';
import { Missions } from './missions.tsx';

interface BoardProps {
  readonly view: Readonly<State>;
  readonly seat: Seat;
  readonly isOwn?: boolean;
}

/** A player board: warlord with its life, hexilum, income track, reserve and Recovery Ship. */
export function PlayerBoard({ view, seat, isOwn = false }: BoardProps) {
  const faction = view.factions[seat]!;
  return (
    <div className="k-stack hx-player-board" data-faction={faction}>
      <div className="k-flow">
        <FactionChip view={view} seat={seat} />
      </div>
      {faction >= 0 && <p className="k-note">{capital(factionBrief(tables(view), faction))}.</p>}
      <div className="k-flow">
        <Life view={view} seat={seat} />
        <Hexilum view={view} seat={seat} />
        <MinorChip view={view} seat={seat} />
      </div>
      <IncomeTrack view={view} seat={seat} />
      <div className="k-flow">
        <Reserve view={view} seat={seat} label />
        <Ship view={view} seat={seat} label />
      </div>
      <div className="k-flow">
        <Missions view={view} seat={seat} isOwn={isOwn} />
      </div>
    </div>
  );
}
