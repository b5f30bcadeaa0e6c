import { Button, useRoving, useWide } from '@conclave/kit';
import { useState } from 'react';
import type { Props } from '../draft.ts';
import { WarlordFace } from '../figures/warlord-face.tsx';
import { CardsInFront } from './cards-in-front.tsx';
import { CardCount, Hexilum, Income, Life, Reserve, Ship } from './facts.tsx';
import { MarketCards, MarketDialog } from './market.tsx';

/**
 * What one needs at a glance, and plays from: the own warlord and means, tops of the own cards and of the market; on a phone
 * how many cards, and the way to the market.
 */
export function Tray(props: Props) {
  const { view, viewer, moves } = props;
  const roving = useRoving<HTMLDivElement>();
  const isWide = useWide();
  const [isMarketOpen, setMarketOpen] = useState(false);
  if (viewer === 'table') return null;
  const faction = view.factions[viewer]!;
  // While one buys, the market is where it is asked.
  const isBuying = moves.some(([label]) => label === 'buy');
  return (
    <>
      <section className="hx k-line hx-tray" aria-label="Your area in brief">
        {faction >= 0 && <WarlordFace seat={viewer} faction={faction} width={isWide ? 44 : 30} />}
        <div className="hx-tray-facts">
          <div className="k-line">
            <Life view={view} seat={viewer} />
            <Hexilum view={view} seat={viewer} />
            <Income view={view} seat={viewer} />
            {!isWide && <CardCount view={view} seat={viewer} />}
          </div>
          <div className="k-line">
            <Reserve view={view} seat={viewer} />
            <Ship view={view} seat={viewer} />
          </div>
        </div>
        {isWide && (
          <section className="k-line hx-tray-cards" aria-label="Your cards">
            <h3 className="unseen">Cards</h3>
            <CardsInFront props={props} seat={viewer} isTop />
          </section>
        )}
        {!isWide && !isBuying && view.market.length > 0 && (
          <>
            <span className="k-rest" />
            <Button small look="bare" icon="chevron-up" onClick={() => setMarketOpen(true)}>
              Market
            </Button>
          </>
        )}
        {isWide && !isBuying && (
          <section className="k-line hx-tray-cards hx-tray-market" aria-label="Market">
            <h3>
              Market <span className="k-quiet">{view.deck.length} left</span>
            </h3>
            <div className="hx-cards" role="group" aria-label="Cards for sale" {...roving}>
              <MarketCards props={props} isTop />
            </div>
          </section>
        )}
      </section>
      {isMarketOpen && <MarketDialog props={props} close={() => setMarketOpen(false)} />}
    </>
  );
}
