import type { Tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import { TYPES } from '../../data/tracks.ts';
import scenes from '../art/technologies.webp';
import { ThingSign, TypeSign } from '../symbols/symbols.tsx';
import { backgroundOf, SCENES } from './card-sheets.ts';
import { parted } from './parted.ts';

const TIERS = ['', 'I', 'II', 'III'];

/** A technology's tier as it is printed. */
export const tierText = (tier: number): string => TIERS[tier]!;

/** The picture of a technology. */
export const Scene = ({ card }: { readonly card: number }) => (
  <span
    className="hg-scene"
    aria-hidden="true"
    style={{ backgroundImage: `url(${scenes})`, ...backgroundOf(SCENES, KIND_OF[card]!) }}
  />
);

/** The face of a technology: type, tier, cost, name, and its three powers; the back for a card that is not known. */
export function TechnologyFace({ t, card }: { readonly t: Tables; readonly card: number }) {
  if (card < 0)
    return (
      <span className="hg-technology" data-back="" aria-hidden="true">
        <ThingSign thing="card" size={28} />
      </span>
    );
  const { name, type, tier, cost, power } = t.technologies[KIND_OF[card]!]!;
  return (
    <span
      className="k-face hg-technology"
      data-type={type}
      style={{ borderBlockStartColor: `var(--hg-${type})` }}
      aria-hidden="true"
    >
      <Scene card={card} />
      <span className="hg-technology-top k-line k-apart k-near k-fine">
        <TypeSign type={type} size={14} />
        <b className="hg-tier">{tierText(tier)}</b>
        <span className="hg-cost k-within">
          {cost}
          <ThingSign thing="coin" size={12} />
        </span>
      </span>
      <span className="hg-technology-name">{parted(name)}</span>
      <span className="hg-powers k-line k-apart k-near k-fine">
        {TYPES.map((own, i) => (
          <span key={own} className={`hg-power k-within hg-type-${own}`}>
            <TypeSign type={own} size={11} />
            <b className="k-ink">{power[i]}</b>
          </span>
        ))}
      </span>
    </span>
  );
}
