import type { EventPart } from '@conclave/frame/event-parts.ts';
import { between, line } from '@conclave/frame/event-parts.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import { AGES } from '../../data/numbers.ts';
import { tables } from '../../data/tables.ts';
import type { Stage } from '../../rules/types.ts';
import { goalTexts } from '../hegemon-words.ts';
import {
  ageName,
  CONTROL_SAYS,
  domainName,
  END_REASONS,
  endSays,
  influence,
  roman,
  stageName,
  vp,
} from '../names.ts';
import { dominationPart, hegemonPart, monumentPart, nationPart, termPart } from '../parts.ts';
import { counted, type Lines, seatList } from './line.ts';

/** The rule of each step at the end of an Age and of the game. */
const STAGE_RULE: { readonly [stage in Stage]: string } = {
  effects: 'DM-AGE-07',
  influence: 'DM-AGE-08',
  hegemon: 'DM-AGE-09',
  domination: 'DM-AGE-10',
  cleanUp: 'DM-AGE-11',
  gameEnd: 'DM-FIN-03',
  monuments: 'DM-FIN-04',
  objectives: 'DM-FIN-06',
};
const FINAL: readonly Stage[] = ['gameEnd', 'monuments', 'objectives'];

/** “: Ada 4, Bo 2”, nothing if nobody has any. */
const standings = (counts: readonly number[]): EventPart[] => {
  const parts = counted(counts);
  return parts.length === 0 ? [] : [': ', ...parts];
};

/** Events of Ages, turns, the steps at their end, and the end of the game. */
export const COURSE_LINES: Lines<
  | 'kept'
  | 'ageStarted'
  | 'headStart'
  | 'rackFilled'
  | 'turnStarted'
  | 'declared'
  | 'passed'
  | 'stageStarted'
  | 'leads'
  | 'declined'
  | 'dominated'
  | 'dominationTaken'
  | 'ageEnded'
  | 'initiative'
  | 'controlled'
  | 'objectivesChecked'
  | 'gameOver'
> = {
  kept: ([, monuments, objectives]) =>
    line(
      0,
      null,
      'DM-SET-07',
      'Kept: ',
      between(
        monuments.map((monument, seat) => {
          const card = objectives[seat];
          const nation = card === undefined ? [] : [' and the ', nationPart(card)];
          return [{ seat }, ' ', monumentPart(monument), ...nation];
        }),
        '; ',
      ),
    ),
  ageStarted: ([, age, order]) =>
    line(
      0,
      null,
      'DM-AGE-01',
      `${ageName(age)}${age === AGES ? ', the last one,' : ''} begins. Initiative: `,
      seatList(order),
    ),
  headStart: ([, seat, n]) => line(1, seat, 'DM-VAR-06', ` begins with ${influence(n)} by the head start`),
  rackFilled: ([, tiles]) =>
    line(
      1,
      null,
      'DM-AGE-02',
      'The Hegemon looks for: ',
      between(
        tiles.map((tile) => [hegemonPart(tile)]),
        ', ',
      ),
    ),
  turnStarted: ([, seat, age, round], at) =>
    line(
      0,
      seat,
      'DM-AGE-04',
      ` begins a turn: ${ageName(age)}, round ${round}${endSays(tables(at), age, round).join('')}`,
    ),
  declared: ([, seat, n, stake]) =>
    line(1, seat, 'DM-VAR-02', ` declares ${plural(n, 'objective')} and stakes ${vp(stake)}`),
  passed: ([, seat, phase]) =>
    phase === 'build'
      ? line(1, seat, 'DM-BLD-01', ' ends Build')
      : line(1, seat, 'DM-DEV-01', ' ends Develop'),
  stageStarted: ([, stage, age]) => {
    const when = FINAL.includes(stage) ? 'End of the game' : `End of ${ageName(age)}`;
    return line(0, null, STAGE_RULE[stage], `${when}: ${stageName(stage)}`);
  },
  leads: ([, seat, n, isTied]) =>
    seat < 0
      ? line(
          1,
          null,
          'DM-INF-03',
          'Nobody has ',
          termPart('influence'),
          ', so nobody ',
          termPart('assimilate', 'assimilates'),
        )
      : line(
          1,
          seat,
          'DM-INF-03',
          isTied
            ? [' shares the most ', termPart('influence'), `, ${n}, comes first by initiative, and may `]
            : [` leads with ${n} `, termPart('influence'), ' and may '],
          termPart('assimilate'),
          ' a Mastery card',
        ),
  declined: ([, seat]) => line(1, seat, 'DM-INF-03', ' ', termPart('assimilate', 'assimilates'), ' nothing'),
  dominated: ([, tile, counts, seat], at) => {
    const isDrawAtZero = counts.every((n) => n === 0);
    const name = hegemonPart(tile);
    if (seat < 0)
      return line(
        1,
        null,
        isDrawAtZero ? 'DM-HEG-07' : 'DM-VAR-05',
        'Nobody takes ',
        name,
        standings(counts),
      );
    return isDrawAtZero
      ? line(
          1,
          seat,
          'DM-HEG-07',
          ` takes ${vp(tables(at).hegemonVp)} for `,
          name,
          ': nobody has any, so initiative decides',
        )
      : line(1, seat, 'DM-HEG-04', ` takes ${vp(tables(at).hegemonVp)} for `, name, standings(counts));
  },
  dominationTaken: ([, domain, counts, seat], at) =>
    seat < 0
      ? line(1, null, 'DM-DOM-02', `Nobody has ${domainName(domain)}: `, dominationPart(domain), ' stays out')
      : line(
          1,
          seat,
          'DM-DOM-01',
          ' takes ',
          dominationPart(domain),
          ` and ${vp(tables(at).dominationVp)}, ${domainName(domain)}`,
          standings(counts),
        ),
  ageEnded: () => line(1, null, 'DM-AGE-11', 'All Knowledge falls to 0'),
  initiative: ([, order]) =>
    line(
      1,
      null,
      'DM-INI-02',
      'New initiative: ',
      between(
        order.map((seat, i) => [`${roman(i + 1)} `, { seat }]),
        ', ',
      ),
    ),
  controlled: ([, monument, counts, seat, by], at) => {
    if (seat < 0)
      return line(
        1,
        null,
        'DM-FIN-04',
        'Nobody has built a level of ',
        monumentPart(monument),
        ', so nobody controls it',
      );
    const { levels } = tables(at).monuments[monument]!;
    return line(
      1,
      seat,
      'DM-FIN-04',
      ' scores ',
      `${vp(tables(at).controlVp[levels]!)} for control of `,
      monumentPart(monument),
      ', levels',
      standings(counts),
      by === 'most' ? '' : `; ${CONTROL_SAYS[by]}`,
    );
  },
  objectivesChecked: ([, seat, card, fulfilled], at) => {
    const done = goalTexts(card, tables(at)).filter((_, i) => fulfilled[i]);
    const said = done.length === 0 ? 'nothing' : listed(done);
    return line(
      1,
      seat,
      'DM-FIN-06',
      ' fulfils of the ',
      nationPart(card),
      `: ${said} (${done.length} of ${fulfilled.length})`,
    );
  },
  gameOver: ([, , scores]) =>
    line(0, null, 'DM-FIN-08', `The game is over. ${END_REASONS.ages} `, counted(scores)),
};
