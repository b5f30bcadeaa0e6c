import { Tip } from '@conclave/kit';
import { DOMAINS } from '../../data/domains.ts';
import { TILES } from '../../data/tiles.ts';
import { bag } from '../../rules/bag.ts';
import type { State } from '../../rules/types.ts';
import { domainName } from '../../words/names.ts';
import { DomainSign, Sign } from '../symbols/symbols.tsx';

/** How many tiles are left to be drawn, and on asking how many Camps and dots of each Domain they have. */
export function Bag({ view }: { readonly view: Readonly<State> }) {
  const left = bag(view);
  const isHidden = view.hands.some((hand) => hand.includes(-1));
  const camps = DOMAINS.map((_, domain) => left.filter((tile) => TILES[tile]!.camp === domain).length);
  const dots = DOMAINS.map((_, domain) =>
    left.reduce((sum, tile) => sum + TILES[tile]!.dots.filter((dot) => dot === domain).length, 0),
  );
  const table = (
    <span className="k-stack">
      <b>{isHidden ? 'In the bag and in hidden hands' : 'In the bag'}</b>
      {DOMAINS.map((code, domain) => (
        <span key={code}>
          <DomainSign domain={domain} size={14} /> {domainName(domain)}: {camps[domain]} Camps, {dots[domain]}{' '}
          dots
        </span>
      ))}
    </span>
  );
  return (
    <Tip tip={table} className="dm-bag k-note">
      <Sign name="bag" size={18} /> <span className="map-roomy">Bag</span> {left.length}
    </Tip>
  );
}
