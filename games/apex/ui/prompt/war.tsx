import { Icon } from '@conclave/kit';
import { Ask, valuesOf } from '@conclave/kit/table';
import { MOVES } from '../../words/moves.ts';
import { type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { type Verdict, verdictFor } from '../preview.ts';
import { asked, at } from '../words.ts';
import { BattleList } from './battle.tsx';

const LOOK: {
  readonly [O in Verdict['outcome']]: { readonly icon: 'check' | 'close' | 'minus'; readonly says: string };
} = {
  won: { icon: 'check', says: 'you would win' },
  lost: { icon: 'close', says: 'you would lose' },
  tied: { icon: 'minus', says: 'a tie' },
};

/** Which battle to start, each with its outcome (AX-WAR-01, 02). */
export function WarAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const me = viewer as number;
  const sectors = [...valuesOf(offersOf(moves), 'from')];
  const { from } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        from === null ? asked(view, seats) : `War: the battle at ${at(view, from)}, as it would end now.`
      }
      choices={sectors.map((sector) => {
        const { icon, says } = LOOK[verdictFor(view, me, sector).outcome];
        return {
          key: String(sector),
          says: `Battle at ${at(view, sector)}: ${says}`,
          label: (
            <span className="ax-battle-choice" data-outcome={icon}>
              {at(view, sector)} <Icon name={icon} size={16} />
            </span>
          ),
          isPressed: from === sector,
          act: () => draft.pick('from', sector),
        };
      })}
      preview={from === null ? null : <BattleList view={view} seats={seats} sector={from} />}
      warning={from === null ? null : verdictFor(view, me, from).warning}
      confirm={from === null ? null : `Fight at ${at(view, from)}`}
      end={{ label: MOVES.endWar.name, move: ['endWar'], warning: null }}
    />
  );
}
