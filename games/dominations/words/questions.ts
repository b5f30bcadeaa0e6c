import { ask, type Questions, questionBy } from '@conclave/frame/questions.ts';
import { capital, plural } from '@conclave/frame/words.ts';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { dominations } from '../index.ts';
import { extrasLeft } from '../rules/actions.ts';
import { choice } from '../rules/choice.ts';
import { developCard } from '../rules/develop.ts';
import { exchange } from '../rules/exchange.ts';
import { buildLevel, nextLevel } from '../rules/monuments.ts';
import { stake } from '../rules/objectives.ts';
import { tribute } from '../rules/omen-effects.ts';
import { leastAmbition, turn } from '../rules/turn.ts';
import type { Extra, Move, State } from '../rules/types.ts';
import { byParts } from './events/by.ts';
import { domainName, EXTRA_NAME, vp } from './names.ts';
import { masteryPart, monumentPart, omenPart, termPart } from './parts.ts';

type Ask = Questions<State>[string];

/** “ 1 action left and 1 by Bureaucracy.” */
function actionsLeft(view: Readonly<State>, n: number, extras: readonly Extra[]): string {
  const more = extras
    .map((extra) => [extra, extrasLeft(view, view.active, extra)] as const)
    .filter(([, left]) => left > 0)
    .map(([extra, left]) => `${left} by ${EXTRA_NAME[extra]}`);
  return `${[plural(n, 'action'), ...more].join(', ')} left.`;
}

/** What may be done, by the moves that do it. */
type Deed = readonly [what: string, ...labels: Move[0][]];
const BUILDS: readonly Deed[] = [
  ['found a City', 'city'],
  ['raise a City', 'upgrade'],
  ['build a Monument level', 'monument', 'patronage'],
];
const DEVELOPS: readonly Deed[] = [
  ['gain a Mastery card', 'gain'],
  ['turn one of yours to its Advanced side', 'advance'],
];

/** What can be done, and how the phase ends; where nothing can be paid but Knowledge can be exchanged, that. */
function canDo(view: Readonly<State>, deeds: readonly Deed[], end: string): string {
  const [seat] = dominations.waiting(view as State);
  const moves = seat === undefined ? [] : dominations.moves(view as State, seat);
  const open = deeds.flatMap(([what, ...labels]) =>
    moves.some(([label]) => (labels as readonly string[]).includes(label)) ? [what] : [],
  );
  return open.length > 0
    ? `${capital(open.join(', '))} or ${end}`
    : `You can pay for nothing yet: exchange Knowledge, or ${end}`;
}

/** The most Knowledge that who is asked has in a Domain. */
const mostHeld = (view: Readonly<State>): number =>
  Math.max(...view.knowledge[dominations.waiting(view as State)[0]!]!);

const chooseKnowledge: Ask = (view) => {
  const { left, by, which } = choice.under(view)!;
  return {
    asks: [`Gain ${left} Knowledge of your choice (`, ...byParts(by, which), ').'],
    waits: 'chooses Knowledge to gain',
  };
};

const spend: Ask = (view) => {
  const { kind, copy, free } = developCard.under(view)!;
  return {
    asks: [
      copy < 0 ? 'To turn ' : 'To gain ',
      masteryPart(kind),
      ` you may pay ${free} more in any Domains. Choose them one by one; the rest is ${domainName(tables(view).mastery[kind]!.domain)}.`,
    ],
    waits: 'chooses what to pay',
  };
};

/** Every step that asks, by procedure and step. */
export const QUESTIONS: { readonly [step: string]: Ask } = {
  'draft.keep': ({ hegemon }) => ({
    asks: [
      hegemon
        ? 'Keep one of two Monuments; it will be in play for all.'
        : 'Keep one Monument, which will be in play for all, and one objective card.',
    ],
    waits: 'keeps cards in secret',
  }),
  'redraw.choose': ask(
    'Choose tiles to exchange for as many from the bag; you may keep all.',
    'may exchange tiles',
  ),
  'turn.declare': (view) => ({
    asks: [
      `Declare how many of your five objectives you will fulfil, ${leastAmbition(view)} or more, for a stake of ${vp(stake(view, turn.under(view)!.seat))}, or pass.`,
    ],
    waits: 'may declare an ambition',
  }),
  'choice.choose': chooseKnowledge,
  'grow.place': () => ({
    asks: ['Place a tile of your hand beside another one or the ', termPart('cradle'), '.'],
    waits: 'places a tile',
  }),
  'omen.pick': () => ({
    asks: ['Choose which of two ', termPart('omen', 'Omens'), ' to resolve; the other is discarded.'],
    waits: 'chooses an Omen',
  }),
  'migration.giveBack': () => ({
    asks: [omenPart(OMEN.greatMigration), ': choose two tiles of your hand that go into the bag.'],
    waits: 'gives two tiles back',
  }),
  'drought.lose': (view) => ({
    asks: [
      omenPart(OMEN.drought),
      `: you lose ${Math.min(tables(view).omens[OMEN.drought]!.n, mostHeld(view))} Knowledge; choose among the Domains in which you have most.`,
    ],
    waits: 'chooses where to lose Knowledge',
  }),
  'fire.choose': () => ({
    asks: [omenPart(OMEN.greatFire), ': choose a City of yours that loses a level.'],
    waits: 'chooses a City that loses a level',
  }),
  'tribute.choose': (view) => {
    const { n } = tables(view).omens[OMEN.tribute]!;
    const points = Math.min(n, view.vp[tribute.under(view)!.seat]!);
    return {
      asks: [omenPart(OMEN.tribute), `: lose ${vp(points)}, or ${n} Knowledge of your choice.`],
      waits: 'chooses what to lose',
    };
  },
  'tribute.lose': (view) => ({
    asks: [omenPart(OMEN.tribute), `: choose ${tribute.under(view)!.left} more Knowledge to lose.`],
    waits: 'chooses what to lose',
  }),
  'exchange.more': (view) => {
    const { domain, left } = exchange.under(view)!;
    return {
      asks: [`Exchange up to ${left} more Knowledge for ${domainName(domain)}, or stop.`],
      waits: 'exchanges Knowledge',
    };
  },
  'build.choose': (view) => ({
    asks: [
      `${canDo(view, BUILDS, 'end Build')}; ${actionsLeft(view, view.builds, ['bureaucracy', 'patronage'])}`,
    ],
    waits: 'may build',
  }),
  'buildLevel.chooseSite': (view) => ({
    asks: [
      'Choose the tile on which ',
      monumentPart(view.monuments[buildLevel.under(view)!.monument]!),
      ' will stand.',
    ],
    waits: 'chooses where a Monument will stand',
  }),
  'buildLevel.pay': (view) => {
    const { monument } = buildLevel.under(view)!;
    const number = view.monuments[monument]!;
    const { primary, secondary } = tables(view).monuments[number]!;
    return {
      asks: [
        `Choose how to pay level ${nextLevel(view, monument)} of `,
        monumentPart(number),
        `: so much ${domainName(primary)}, the rest ${domainName(secondary)}.`,
      ],
      waits: 'chooses what to pay',
    };
  },
  'developCard.spend': spend,
  'develop.choose': (view) => ({
    asks: [`${canDo(view, DEVELOPS, 'end Develop')}; ${actionsLeft(view, view.develops, ['printing'])}`],
    waits: 'may develop',
  }),
  'assimilation.choose': () => ({
    asks: [
      'You come first in ',
      termPart('influence'),
      ': take a Mastery card that another Tree has, or turn one that another has Advanced, free of cost, or pass.',
    ],
    waits: 'may assimilate a Mastery card',
  }),
};

/** What the game asks now; null when it is over. */
export const question = questionBy(dominations, QUESTIONS);
