import { moveText } from '@conclave/kernel';
import type { TableProps } from '@conclave/kit';
import { proposal } from '@conclave/kit/table';
import { Suspense } from 'react';
import { useAsked, useTable } from '../live/context.tsx';
import { useGameInfo } from '../net/use-game-info.ts';
import { type Access, accessOf } from './access.ts';
import { askedFor, useAdviceKey } from './asked-for.ts';
import { AdvicePanel } from './panel.ts';

/** Whether advice may be asked for at this table, now. */
export function useAccess(game: string): Access {
  const info = useTable((s) => s.known.info);
  const seat = useTable((s) => s.known.seat);
  const isAsked = useAsked();
  const isJudged = useGameInfo(game)?.judged === true;
  return info ? accessOf(info, seat, isJudged, isAsked) : 'none';
}

/** Advice over the board for the seat whose turn it is; what is pressed there stands ready to be confirmed. */
export function TableAdvice({ props }: { readonly props: TableProps }) {
  const { game, view, viewer, moves, seats } = props;
  const asked = askedFor.use();
  const ask = askedFor.useSet();
  const propose = proposal.useSet();
  const mayAsk = useAccess(game.id) === 'open';
  const isOpen = mayAsk && asked === view && viewer !== 'table';
  useAdviceKey(() => mayAsk && ask(isOpen ? null : view));
  if (!isOpen) return null;
  return (
    <Suspense>
      <AdvicePanel
        game={game.id}
        view={view}
        seat={viewer}
        seats={seats}
        onChoose={(chosen) => {
          const move = moves.find((one) => moveText(one) === moveText(chosen));
          if (move) propose({ moves, move });
        }}
        onClose={() => ask(null)}
      />
    </Suspense>
  );
}
