import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Button, Count, Tip } from '@conclave/kit';
import { KIND } from '../../data/mastery.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { extrasLeft } from '../../rules/actions.ts';
import { citiesOfLevel } from '../../rules/cities.ts';
import { hasCard } from '../../rules/holdings.ts';
import { EXTRAS, type Extra } from '../../rules/types.ts';
import { EXTRA_NAME } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { CitySign, Sign } from '../symbols/symbols.tsx';
import { useTurnTo } from '../tree/shown.ts';

/** What the extra actions are for. */
const EXTRA_SAYS: { readonly [extra in Extra]: string } = {
  bureaucracy: 'more Build actions in this Age',
  patronage: 'more Monument levels in this Age',
  printing: 'more Develop actions in this Age',
};

/** City counters that a seat has left. */
export const CitiesLeft = ({ view, seat }: Pick<Props, 'view'> & { readonly seat: Seat }) => (
  <Tip tip="City counters that you have left, by level.">
    {[1, 2, 3].map((level) => (
      <span key={level} className="k-within">
        <CitySign level={level} size={17} />{' '}
        {Math.max(0, NUMBERS.cityCounters - citiesOfLevel(view, seat, level))}
      </span>
    ))}{' '}
    Cities left
  </Tip>
);

/** Points, Influence, City counters, extra actions, and the way to the own Tree. */
export function Facts({ table, seat }: { readonly table: Props; readonly seat: Seat }) {
  const { view, moves } = table;
  const { picks } = useDraft(table);
  const turnTo = useTurnTo();
  return (
    <div className="dm-facts k-flow k-far k-soft">
      <span className="k-within">
        <Sign name="vp" size={18} /> <Count value={view.vp[seat]!} /> VP
      </span>
      <span className="k-within">
        <Sign name="influence" size={18} /> <Count value={view.influence[seat]!} /> Influence
      </span>
      <CitiesLeft view={view} seat={seat} />
      {EXTRAS.filter((extra) => hasCard(view, seat, KIND[extra])).map((extra) => (
        <Tip key={extra} tip={EXTRA_SAYS[extra]}>
          {EXTRA_NAME[extra]} <b>{extrasLeft(view, seat, extra)}</b>
        </Tip>
      ))}
      <span className="k-rest" />
      <Button small look="bare" onClick={() => turnTo('tree', moves, picks)}>
        <Sign name="tree" size={18} /> Tree: {plural(view.cards[seat]!.length, 'card')}
      </Button>
    </div>
  );
}
