import { type EventPart, type Phrase, phrase } from '@conclave/frame/event-parts.ts';
import { ask, type Questions, questionBy } from '@conclave/frame/questions.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Effect } from '../data/effects.ts';
import { hexpanse } from '../index.ts';
import { arrival } from '../rules/ability.ts';
import { drop } from '../rules/action.ts';
import { isHexilum, isVacant } from '../rules/board.ts';
import { assaulting } from '../rules/effects/assault.ts';
import { exchanging } from '../rules/effects/exchange.ts';
import { layPattern } from '../rules/effects/pattern.ts';
import { recovering } from '../rules/effects/recover.ts';
import { sending } from '../rules/effects/send.ts';
import { abilityOf, currentEffect, sourceAt } from '../rules/sources.ts';
import { returnUnits } from '../rules/triggers.ts';
import type { State } from '../rules/types.ts';
import { abilityText, patternBrief } from './effect-words.ts';
import { hexilum } from './names.ts';
import { sourcePart, territoryPart, territoryParts, tokenPart, warlordPart } from './parts.ts';

type View = Readonly<State>;
type Ask = Questions<State>[string];

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** Whose ability is being carried out, as the beginning of a question: “Motoko at F6: ”. */
function resolving(view: View): EventPart[] {
  if (view.resolving === null) return [];
  const { source, at } = view.resolving;
  return at < 0 ? phrase`${sourcePart(source)}: ` : phrase`${sourcePart(source)} at ${territoryPart(at)}: `;
}

/** A question about the ability that is being carried out. */
const effect =
  <K extends Effect['kind']>(asks: (effect: Of<K>, view: View) => Phrase, waits: string): Ask =>
  (view) => ({ asks: phrase`${resolving(view)}${asks(currentEffect<Of<K>>(view), view)}`, waits });

/** What a first turn is good for, said as long as it is true. */
const firstTurn = (view: View): string =>
  view.round === 1 && view.kinds.some((_, at) => isHexilum(view, at) && isVacant(view, at))
    ? ' A good start: a unit on crystals, for 1 hexilum.'
    : '';

const askAction: Ask = (view) => ({
  asks: [`Choose an action; ${plural(view.actionsLeft, 'action')} left.${firstTurn(view)}`],
  waits: 'chooses an action',
});

const askArrival: Ask = (view) => {
  const { territory } = arrival.under(view)!;
  const source = sourceAt(view, territory, 'arrival');
  return {
    asks: phrase`${sourcePart(source)} has come into play at ${territoryPart(territory)}: ${abilityText(abilityOf(view, source))}. Use this?`,
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
export const QUESTIONS: Questions<State> = {
  'setUp.chooseFaction': ask(
    'Choose your faction; its ability costs an action and 1 life of your warlord.',
    'chooses a faction',
  ),
  'setUp.chooseMinor': ask('Choose a minor faction; its units join your reserve.', 'chooses a minor faction'),
  'setUp.chooseMission': ask('Take a secret mission.', 'takes a secret mission'),
  'setUp.placeWarlord': (view) => {
    const seat = hexpanse.waiting(view as State)[0]!;
    return {
      asks: [
        'Place ',
        warlordPart(view.factions[seat]!),
        ' on any empty territory: crystals bring 1 hexilum. The warlord only blocks it, and counts for no formation.',
      ],
      waits: 'places the warlord',
    };
  },
  'action.choose': askAction,
  'drop.choose': (view) => ({
    asks: phrase`Choose an empty territory for ${tokenPart(drop.under(view)!.token)}.`,
    waits: 'chooses a territory',
  }),
  'arrival.use': askArrival,
  'pattern.orient': effect<'pattern'>(
    ({ pattern }) => `lay the pattern, turned at will: ${patternBrief(pattern)}.`,
    'lays a pattern',
  ),
  'pattern.strike': effect(
    (_effect, view) =>
      phrase`your warlord may die. Which of ${territoryParts(layPattern.under(view)!.strikes)} is attacked first?`,
    'chooses what is attacked first',
  ),
  'pattern.put': effect((_effect, view) => {
    const holes = layPattern.under(view)!.holes.filter((hole) => isVacant(view, hole));
    return phrase`place tokens on ${territoryParts(holes)} as you like, or stop.`;
  }, 'places tokens'),
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
    ({ meets }, view) =>
      `attack an adjacent territory, empty ones too; ${meets === 'units' ? 'warlords are not hit; ' : ''}${plural(assaulting.under(view)!.left, 'attack')} to come.`,
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
    (_effect, view) =>
      phrase`choose a unit to exchange with the one at ${territoryPart(exchanging.under(view)!.unit)}, or an empty territory to move it to.`,
    'exchanges or moves a unit',
  ),
  'enemy.choose': effect<'damage' | 'steal' | 'burn'>(enemyText, 'names an enemy'),
  'recover.choose': effect((_effect, view) => {
    const [normal, minor] = view.ship[hexpanse.waiting(view as State)[0]!]!;
    const most = Math.min(recovering.under(view)!.units, normal! + minor!);
    return `take back ${most === 1 ? 'a unit' : `up to ${most} units`} from your Recovery Ship.`;
  }, 'takes units back'),
  'returnUnits.choose': (view) => ({
    asks: [
      `Choose the ${plural(returnUnits.under(view)!.units, 'unit')} that come back from your Recovery Ship.`,
    ],
    waits: 'takes units back',
  }),
  'send.choose': (view) => {
    const { left, chosen } = sending.under(view)!;
    return {
      asks: [
        ...resolving(view),
        `send ${left === 1 ? 'a unit' : `up to ${left} units`} from `,
        ...(chosen < 0 ? ['the reserve of one player'] : ['the reserve of ', { seat: chosen }]),
        chosen < 0 ? ' to the Recovery Ship.' : ' to the Recovery Ship, or stop.',
      ],
      waits: 'sends units to a Recovery Ship',
    };
  },
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
export const question = questionBy(hexpanse, QUESTIONS);
