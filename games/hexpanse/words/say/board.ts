import { seatWord } from '@conclave/frame/says.ts';
import { listed } from '@conclave/frame/words.ts';
import type { Effect } from '../../data/effects.ts';
import { tables } from '../../data/tables.ts';
import { hasUnit, isVacant, warlordAt } from '../../rules/board.ts';
import { territoriesOf } from '../../rules/effects/pattern.ts';
import { raiseCost } from '../../rules/hexilum.ts';
import { abilityOf, currentEffect, meetsWarlords, sourceAt } from '../../rules/sources.ts';
import { abilityText, TURN_NAMES } from '../effect-words.ts';
import { aToken, cardName, hexilum, sourceName, warlordName } from '../names.ts';
import { told, withHexilum } from '../territory.ts';
import { territoryName } from '../territory-names.ts';
import { mover, type Says, type View } from './say.ts';

const at = (view: View, territory: number): string => told(view, territory, seatWord);

/** What an orientation does: “attack F7 (seat 2’s normal unit); place on E6 and G6”. */
function outcome(view: View, anchor: number, k: number): string {
  const { pattern } = currentEffect<Extract<Effect, { readonly kind: 'pattern' }>>(view);
  const attacked = territoriesOf(view, pattern, anchor, k, 'X').map((territory) => at(view, territory));
  const filled = territoriesOf(view, pattern, anchor, k, 'P')
    .filter((territory) => isVacant(view, territory))
    .map((territory) => withHexilum(view, territory));
  return [
    ...(attacked.length > 0 ? [`attack ${listed(attacked)}`] : []),
    ...(filled.length > 0 ? [`place on ${listed(filled)}`] : []),
  ].join('; ');
}

/** Tokens and warlords that come onto the board, act there, change their place or leave it. */
export const BOARD_SAYS: Says<
  | 'warlord'
  | 'place'
  | 'deploy'
  | 'at'
  | 'withdraw'
  | 'attack'
  | 'reuse'
  | 'heal'
  | 'moveWarlord'
  | 'ability'
  | 'orient'
  | 'strike'
  | 'put'
  | 'target'
  | 'exchange'
  | 'with'
> = {
  warlord: (view, [, territory]) => `place your warlord at ${withHexilum(view, territory)}`,
  place: (_view, [, unit]) => `place ${aToken(unit)}`,
  deploy: (view, [, card]) =>
    `deploy ${cardName(card)}: ${abilityText(abilityOf(view, ['mercenary', card]))}`,
  at: (view, [, territory]) => `at ${withHexilum(view, territory)}`,
  withdraw: (view, [, territory]) => `withdraw ${at(view, territory)}`,
  attack(view, [, from, to]) {
    const harm = warlordAt(view, to) < 0 ? '' : ` for ${tables(view).attackDamage} damage`;
    return `attack ${at(view, to)}${harm}, losing ${at(view, from)}`;
  },
  reuse(view, [, territory]) {
    const source = sourceAt(view, territory, 'unit');
    return `use ${sourceName(source)} at ${territoryName(territory)}: ${abilityText(abilityOf(view, source))}`;
  },
  heal(view) {
    const { actionLife, life } = tables(view);
    return `heal your warlord: life ${Math.min(life, view.life[mover(view)]! + actionLife)}`;
  },
  moveWarlord: (view, [, territory]) =>
    `move your warlord to ${withHexilum(view, territory)}: ${tables(view).ownDamage} damage`,
  ability(view) {
    const faction = view.factions[mover(view)]!;
    const { factions, ownDamage } = tables(view);
    return `use ${warlordName(faction)}, ${ownDamage} damage: ${abilityText(factions[faction]!.ability, 'the warlord')}`;
  },
  orient: (view, [, anchor, k]) =>
    `${outcome(view, anchor, k)} (laid at ${territoryName(anchor)}, pointing ${TURN_NAMES[k]})`,
  strike: (view, [, territory]) =>
    meetsWarlords(view) || hasUnit(view, territory)
      ? `attack ${at(view, territory)} next`
      : `attack ${territoryName(territory)} next, where there is nothing to hit`,
  put: (view, [, territory, token]) => `put ${aToken(token)} on ${withHexilum(view, territory)}`,
  target: (view, [, territory]) => `choose ${at(view, territory)}`,
  exchange: (view, [, territory]) => `choose ${at(view, territory)}`,
  with: (view, [, territory]) =>
    hasUnit(view, territory)
      ? `exchange it with ${at(view, territory)}`
      : `move it to ${withHexilum(view, territory)}`,
};

/** What raising income costs and brings. */
export const raiseText = (view: View): string => {
  const seat = mover(view);
  return `raise income to ${view.income[seat]! + 1} for ${hexilum(raiseCost(view, seat))}`;
};
