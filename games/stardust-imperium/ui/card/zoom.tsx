import { Dialog, RuleLink } from '@conclave/kit';
import { cardKind, KIND_OF } from '../../data/cards.ts';
import { numbersOf } from '../../data/tables.ts';
import { buildPoints, isUnpaid } from '../../rules/scoring.ts';
import { priceBonus } from '../../rules/selling.ts';
import { cardText } from '../../words/names.ts';
import type { Props } from '../table.ts';
import { Facts } from './brief.tsx';
import { Face } from './face.tsx';
import { legality } from './legality.ts';
import { nameOf, plural, SLIPPED } from './words.ts';
import { zoomed } from './zoomed.ts';

/** The card shown large, with its whole text and what may be done with it now. */
export function Zoom(props: Props) {
  const shown = zoomed.use();
  const zoom = zoomed.useSet();
  if (shown === null) return null;
  const uid = 'uid' in shown ? shown.uid : -1;
  const kind = 'kind' in shown ? shown.kind : KIND_OF[uid]!;
  const card = cardKind(kind);
  const owner = props.view.tableaus.findIndex((cards) => cards.some((built) => built.uid === uid));
  const built = props.view.tableaus[owner]?.find((b) => b.uid === uid);
  const now = legality(props, uid);
  const { view, viewer } = props;
  const isMine = viewer !== 'table' && (owner === viewer || view.hands[viewer]!.includes(uid));
  const price = isMine ? card.price + priceBonus(view, viewer) : undefined;
  return (
    <Dialog lookup title={card.name} onClose={() => zoom(null)} place="middle">
      <div className="si si-entry">
        <Face kind={kind} size="zoom" />
        <div className="si-entry-text k-stack">
          <p>
            <Facts kind={kind} built={built} price={price} />
          </p>
          {cardText(numbersOf(props.view, kind)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {built && card.vp === '?' && (
            <p className="k-quiet">
              {isUnpaid(props.view, uid) ? 'Once it is paid for, worth' : 'Now worth'}{' '}
              {plural(buildPoints(props.view, owner, uid), 'point')}.
            </p>
          )}
          {built?.slipped && <p className="k-quiet">{SLIPPED}</p>}
          {built && built.stash.length > 0 && (
            <p className="k-quiet">
              {built.stash.every((stored) => stored >= 0)
                ? `On it: ${built.stash.map((stored) => nameOf(KIND_OF[stored]!)).join(', ')}.`
                : `${plural(built.stash.length, 'card')} on it.`}
            </p>
          )}
          {now && (
            <p className={now.can ? 'k-gain' : 'k-loss'}>
              {now.text} {now.rule && <RuleLink rule={now.rule} />}
            </p>
          )}
          <p>
            <RuleLink rule={`SI-CARD-${String(kind).padStart(2, '0')}`} />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
