import type { Props } from '../draft.ts';
import { CardsInFront } from './cards-in-front.tsx';
import { Market } from './market.tsx';
import { Missions } from './missions.tsx';
import { PlayerBoard } from './player-board.tsx';

/** The viewer's own area: player board, cards in front, missions, and the market that all share. */
export function Mine(props: Props) {
  const { view, viewer } = props;
  return (
    <section className="hx hx-mine" aria-label={viewer === 'table' ? 'Market' : 'Your area'}>
      {viewer === 'table' ? (
        <Missions view={view} seat={null} />
      ) : (
        <PlayerBoard view={view} seat={viewer} isOwn />
      )}
      <div className="k-stack hx-held">
        {viewer !== 'table' && (
          <section className="k-stack hx-group" aria-label="Your cards">
            <h3>Your cards</h3>
            <CardsInFront props={props} seat={viewer} />
          </section>
        )}
        <Market {...props} />
      </div>
    </section>
  );
}
