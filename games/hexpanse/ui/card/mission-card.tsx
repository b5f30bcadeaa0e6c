import { plural } from '@conclave/frame/words.ts';
import { useTip } from '@conclave/kit';
import { MISSIONS } from '../../data/missions.ts';
import { missionName } from '../../words/names.ts';
import { useLifting } from '../lifted.ts';
import { PatternPicture } from '../symbols/symbols.tsx';

interface CardProps {
  readonly mission: number;
  readonly isSecret: boolean;
  /** Whether its shape is lifted over the planet; undefined where it can't be. */
  readonly isLifted?: boolean | undefined;
  /** How many units of the viewer's side stand in it, null for a seat that is not the viewer's. */
  readonly held: number | null;
}

/** A mission: its shape, name and what wins; its back where it is not known. A press lifts its shape over the planet. */
export function MissionCard({ mission, isSecret, isLifted, held }: CardProps) {
  const { lift } = useLifting();
  const whose = isSecret ? 'secret mission' : 'everybody’s mission';
  const shape = MISSIONS[mission]?.shape;
  const tip = useTip(
    shape
      ? `${missionName(mission)}, ${whose}: ${plural(shape.cells.length, 'unit')} in this shape, turned at will, win.${isLifted === undefined ? '' : ' Press it to lift its shape over the planet, and again to put it back.'}`
      : 'A mission that only its owner knows.',
    'HX-MIS-01',
  );
  return (
    <button
      type="button"
      className="k-tip k-line hx-mission"
      aria-pressed={isLifted}
      onClick={isLifted === undefined ? undefined : () => lift(mission)}
      {...tip}
    >
      {shape && <PatternPicture pattern={shape} size={9} />}
      <span className="k-within k-fine hx-mission-name">
        <b className="k-title">{missionName(mission)}</b>
        {isSecret ? <span className="k-quiet">secret</span> : <span className="unseen">, {whose}</span>}
        {shape && held !== null && (
          <span className="k-quiet">
            {held} of {shape.cells.length}
          </span>
        )}
        {shape && (
          <span className="k-quiet hx-mission-wins">
            {plural(shape.cells.length, 'unit')} in this shape win
          </span>
        )}
      </span>
    </button>
  );
}
