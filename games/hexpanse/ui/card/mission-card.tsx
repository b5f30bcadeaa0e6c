import { Tip } from '@conclave/web/kit';
import { plural } from '../../../words.ts';
import { MISSIONS } from '../../data/missions.ts';
import { missionName } from '../../texts.ts';
import { PatternPicture } from '../symbols/symbols.tsx';

/** A mission: its shape and name; its back where it is not known. */
export function MissionCard({
  mission,
  isSecret,
  size = 7,
}: {
  readonly mission: number;
  readonly isSecret: boolean;
  readonly size?: number;
}) {
  const whose = isSecret ? 'secret mission' : 'mission of all';
  const shape = MISSIONS[mission]?.shape;
  return (
    <Tip
      className="hx-mission"
      rule="HX-MIS-01"
      tip={
        shape
          ? `${missionName(mission)}, ${whose}: ${plural(shape.cells.length, 'unit')} in this shape, turned at will, win.`
          : 'A mission that only its owner knows.'
      }
    >
      {shape && <PatternPicture pattern={shape} size={size} />}
      <span className="hx-mission-name">
        <b>{missionName(mission)}</b>
        {isSecret ? <span className="hx-quiet">secret</span> : <span className="unseen">, {whose}</span>}
      </span>
    </Tip>
  );
}
