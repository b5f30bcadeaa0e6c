import { Emblem, Icon, useEscape } from '@conclave/kit';
import { useState } from 'react';
import { FACTIONS } from '../../data/tiles.ts';
import { FACTION_TEXT, TYPE_TEXT } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { Faction, TypeSign } from '../symbols/symbols.tsx';
import { factionOf, NETWORKS, type NetworkKey, networkOf } from './network.ts';

/** What a network is called: “Industrial”, “Political, orange (Rakshasa)”. */
function nameOf(key: NetworkKey): string {
  const faction = factionOf(key);
  if (faction === null) return TYPE_TEXT[key as 'industrial' | 'martial'].name;
  const { name, people } = FACTION_TEXT[FACTIONS[faction]!];
  return `${TYPE_TEXT.political.name}, ${name} (${people})`;
}

function Sign({ network }: { readonly network: NetworkKey }) {
  const faction = factionOf(network);
  return faction === null ? (
    <TypeSign type={network as 'industrial' | 'martial'} size={18} />
  ) : (
    <Faction faction={faction} size={18} />
  );
}

/** Who has how much in the network that is shown. */
function Legend({ view, seats, network }: Pick<Props, 'view' | 'seats'> & { readonly network: NetworkKey }) {
  const { best } = networkOf(view, network);
  const isFaction = factionOf(network) !== null;
  const order = [...best.keys()].filter((seat) => best[seat]! > 0).sort((a, b) => best[b]! - best[a]!);
  return (
    <p className="hg-network-legend k-flow k-soft">
      <span>
        {nameOf(network)}, {isFaction ? 'sum of Embassies' : 'strongest sector'}:
      </span>
      {order.length === 0 && <span>nobody</span>}
      {order.map((seat) => (
        <span key={seat} className="k-within k-num">
          <Emblem seat={seat} size={12} title={seats[seat]!.name} /> <b>{best[seat]}</b>
        </span>
      ))}
    </p>
  );
}

/** Shows one of the networks over the galaxy, or none. */
export function NetworkSwitch({
  table: { view, seats },
  network,
  choose,
}: {
  readonly table: Props;
  readonly network: NetworkKey | null;
  readonly choose: (network: NetworkKey | null) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  useEscape(network !== null, () => choose(null));
  return (
    <div className="hg-networks k-stack k-starts" data-open={isOpen || network !== null || undefined}>
      {network !== null && <Legend view={view} seats={seats} network={network} />}
      <button
        type="button"
        className="hg-networks-more k-centre k-quiet"
        aria-expanded={isOpen}
        aria-label="Networks"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="link" size={20} />
      </button>
      <fieldset aria-label="Networks">
        <span className="hg-networks-label k-soft" aria-hidden="true">
          Networks
        </span>
        {NETWORKS.map((key) => (
          <button
            key={key}
            type="button"
            className="k-centre"
            aria-pressed={network === key}
            aria-label={`Network: ${nameOf(key)}`}
            title={nameOf(key)}
            onClick={() => choose(network === key ? null : key)}
          >
            <Sign network={key} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
