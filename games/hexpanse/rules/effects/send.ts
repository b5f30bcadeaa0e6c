import type { Next, Seat } from '@conclave/kernel';
import { clockwise, isAlive } from '../sides.ts';
import { isUndying, sendToShip } from '../tokens.ts';
import { afterDestruction } from '../triggers.ts';
import type { ShipUnit, State } from '../types.ts';
import { loop, procedure, tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

/** HX-DST-10: the kinds of units in a reserve that can be sent; a zombie would come back at once (HX-DST-04). */
export const sendables = (s: Readonly<State>, seat: Seat): ShipUnit[] =>
  (['normal', 'minor'] as const).filter(
    (unit, i) => isAlive(s, seat) && s.reserve[seat]![i]! > 0 && !isUndying(s, seat, unit),
  );

/** The players whose units can be sent; `chosen` is the one that has been chosen, -1 for none. */
const playersFor = (s: Readonly<State>, chosen: Seat): Seat[] =>
  clockwise(s, s.active).filter((seat) => (chosen < 0 || seat === chosen) && sendables(s, seat).length > 0);

export const sending = procedure<{ left: number; chosen: Seat }>(
  'send',
  { left: 'all', chosen: 'all' },
  {
    choose: {
      rule: 'HX-DST-10',
      who: (s, f) => (f.left > 0 && playersFor(s, f.chosen).length > 0 ? s.active : null),
      options(s, f, _seat, emit) {
        for (const seat of playersFor(s, f.chosen))
          for (const unit of sendables(s, seat)) emit(['send', seat, unit]);
        if (f.chosen >= 0) emit(['stop']);
      },
      take(s, f, _seat, move): Next {
        if (move[0] === 'stop') return;
        const [, owner, unit] = move as readonly ['send', Seat, ShipUnit];
        s.reserve[owner]![unit === 'normal' ? 0 : 1]!--;
        tell(['sent', owner, unit, sendToShip(s, owner, unit)]);
        f.left--;
        f.chosen = owner;
        return 'again';
      },
    },
    triggers: afterDestruction,
  },
);

/** Sends units of one player's reserve to the Recovery Ship. */
export const send: Kind<Of<'send'>> = {
  isPossible: (s) => clockwise(s, 0).some((seat) => sendables(s, seat).length > 0),
  carryOut: (_s, { units }) => loop(sending, { left: units, chosen: -1 }),
};
