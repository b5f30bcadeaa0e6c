import type { Seat } from '@conclave/kernel';
import { memo } from 'react';
import type { State } from '../../rules/types.ts';
import { outlooksOf } from '../board/formations.ts';
import { MissionCard } from '../card/mission-card.tsx';
import { useLifted } from '../lifted.ts';

interface MissionsProps {
  readonly view: Readonly<State>;
  readonly seat: Seat | null;
  /** Whether the seat looks at its own ones, and can lift their shapes over the planet. */
  readonly isOwn?: boolean;
}

const heldOf = (view: Readonly<State>, seat: Seat, mission: number): number | null =>
  outlooksOf(view, seat).find((outlook) => outlook.isOwn && outlook.mission === mission)?.held ?? null;

/** The mission of all, and a seat's secret one as far as the viewer knows it. */
export const Missions = memo(({ view, seat, isOwn = false }: MissionsProps) => {
  const lifted = useLifted({ view, viewer: seat ?? 'table' });
  const secret = seat === null ? -1 : (view.secrets[seat] ?? -1);
  if (view.common < 0 && secret < 0) return null;
  const card = (mission: number, isSecret: boolean) =>
    mission >= 0 && (
      <MissionCard
        mission={mission}
        isSecret={isSecret}
        isLifted={isOwn ? lifted?.mission === mission : undefined}
        held={isOwn ? heldOf(view, seat!, mission) : null}
      />
    );
  return (
    <>
      {card(view.common, false)}
      {card(secret, true)}
    </>
  );
});
