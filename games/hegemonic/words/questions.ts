import { type EventPart, phrase } from '@conclave/frame/event-parts.ts';
import { ask, type Question, type Questions, questionBy } from '@conclave/frame/questions.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { Counted } from '../data/effects.ts';
import { tables } from '../data/tables.ts';
import { TECH, type TechnologyKey } from '../data/technologies.ts';
import { hegemonic } from '../index.ts';
import { ordering } from '../rules/action.ts';
import { build, gate } from '../rules/build/build.ts';
import { campaign } from '../rules/campaign.ts';
import { outcome } from '../rules/conflict/outcome.ts';
import { seatOf, typeOf } from '../rules/conflict/power.ts';
import { RESCUE, rescuable, rescuer } from '../rules/conflict/reactions.ts';
import { interruption } from '../rules/leaders/window.ts';
import { startingTiles } from '../rules/setup.ts';
import { has, priceOf, technologyOf } from '../rules/technologies.ts';
import type { Conflict, State } from '../rules/types.ts';
import { MOMENT_TEXT } from './leader-words.ts';
import { BASE_TEXT, BESIDES, bases, caps, UNIT_TEXT } from './names.ts';
import { actionCardPart, sectorPart, technologyPart } from './parts.ts';

type Ask = Questions<State>[string];

const seatPart = (seat: Seat): EventPart => ({ seat });

function action(view: Readonly<State>): Question {
  const card = view.chosen[view.active];
  const name = card ? actionCardPart(card) : 'the card';
  return {
    asks: ['Choose an action of ', name, `; ${plural(view.actionsLeft, 'action')} left.`],
    waits: 'chooses an action',
  };
}

/** Step 1 of a conflict: what the units of a side may draw on (HG-CON-14, 18), and what that uses up (HG-CON-15, 19). */
const draw =
  (side: 0 | 1): Ask =>
  (view) => {
    const c = view.conflict!;
    const isPolitical = typeOf(c, side) === 'political';
    const isEndless = has(view, seatOf(c, side), isPolitical ? 'endlessFactions' : 'endlessStacks');
    const used = isEndless
      ? ''
      : `; it is used up for your ${isPolitical ? 'Agents' : 'Fleets'} in this phase`;
    return isPolitical
      ? { asks: [`Draw on the Embassies of one faction${used}.`], waits: 'chooses a faction to draw on' }
      : { asks: [`Draw on one stack that reaches the Fleet${used}.`], waits: 'chooses a stack to draw on' };
  };

/** Attacker and Defender, for sentences about them. */
const fighters = (c: Readonly<Conflict>): EventPart[] =>
  phrase`${seatPart(seatOf(c, 0))} attacks ${seatPart(seatOf(c, 1))} at ${sectorPart(c.sector)}.`;

const fill: Ask = (view) => {
  const { target, sector, vacant } = view.conflict!;
  return {
    asks: phrase`None of your ${BASE_TEXT[target].many} is left in supply. You may bring ${bases(target, vacant)} from elsewhere to ${sectorPart(sector)}, free.`,
    waits: 'fills the places that were won',
  };
};

const nameOf = (key: TechnologyKey): EventPart => technologyPart(TECH[key]);

const rescueUnit: Ask = (view) => {
  const { lost } = outcome.under(view)!;
  const [, unit] = lost[rescuable(view, lost)]!;
  return {
    asks: [
      `Your ${UNIT_TEXT[unit].name} is destroyed. Pay ${caps(priceOf(view, RESCUE[unit]))} for `,
      nameOf(rescuer(unit)),
      ' to put it on your home?',
    ],
    waits: 'may save a unit',
  };
};

/** A technology that may be used at a price. */
const rescue =
  (what: (price: string) => string, effect: Counted, waits: string): Ask =>
  (view) => ({
    asks: [`${what(caps(priceOf(view, effect)))} by `, nameOf(technologyOf(effect)), '?'],
    waits,
  });

const clean = ask(
  'Lay the technology you played on your inactive pile, or draw one and discard it.',
  'puts the technology away',
);

const placeTile = ask('Place a tile of the pool on any empty hex.', 'places a tile');
const drawCard = ask(
  'Draw a technology, or take the top discard or one of your Advanced Technologies.',
  'draws a technology',
);

/** Every step that asks, by procedure and step. */
export const QUESTIONS: Questions<State> = {
  'setUp.layBoard': ask('Lay a board of the galaxy.', 'lays a board'),
  'setUp.chooseLeader': ask('Take a leader.', 'takes a leader'),
  'setUp.placeHome': ask('Choose the place of your home.', 'chooses the place of the home'),
  'setUp.placeFirstTile': (view) => ({
    asks: [
      `Place ${startingTiles(view) === 1 ? 'your tile' : `one of your ${startingTiles(view)} tiles`} beside your home.`,
    ],
    waits: 'places a first tile',
  }),
  'draft.keep': ask('Keep one technology; the others are passed on.', 'keeps a technology'),
  'expansionTurn.placeTile': placeTile,
  'expansionTurn.draw': drawCard,
  'leaderDraw.draw': drawCard,
  'useCard.use': ask('Discard a technology, or advance one.', 'discards or advances a technology'),
  'discardOne.choose': ask('Discard a technology.', 'discards a technology'),
  'actionPhase.choose': ask('Choose an action card in secret.', 'chooses an action card'),
  'ordering.chooseStart': (view) => ({
    asks: [
      `As Arbiter you say who starts of those whose cards have the number ${ordering.under(view)!.number}; the others follow clockwise.`,
    ],
    waits: 'says who of those with equal numbers starts',
  }),
  'action.choose': action,
  'survey.placeTile': placeTile,
  'research.redraw': (view) => ({
    asks: [`Choose the technologies to discard; you draw up to ${tables(view).hand}.`],
    waits: 'chooses technologies to discard',
  }),
  'build.next'(view) {
    const { type } = build.under(view)!;
    return {
      asks: [`Build more ${BASE_TEXT[type].many} and ${BESIDES[type]} with this one action, or stop.`],
      waits: 'builds',
    };
  },
  'gate.otherHalf'(view) {
    const { a, reach } = gate.under(view)!;
    return {
      asks: phrase`Place the other half of the Gate pair at ${sectorPart(a)}, at most ${reach} away.`,
      waits: 'places the other half of a Gate pair',
    };
  },
  'campaign.declare'(view) {
    const { unit, number } = campaign.under(view)!;
    return {
      asks: [`${UNIT_TEXT[unit].name} ${number + 1} has moved. Attack with it, or stop.`],
      waits: 'may attack',
    };
  },
  'conflict.drawAttacker': draw(0),
  'conflict.drawDefender': draw(1),
  'conflict.lend': (view) => ({
    asks: [...fighters(view.conflict!), ' Lend political power to a side?'],
    waits: 'may lend political power',
  }),
  'conflict.commitFirst': ask('Play a technology; you reveal first.', 'plays a technology first'),
  'conflict.commit': ask('Play a technology in secret.', 'plays a technology'),
  'outcome.rescueUnit': rescueUnit,
  'outcome.rescueOutpost': rescue(
    (price) => `Your stack is lost. Pay ${price} to keep one Outpost`,
    'outpostRescue',
    'may save an Outpost',
  ),
  'outcome.fill': fill,
  'outcome.destroyGates': (view) => ({
    asks: [
      `Choose which of ${plural(outcome.under(view)!.pairs.length, 'Gate pair')} of the loser to destroy; none is possible.`,
    ],
    waits: 'may destroy Gates',
  }),
  'outcome.rescueGate': rescue(
    (price) => `A Gate of yours is about to be destroyed. Pay ${price} to move that half`,
    'gateRescue',
    'may save a Gate',
  ),
  'outcome.withdraw': () => ({
    asks: [
      'Your Agent has won. Move it, free, to a sector with an Embassy of yours by ',
      nameOf(technologyOf('agentWithdrawal')),
      '?',
    ],
    waits: 'may withdraw the Agent',
  }),
  'cleanUp.attacker': clean,
  'cleanUp.defender': clean,
  'arbitration.chooseArbiter': ask('Name the new Arbiter among those with most CAPs.', 'names the Arbiter'),
  'leaderWindow.ask': (view) => ({
    asks: [`${MOMENT_TEXT[interruption.under(view)!.moment]}. Use your leader, or pass.`],
    waits: 'may use a leader',
  }),
  'anotherComplex.build': ask('Build a second Complex, free?', 'may build a Complex'),
  'outpostThere.build': ask('Build an Outpost on the tile you placed?', 'may build an Outpost'),
};

/** What the game asks now; null when it is over. */
export const question = questionBy(hegemonic, QUESTIONS);
