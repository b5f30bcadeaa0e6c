import { ChoiceLabel } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import type { Tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import { technologyName } from '../../words/names.ts';
import { technologySays } from '../../words/technology-words.ts';
import { Telling } from '../terms.tsx';
import { Scene, TechnologyFace } from './technology-card.tsx';

/** A technology large, for a tip: its face, and what it does while it is advanced. */
export const CardTip = ({
  t,
  card,
  children,
}: {
  readonly t: Tables;
  readonly card: number;
  /** What is said besides. */
  readonly children?: ReactNode;
}) => (
  <span className="hg-card-tip">
    <TechnologyFace t={t} card={card} />
    <span className="k-stack k-near">
      <b>{technologyName(card)}</b>
      <span>While it is advanced: {technologySays(t, t.technologies[KIND_OF[card]!]!.key)}</span>
      {children}
    </span>
  </span>
);

/** A technology as a choice; pointing at it shows the card. */
export const CardLabel = ({
  t,
  card,
  effect,
  isNone = false,
  hasScene = false,
}: {
  readonly t: Tables;
  readonly card: number;
  readonly effect: ReactNode;
  readonly isNone?: boolean;
  /** Whether its picture is shown: of those that do not lie in the own area. */
  readonly hasScene?: boolean;
}) => (
  <Telling says={<CardTip t={t} card={card} />}>
    <ChoiceLabel
      sign={hasScene ? <Scene card={card} /> : null}
      name={technologyName(card)}
      effect={effect}
      isNone={isNone}
    />
  </Telling>
);
