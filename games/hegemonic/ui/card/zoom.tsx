import type { Seat } from '@conclave/kernel';
import { Button, Dialog, RuleLink } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { KIND_OF } from '../../data/technologies.ts';
import { technology } from '../../rules/cards.ts';
import { effectRule } from '../../words/events/line.ts';
import { technologyFigures } from '../../words/names.ts';
import { technologySays } from '../../words/technology-words.ts';
import { type Props, useDraft } from '../draft.ts';
import { SeatArea } from '../mine/seat-area.tsx';
import { advanceOf } from './advance.ts';
import { TechnologyFace } from './technology-card.tsx';
import { zoomed } from './zoomed.ts';

/** A technology large: what it does, and whether it could be advanced, or given up. */
function ReadTechnology({ props, card }: { readonly props: Props; readonly card: number }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const zoom = zoomed.useSet();
  const kind = technology(view, card);
  const owned =
    viewer !== 'table' && (view.hands[viewer]!.includes(card) || view.inactive[viewer]!.includes(card));
  const advance = owned ? advanceOf(view, viewer as Seat, card) : null;
  const drop = moves.find((move) => move[0] === 'drop' && move[1] === card);
  return (
    <Dialog lookup title={kind.name} onClose={() => zoom(null)}>
      <div className="hg hg-reading">
        <TechnologyFace t={tables(view)} card={card} />
        <div className="k-stack">
          <p>
            {technologySays(tables(view), kind.key)} <RuleLink rule={effectRule(KIND_OF[card]!)} brief />
          </p>
          <p className="k-quiet">{technologyFigures(kind)}</p>
          <p className="k-quiet">
            Advanced it is worth {tables(view).pointsATier * kind.tier} VP when the game ends.
          </p>
          {advance && (
            <p className={advance.can ? 'k-gain' : ''}>
              {advance.says} <RuleLink rule={advance.rule} brief />
            </p>
          )}
        </div>
        {drop && (
          <Button
            icon="close"
            onClick={() => {
              zoom(null);
              draft.send(drop);
            }}
          >
            Give it up
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** What is read large beside the table: a technology, or all that a seat has. */
export function Zoom(props: Props) {
  const shown = zoomed.use();
  const zoom = zoomed.useSet();
  if (shown === null) return null;
  if ('card' in shown) return <ReadTechnology props={props} card={shown.card} />;
  return (
    <Dialog lookup title={props.seats[shown.seat]!.name} onClose={() => zoom(null)} place="wide">
      <div className="hg">
        <SeatArea props={props} seat={shown.seat} />
      </div>
    </Dialog>
  );
}
