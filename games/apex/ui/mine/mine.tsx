import type { Props } from '../draft.ts';
import { Civilisations } from './civilisations.tsx';
import { Hand } from './hand.tsx';
import { PlayerBoard } from './player-board.tsx';

/** The viewer's own area: civilisations during the set-up, then hand and civilisation. */
export function Mine(props: Props) {
  const { view, viewer } = props;
  if (viewer === 'table') return null;
  return (
    <section className="ax k-mine" aria-label="Your area">
      {view.age === 0 ? (
        <Civilisations props={props} />
      ) : (
        <div className="k-mine-body ax-mine-body">
          <Hand props={props} seat={viewer} />
          <PlayerBoard view={view} seat={viewer} />
        </div>
      )}
    </section>
  );
}
