import type { Frame, Seat } from '@conclave/kernel';
import type { EventPart } from '../event-parts.ts';
import { listed, plural } from '../words.ts';
import type { Effect } from './data/effects.ts';
import { abilityText, patternBrief } from './effect-words.ts';
import { isVacant } from './rules/board.ts';
import { hexpanse } from './rules/game.ts';
import { abilityOf, currentEffect, sourceAt } from './rules/sources.ts';
import type { State, Token } from './rules/types.ts';
import { territoryName } from './territory-names.ts';
import { aToken, hexilum, sourceName, warlordName } from './texts.ts';

/** What is asked, in words. */
export interface Question {
  /** To those who are asked, as one or more sentences: “Place your warlord on any empty territory.” */
  readonly asks: readonly EventPart[];
  /** To the others, to follow the name of who is asked: “places the warlord”. */
  readonly waits: string;
}

/** The locals of the frames that ask. */
interface Asking extends Frame {
  readonly token?: Token;
  readonly territory?: number;
  readonly strikes?: number[];
  readonly holes?: number[];
  readonly left?: number;
  readonly unit?: number;
  readonly units?: number;
  readonly chosen?: Seat;
}

type View = Readonly<State>;
type Ask = (view: View, frame: Asking) => Question;

const ask =
  (asks: string, waits: string): Ask =>
  () => ({ asks: [asks], waits });

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** Whose ability is being carried out, as the beginning of a question: “Motoko at F6: ”. */
function resolving(view: View): EventPart[] {
  if (view.resolving === null) return [];
  const { source, at } = view.resolving;
  return [{ name: sourceName(source) }, `${at < 0 ? '' : ` at ${territoryName(at)}`}: `];
}

/** A question about the ability that is being carried out. */
const effect =
  <K extends Effect['kind']>(
    asks: (effect: Of<K>, frame: Asking, view: View) => string,
    waits: string,
  ): Ask =>
  (view, frame) => ({ asks: [...resolving(view), asks(currentEffect<Of<K>>(view), frame, view)], waits });

const action: Ask = (view) => ({
  asks: [`Choose an action; ${plural(view.actionsLeft, 'action')} left.`],
  waits: 'chooses an action',
});

const arrival: Ask = (view, { territory = 0 }) => {
  const source = sourceAt(view, territory, 'arrival');
  const name: EventPart = { name: sourceName(source) };
  return {
    asks: [
      name,
      ` has come into play at ${territoryName(territory)}: ${abilityText(abilityOf(source))}. Use this?`,
    ],
    waits: 'may use an ability',
  };
};

const CARD_KIND = { mercenary: 'a mercenary', action: 'an action card' } as const;

function enemyText(one: Of<'damage'> | Of<'steal'> | Of<'burn'>): string {
  switch (one.kind) {
    case 'damage':
      return `name an enemy${one.where === 'adjacent' ? ' whose warlord is adjacent' : ''}; its warlord takes ${one.life} damage.`;
    case 'steal':
      return `name an enemy; you steal ${hexilum(one.hexilum)}.`;
    case 'burn':
      return `name an enemy who loses ${hexilum(one.hexilum)}.`;
  }
}

/** Every step that asks, by procedure and step. */
export const QUESTIONS: { readonly [step: string]: Ask } = {
  'setUp.chooseFaction': ask('Choose your faction.', 'chooses a faction'),
  'setUp.chooseMinor': ask('Choose a minor faction; its units join your reserve.', 'chooses a minor faction'),
  'setUp.chooseMission': ask('Take a secret mission.', 'takes a secret mission'),
  'setUp.placeWarlord': (view) => {
    const seat = hexpanse.waiting(view as State)[0]!;
    const name: EventPart = { name: warlordName(view.factions[seat]!) };
    return { asks: ['Place ', name, ' on any empty territory.'], waits: 'places the warlord' };
  },
  'action.choose': action,
  'drop.choose': (_view, { token = 'normal' }) => ({
    asks: [`Choose an empty territory for ${aToken(token)}.`],
    waits: 'chooses a territory',
  }),
  'arrival.use': arrival,
  'pattern.orient': effect<'pattern'>(
    ({ pattern }) => `lay the pattern, turned at will: ${patternBrief(pattern)}.`,
    'lays a pattern',
  ),
  'pattern.strike': effect(
    (_effect, { strikes = [] }) =>
      `your warlord may die. Which of ${listed(strikes.map(territoryName))} is attacked first?`,
    'chooses what is attacked first',
  ),
  'pattern.put': effect(
    (_effect, { holes = [] }, view) =>
      `place tokens on ${listed(holes.filter((hole) => isVacant(view, hole)).map(territoryName))} as you like, or stop.`,
    'places tokens',
  ),
  'place.put': effect<'place'>(
    ({ where, token }) =>
      `${token === 'any' ? 'place a token' : 'place the unit you took back'} ${where === 'empty' ? 'on any empty territory' : 'where the unit was destroyed'}, or stop.`,
    'may place a token',
  ),
  'resurrect.put': effect(
    () => 'put a normal unit from your Recovery Ship on an adjacent empty territory.',
    'places a unit of the Recovery Ship',
  ),
  'assault.strike': effect<'assault'>(
    ({ meets }, { left = 1 }) =>
      `attack an adjacent territory, empty ones too; ${meets === 'units' ? 'warlords are not hit; ' : ''}${plural(left, 'attack')} to come.`,
    'chooses what is attacked',
  ),
  'destroy.choose': effect<'destroy'>(
    ({ where }) =>
      `choose ${where === 'adjacent' ? 'an adjacent unit' : 'a unit'} to destroy, whosever it is.`,
    'chooses a unit to destroy',
  ),
  'attack.choose': effect(
    () => 'choose an adjacent enemy or inert unit to attack.',
    'chooses whom to attack',
  ),
  'exchange.choose': effect(() => 'choose a unit to exchange or to move, of any owner.', 'chooses a unit'),
  'exchange.with': effect(
    (_effect, { unit = 0 }) =>
      `choose a unit to exchange with the one at ${territoryName(unit)}, or an empty territory to move it to.`,
    'exchanges or moves a unit',
  ),
  'enemy.choose': effect<'damage' | 'steal' | 'burn'>(enemyText, 'names an enemy'),
  'recover.choose': effect((_effect, { units = 1 }, view) => {
    const [normal, minor] = view.ship[hexpanse.waiting(view as State)[0]!]!;
    const most = Math.min(units, normal! + minor!);
    return `take back ${most === 1 ? 'a unit' : `up to ${most} units`} from your Recovery Ship.`;
  }, 'takes units back'),
  'returnUnits.choose': (_view, { units = 1 }) => ({
    asks: [`Choose the ${plural(units, 'unit')} that come back from your Recovery Ship.`],
    waits: 'takes units back',
  }),
  'send.choose': (view, { left = 1, chosen = -1 }) => ({
    asks: [
      ...resolving(view),
      `send ${left === 1 ? 'a unit' : `up to ${left} units`} from `,
      ...(chosen < 0 ? ['the reserve of one player'] : ['the reserve of ', { seat: chosen }]),
      chosen < 0 ? ' to the Recovery Ship.' : ' to the Recovery Ship, or stop.',
    ],
    waits: 'sends units to a Recovery Ship',
  }),
  'takeCard.choose': effect<'takeCard'>(
    ({ card }) => `take ${CARD_KIND[card]} from an enemy.`,
    'takes a card from an enemy',
  ),
  'takeCard.mode': effect(
    () => 'the token stays on the board as your own, or it leaves, and you can deploy it again.',
    'decides what becomes of a token',
  ),
  'discardCard.choose': effect(
    () => 'choose an enemy’s action card to discard.',
    'chooses a card to discard',
  ),
  'market.buy': (view) => ({
    asks: [`Buy cards, or stop; you have ${hexilum(view.hexilum[view.active]!)}.`],
    waits: 'may buy cards',
  }),
};

/** What the game asks now; null when it is over. */
export function question(view: View): Question | null {
  const asked = hexpanse.asks(view as State);
  if (asked === null) return null;
  return QUESTIONS[`${asked.procedure}.${asked.step}`]!(view, view.agenda.at(-1) as Asking);
}
