import type { Seat } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { isMercenary } from '../../data/cards.ts';
import { checkFormations } from '../ending.ts';
import { discard, takeFrom } from '../piles.ts';
import { enemiesOf } from '../sides.ts';
import { currentEffect } from '../sources.ts';
import { isSquadCard, liftToken } from '../tokens.ts';
import type { State } from '../types.ts';
import { loop, procedure, tell } from '../vocabulary.ts';
import type { Kind, Of } from './kind.ts';

type Effect = Of<'takeCard'> | Of<'discardCard'>;

/** HX-CRD-08, 10 to 12: what can be taken of an enemy, or discarded. */
export const cardsFor = (s: Readonly<State>, seat: Seat, effect: Effect): number[] =>
  enemiesOf(s, seat).flatMap((enemy) =>
    effect.kind === 'takeCard' && effect.card === 'mercenary'
      ? [...s.undeployed[enemy]!, ...s.deployed[enemy]!.filter((card) => !isSquadCard(s, card))]
      : s.actionCards[enemy]!,
  );

const isPossible = (s: Readonly<State>, seat: Seat, effect: Effect): boolean =>
  cardsFor(s, seat, effect).length > 0;

const candidates = (s: Readonly<State>): number[] => cardsFor(s, s.active, currentEffect<Effect>(s));

const ownerOf = (lists: readonly number[][], card: number): Seat =>
  lists.findIndex((list) => list.includes(card));

/** Moves a card that is not on the board from its owner to the seat. */
function steal(seat: Seat, lists: number[][], card: number): void {
  const owner = ownerOf(lists, card);
  takeFrom(lists[owner]!, card);
  insert(lists[seat]!, card);
  tell(['cardTaken', seat, owner, card]);
}

export const taking = procedure<{ token: number }>(
  'takeCard',
  { token: 'all' },
  {
    choose: {
      rule: 'HX-CRD-08',
      auto: true,
      who: (s) => (candidates(s).length > 0 ? s.active : null),
      options: (s, _f, _seat, emit) => candidates(s).forEach((card) => emit(['card', card])),
      take(s, f, seat, move) {
        const card = move[1] as number;
        const lists = !isMercenary(card)
          ? s.actionCards
          : ownerOf(s.undeployed, card) >= 0
            ? s.undeployed
            : s.deployed;
        steal(seat, lists, card);
        if (lists !== s.deployed) return;
        f.token = s.cards.indexOf(card);
        s.owners[f.token] = seat;
      },
    },
    mode: {
      rule: 'HX-CRD-08',
      who: (s, f) => (f.token >= 0 ? s.active : null),
      options(_s, _f, _seat, emit) {
        emit(['leave']);
        emit(['return']);
      },
      take(s, f, seat, move) {
        const stays = move[0] === 'leave';
        tell(['tokenTaken', seat, f.token, stays]);
        if (stays) return;
        const card = s.cards[f.token]!;
        liftToken(s, f.token);
        takeFrom(s.deployed[seat]!, card);
        insert(s.undeployed[seat]!, card);
        f.token = -1;
      },
    },
    check(s, f) {
      if (f.token >= 0) checkFormations(s, [f.token]);
    },
  },
);

const discarding = procedure(
  'discardCard',
  {},
  {
    choose: {
      rule: 'HX-CRD-11',
      auto: true,
      who: (s) => (candidates(s).length > 0 ? s.active : null),
      options: (s, _f, _seat, emit) => candidates(s).forEach((card) => emit(['card', card])),
      take(s, _f, _seat, move) {
        const card = move[1] as number;
        const owner = ownerOf(s.actionCards, card);
        takeFrom(s.actionCards[owner]!, card);
        discard(s, owner, card);
      },
    },
  },
);

/** HX-CRD-08 to 10: takes a card of an enemy. */
export const takeCard: Kind<Of<'takeCard'>> = { isPossible, carryOut: () => loop(taking, { token: -1 }) };

/** HX-CRD-11: discards an action card of an enemy. */
export const discardCard: Kind<Of<'discardCard'>> = { isPossible, carryOut: () => loop(discarding, {}) };
