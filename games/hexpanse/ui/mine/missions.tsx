import type { Seat } from '@conclave/kernel';
import type { State } from '../../rules/types.ts';
import { MissionCard } from '../card/mission-card.tsx';

/** The mission of all, and a seat's secret one as far as the viewer knows it. */
export function Missions({ view, seat }: { readonly view: Readonly<State>; readonly seat: Seat | null }) {
  const secret = seat === null ? -1 : (view.secrets[seat] ?? -1);
  if (view.common < 0 && secret < 0) return null;
  return (
    <>
      {view.common >= 0 && <MissionCard mission={view.common} isSecret={false} />}
      {secret >= 0 && <MissionCard mission={secret} isSecret />}
    </>
  );
}
