import { type At, between, type EventLine, line, listedParts, phrase } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { abilityOf } from '../../rules/sources.ts';
import type { Move } from '../../rules/types.ts';
import { abilityBrief } from '../effect-words.ts';
import { END_REASONS, endSays, hexilum } from '../names.ts';
import {
  cardPart,
  factionPart,
  minorPart,
  missionPart,
  sourcePart,
  territoryPart,
  territoryParts,
  tokenPart,
} from '../parts.ts';
import type { Lines, Of } from './line.ts';

type Acted = {
  readonly [label in Move[0]]?: (
    seat: Seat,
    move: Extract<Move, readonly [label, ...unknown[]]>,
    at: At,
  ) => EventLine;
};

/**
 * Actions as they begin; of the others the next event tells all, of a token that is placed when it stands on its territory, of an
 * ability as it begins.
 */
const ACTED: Acted = {
  recover: (seat, [, unit]) => line(1, seat, 'HX-ACT-04', phrase` recovers ${tokenPart(unit)}`),
  play: (seat, [, card, option], at) =>
    line(
      1,
      seat,
      'HX-ACT-05',
      ' plays ',
      cardPart(card),
      `, option ${option}: ${abilityBrief(abilityOf(at, ['option', card, option]))}`,
    ),
  heal: (seat) => line(1, seat, 'HX-ACT-10', ' heals the warlord'),
  moveWarlord: (seat, [, territory]) =>
    line(1, seat, 'HX-ACT-11', phrase` moves the warlord to ${territoryPart(territory)}`),
};

function acted([, seat, ...move]: Of<'acted'>, at: At): EventLine | null {
  const [label] = move as unknown as Move;
  return (
    (ACTED[label] as ((seat: Seat, move: unknown, at: At) => EventLine) | undefined)?.(seat, move, at) ?? null
  );
}

/** Events of the set-up, of turns and abilities, and of the end. */
export const COURSE_LINES: Lines<
  | 'minorsOffered'
  | 'missionsRevealed'
  | 'factionChosen'
  | 'minorChosen'
  | 'missionTaken'
  | 'missionSet'
  | 'evenStart'
  | 'warlordPlaced'
  | 'turnStarted'
  | 'shortened'
  | 'acted'
  | 'effectBegun'
  | 'declined'
  | 'skipped'
  | 'oriented'
  | 'queued'
  | 'turnEnded'
  | 'formed'
  | 'secretsRevealed'
  | 'gameOver'
> = {
  minorsOffered: ([, minors]) =>
    line(
      0,
      null,
      'HX-SET-05',
      'Minor factions on offer: ',
      listedParts(minors.map((minor) => [minorPart(minor)])),
    ),
  missionsRevealed: ([, missions]) =>
    line(
      0,
      null,
      'HX-SET-08',
      'Missions revealed: ',
      listedParts(missions.map((mission) => [missionPart(mission)])),
    ),
  factionChosen: ([, seat, faction]) => line(0, seat, 'HX-SET-02', ' leads the ', factionPart(faction)),
  minorChosen: ([, seat, minor]) => line(0, seat, 'HX-SET-05', ' takes ', minorPart(minor)),
  missionTaken: ([, seat, mission]) =>
    mission < 0
      ? line(0, seat, 'HX-SET-08', ' takes a secret mission')
      : line(0, seat, 'HX-SET-08', ' takes the secret mission ', missionPart(mission)),
  missionSet: ([, mission]) => line(0, null, 'HX-SET-07', 'The common mission is ', missionPart(mission)),
  evenStart: ([, seat, n]) =>
    line(0, seat, 'HX-SET-10', ` begins with ${hexilum(n)}, to make the order of play even`),
  warlordPlaced: ([, seat, territory]) =>
    line(0, seat, 'HX-SET-09', phrase` places the warlord at ${territoryPart(territory)}`),
  turnStarted: ([, seat, round], { roundCap = Number.POSITIVE_INFINITY }) =>
    line(0, null, 'HX-TRN-02', `Round ${round}${endSays(round, roundCap)}: turn of `, { seat }),
  shortened: ([, seat, actions]) =>
    line(
      1,
      seat,
      'HX-SET-10',
      ` has ${plural(actions, 'action')} in this first turn, to make the order of play even`,
    ),
  acted,
  effectBegun: ([, seat, source, territory], at) =>
    source[0] === 'option'
      ? null
      : line(
          1,
          seat,
          'HX-CHN-03',
          ' uses ',
          sourcePart(source),
          territory < 0 ? '' : phrase` at ${territoryPart(territory)}`,
          `: ${abilityBrief(abilityOf(at, source))}`,
        ),
  declined: ([, seat, source, at]) =>
    line(1, seat, 'HX-CRD-15', ' does not use ', sourcePart(source), phrase` at ${territoryPart(at)}`),
  skipped: ([, , source, at]) =>
    line(1, null, 'HX-CHN-05', sourcePart(source), phrase` at ${territoryPart(at)} can do nothing`),
  oriented: () => null,
  queued: () => null,
  turnEnded: () => null,
  formed: ([, seat, mission, cells]) =>
    line(0, seat, 'HX-VIC-01', ' completes ', missionPart(mission), ' at ', territoryParts(cells)),
  secretsRevealed: ([, missions]) =>
    line(
      0,
      null,
      'HX-SET-08',
      'Secret missions: ',
      between(
        missions.map((mission, seat) => [{ seat }, ' ', missionPart(mission)]),
        ', ',
      ),
    ),
  gameOver: ([, reason, winners]) => {
    const won =
      reason === 'draw'
        ? []
        : [
            ' ',
            ...between(
              winners.map((seat) => [{ seat }]),
              ' and ',
            ),
            winners.length > 1 ? ' win' : ' wins',
          ];
    return line(0, null, 'HX-VIC-01', `The game is over. ${END_REASONS[reason]}`, won);
  },
};
