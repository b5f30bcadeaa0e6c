import { phrase } from '@conclave/frame/event-parts.ts';
import { Icon, said } from '@conclave/kit';
import { Ask, valuesOf } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { MOVES } from '../../words/moves.ts';
import { sectorPart } from '../../words/sector-names.ts';
import { sayAgeChange } from '../age-now.ts';
import { type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { afterMove, previewBattle, type Verdict, verdictFor } from '../preview.ts';
import { asked, at } from '../words.ts';

const LOOK: {
  readonly [O in Verdict['outcome']]: { readonly icon: 'check' | 'close' | 'minus'; readonly says: string };
} = {
  won: { icon: 'check', says: 'you would win' },
  lost: { icon: 'close', says: 'you would lose' },
  tied: { icon: 'minus', says: 'a tie' },
};

/** “A2: you would win, 6 to 5.” */
function sentenceOf({ view, viewer, seats }: Props, sector: number): ReactNode {
  const { outcome, own, rival } = verdictFor(view, viewer as number, sector);
  return said(phrase`${sectorPart(view, sector)}: ${LOOK[outcome].says}, ${own} to ${rival}.`, seats);
}

/** What the viewer keeps if they win, and what the battle changes for the age; a warning says what else it costs. */
function Gain({ props, sector }: { readonly props: Props; readonly sector: number }) {
  const { view, seats } = props;
  const me = props.viewer as number;
  const { parts, winner } = previewBattle(view, sector);
  const age = sayAgeChange(view, afterMove(view, me, ['battle', sector]), seats, me);
  return (
    <>
      {winner === me && <p>+1 VP, and you keep {parts.find(({ seat }) => seat === me)!.keeps}.</p>}
      {age && <p>{age}</p>}
    </>
  );
}

/** Which battle to start, each with its outcome (AX-WAR-01, 02). */
export function WarAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const me = viewer as number;
  const sectors = [...valuesOf(offersOf(moves), 'from')];
  // The only battle left is not begun by itself: it may be one that is lost.
  const from = draft.picks.length === 0 ? null : draft.from;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={from === null ? asked(view, seats) : sentenceOf(props, from)}
      choices={sectors.map((sector) => {
        const { outcome, own, rival } = verdictFor(view, me, sector);
        const { icon, says } = LOOK[outcome];
        return {
          key: String(sector),
          says: `Battle at ${at(view, sector)}: ${says}, ${own} to ${rival}`,
          label: (
            <span className="k-within ax-battle-choice" data-outcome={icon}>
              <b>{at(view, sector)}</b> {own} : {rival} <Icon name={icon} size={16} />
            </span>
          ),
          isPressed: from === sector,
          act: () => draft.pick('from', sector),
        };
      })}
      preview={from === null ? null : <Gain props={props} sector={from} />}
      warning={from === null ? null : verdictFor(view, me, from).warning}
      confirm={from === null ? null : `Fight at ${at(view, from)}`}
      end={{ label: MOVES.endWar.name, move: ['endWar'], warning: null }}
    />
  );
}
