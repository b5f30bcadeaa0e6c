import { Dialog, RuleLink } from '@conclave/kit';
import { CARDS } from '../../data/cards.ts';
import { NEWEST } from '../../data/tables.ts';
import { cardName, cardTexts } from '../../words/names.ts';
import { CardFace } from './card-face.tsx';
import { zoomed } from './zoomed.ts';

/** A card large, with all that it does. */
function ReadCard({ card }: { readonly card: number }) {
  const zoom = zoomed.useSet();
  const isMercenary = 'ability' in CARDS[card]!;
  return (
    <Dialog lookup title={cardName(card)} onClose={() => zoom(null)}>
      <div className="hx hx-reading">
        <CardFace card={card} />
        <div className="k-stack">
          {cardTexts(NEWEST, card).map((text, i) => (
            <p key={text}>
              {!isMercenary && <b>{i + 1} </b>}
              {text} {i === 0 && <RuleLink rule={isMercenary ? 'HX-CRD-02' : 'HX-CRD-06'} brief />}
            </p>
          ))}
          <p className="k-quiet">
            {isMercenary
              ? 'Deployed for an action, or placed by a pattern; then its ability is used.'
              : 'Played for an action; one of its two options is chosen, then it is discarded.'}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** The card that is read large beside the table. */
export function Zoom() {
  const card = zoomed.use();
  return card === null ? null : <ReadCard card={card} />;
}
