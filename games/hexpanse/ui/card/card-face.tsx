import { capital } from '@conclave/frame/words.ts';
import { memo } from 'react';
import { CARDS, isMercenary } from '../../data/cards.ts';
import type { Ability } from '../../data/effects.ts';
import { abilityBrief } from '../../words/effect-words.ts';
import { Sign, UnitGlyph } from '../symbols/symbols.tsx';
import { AbilitySign, CardSign } from './card-sign.tsx';
import { Scene } from './scene.tsx';

/** An ability as it stands on a card: drawn, and below in a few words. */
function Part({ ability, mark }: { readonly ability: Ability; readonly mark?: string }) {
  return (
    <span className="hx-card-part">
      <AbilitySign ability={ability} size={18} />
      <span className="k-soft k-fine">
        {mark && <b>{mark} </b>}
        {capital(abilityBrief(ability))}
      </span>
    </span>
  );
}

/** What a card is, and what it costs. */
function Top({ card, isBrief }: { readonly card: number; readonly isBrief: boolean }) {
  const data = CARDS[card]!;
  const kind = isMercenary(card) ? 'Mercenary' : 'Action';
  return (
    <span className="k-line k-near hx-card-top">
      {isMercenary(card) ? <UnitGlyph kind="mercenary" size={13} /> : <Sign name="card" size={13} />}
      <span className="hx-card-kind">{isBrief ? null : kind}</span>
      {'reusable' in data && data.reusable && <Sign name="recycle" size={14} className="hx-recycle" />}
      <span className="k-within hx-price">
        {data.price}
        <Sign name="hexilum" size={13} />
      </span>
    </span>
  );
}

/** A card in small: name, price, and what it does as drawings. */
export const SmallFace = memo(({ card }: { readonly card: number }) => (
  <span
    className="k-face hx-card hx-small"
    data-kind={isMercenary(card) ? 'mercenary' : 'action'}
    aria-hidden="true"
  >
    <Scene card={card} />
    <Top card={card} isBrief />
    <span className="hx-card-name">{CARDS[card]!.name}</span>
    <span className="k-flow k-apart hx-card-signs">
      <CardSign card={card} size={13} />
    </span>
  </span>
));

/** The top of a card, as it lies in the tray. */
export const TopFace = memo(({ card }: { readonly card: number }) => (
  <span
    className="k-face hx-card hx-top"
    data-kind={isMercenary(card) ? 'mercenary' : 'action'}
    aria-hidden="true"
  >
    <Scene card={card} />
    <Top card={card} isBrief />
    <span className="hx-card-name">{CARDS[card]!.name}</span>
  </span>
));

/** The face of a mercenary or an action card; the back of one that is not known. */
export function CardFace({ card }: { readonly card: number }) {
  if (card < 0)
    return (
      <span className="hx-card" data-back="" aria-hidden="true">
        <Sign name="card" size={30} />
      </span>
    );
  const data = CARDS[card]!;
  return (
    <span className="hx-card" data-kind={isMercenary(card) ? 'mercenary' : 'action'} aria-hidden="true">
      <Scene card={card} />
      <Top card={card} isBrief={false} />
      <span className="hx-card-name">{data.name}</span>
      {'ability' in data ? (
        <Part ability={data.ability} />
      ) : (
        data.options.map((option, i) => (
          <Part key={i === 0 ? 'first' : 'second'} ability={option} mark={`${i + 1}`} />
        ))
      )}
    </span>
  );
}
