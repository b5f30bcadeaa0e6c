import type { Seat, Viewer } from '@conclave/kernel';
import type { Explanation } from '@conclave/kit';
import { hasUnitOf, isVacant } from '../rules/board.ts';
import type { Move } from '../rules/types.ts';
import { sayRefusal } from '../words/refusals.ts';
import { territoryName } from '../words/territory-names.ts';
import type { AnyGame } from './course.ts';
import type { Draft } from './drafting.ts';

/** The question that a press answers: the last one, where nothing more is asked. */
const askedOf = ({ course, asked }: Draft) => (course.step === null ? asked : course);

/** The move that a press on a territory seems to want, as far as the draft says what is being done. */
function wanted(draft: Draft, territory: number): Move | null {
  const { chosen, pattern } = draft;
  const { step, moves } = askedOf(draft);
  switch (step) {
    case 'setUp.placeWarlord':
      return ['warlord', territory];
    case 'drop.choose':
      return ['at', territory];
    case 'pattern.orient':
      return ['orient', territory, pattern!.k];
    case 'pattern.strike':
    case 'assault.strike':
      return ['strike', territory];
    case 'pattern.put':
    case 'place.put':
    case 'resurrect.put': {
      const put = moves.find(([label]) => label === 'put') as
        | Extract<Move, readonly ['put', ...unknown[]]>
        | undefined;
      return put ? ['put', territory, chosen.token ?? put[2]] : null;
    }
    case 'destroy.choose':
    case 'attack.choose':
      return ['target', territory];
    case 'exchange.choose':
      return ['exchange', territory];
    case 'exchange.with':
      return ['with', territory];
    case 'action.choose':
      return wantedAction(draft, territory);
    default:
      return null;
  }
}

function wantedAction({ chosen, answer }: Draft, territory: number): Move | null {
  const action = chosen.action ?? answer?.[0];
  const at = answer?.[0] === 'attack' ? answer[1] : chosen.at;
  switch (action) {
    case 'withdraw':
    case 'reuse':
    case 'moveWarlord':
      return [action, territory];
    case 'attack':
      return at === undefined ? null : [action, at, territory];
    default:
      return null;
  }
}

/** What an action asks before any territory matters. */
const FIRST: { readonly [action in Move[0]]?: string } = {
  place: 'First choose which unit you place.',
  deploy: 'First choose which mercenary you deploy.',
  play: 'First choose the card, and one of its options.',
  recover: 'First choose which unit you take back.',
};

/** What is said where the draft is not yet so far that a rule could be named. */
function inGeneral(draft: Draft, seat: Seat, territory: number): string | null {
  const { step, view } = askedOf(draft);
  if (step !== 'action.choose') return null;
  if (draft.chosen.action === 'attack')
    return view.warlords[seat] === territory
      ? 'Your warlord stands there; only units attack.'
      : 'No unit of yours that can attack stands there.';
  const first = draft.chosen.action && FIRST[draft.chosen.action];
  if (first) return first;
  if (isVacant(view, territory))
    return view.reserve[seat]!.some((n) => n > 0)
      ? 'What you have begun does not reach there.'
      : 'There is no unit in your reserve to put there.';
  if (hasUnitOf(view, seat, territory)) return 'That unit can do nothing now.';
  return 'No unit of yours that can attack stands beside it.';
}

/** Why a territory can't be chosen now; null where nothing is asked. */
export function whyNotTerritory(
  game: AnyGame,
  viewer: Viewer,
  draft: Draft,
  territory: number,
): Explanation | null {
  const course = askedOf(draft);
  if (viewer === 'table' || course.step === null || !game.waiting(course.view).includes(viewer)) return null;
  const move = wanted(draft, territory);
  const refusal = move && game.whyNot(course.view, viewer, move);
  const text = (refusal && sayRefusal(refusal)) ?? inGeneral(draft, viewer, territory);
  return text === null
    ? null
    : { text: `${territoryName(territory)}: ${text}`, rule: refusal?.rule, kind: 'no' };
}
