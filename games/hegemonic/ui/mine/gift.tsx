import type { Seat } from '@conclave/kernel';
import { Button, Dialog, IconButton, RuleLink, SeatBadge, unsent } from '@conclave/kit';
import { Stepper } from '@conclave/kit/table';
import { GIFTS } from '../../rules/anytime.ts';
import type { Move } from '../../rules/types.ts';
import { caps } from '../../words/names.ts';
import type { Props } from '../draft.ts';

/** The tokens that make an amount, the large ones first. */
export function tokensFor(n: number): readonly (1 | 5)[] {
  const [small, large] = GIFTS;
  return [...Array<1 | 5>(Math.floor(n / large)).fill(large), ...Array<1 | 5>(n % large).fill(small)];
}

interface Gift {
  readonly isOpen: boolean;
  readonly to: Seat | null;
  readonly n: number;
}
const NO_GIFT: Gift = { isOpen: false, to: null, n: 1 };
/** A gift that is being thought over. */
const gift = unsent<Gift>('hegemonic gift', NO_GIFT);

/** CAPs for another player, at any time; said twice before they are given (HG-GEN-01). */
function GiftDialog({ props, onClose }: { readonly props: Props; readonly onClose: () => void }) {
  const { view, viewer, seats, play } = props;
  const thought = gift.use();
  const think = gift.useSet();
  const { to, n } = thought;
  const owned = view.caps[viewer as Seat]!;
  const amount = Math.min(n, owned);
  const give = () => {
    for (const token of tokensFor(amount)) play(['give', to!, token] as Move);
    onClose();
  };
  return (
    <Dialog title="Give CAPs" onClose={onClose}>
      <div className="hg k-stack k-far k-starts">
        <p>
          Agreements do not bind, and what is given does not come back. <RuleLink rule="HG-GEN-01" brief />
        </p>
        <div className="k-choices" role="group" aria-label="To whom">
          {seats.map(
            (info, seat) =>
              seat !== viewer && (
                <Button
                  key={seat}
                  className="k-choice"
                  aria-pressed={to === seat}
                  onClick={() => think({ ...thought, to: seat })}
                >
                  <SeatBadge seat={seat} info={info} />
                </Button>
              ),
          )}
        </div>
        <Stepper label="CAPs" one="CAP" n={amount} most={owned} onChange={(n) => think({ ...thought, n })} />
        <div className="hg-gift-buttons k-flow">
          <Button look="bare" onClick={onClose}>
            Keep them
          </Button>
          <Button
            look="signal"
            aria-disabled={to === null || amount < 1}
            onClick={() => to !== null && amount > 0 && give()}
          >
            {to === null ? 'Choose to whom' : `Give ${caps(amount)} to ${seats[to]!.name}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Opens the dialog of gifts; nothing where none are possible. */
export function GiftButton({ props }: { readonly props: Props }) {
  const { isOpen } = gift.use();
  const think = gift.useSet();
  const canGive = props.moves.some(([label]) => label === 'give');
  if (!canGive && !isOpen) return null;
  return (
    <>
      <IconButton
        icon="share"
        size={16}
        className="hg-give"
        label="Give CAPs"
        onClick={() => think({ ...NO_GIFT, isOpen: true })}
      />
      {isOpen && <GiftDialog props={props} onClose={() => think(NO_GIFT)} />}
    </>
  );
}
