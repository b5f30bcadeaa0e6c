import { type At, between, type EventLine, line } from '@conclave/frame/event-parts.ts';
import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { abilityOf } from '../../rules/sources.ts';
import type { Move } from '../../rules/types.ts';
import { abilityBrief } from '../effect-words.ts';
import { aToken, END_REASONS, factionName, hexilum, minorName, missionName, sourceName } from '../names.ts';
import { territoryName } from '../territory-names.ts';
import { cardPart, type Lines, type Of } from './line.ts';

type Acted = {
  readonly [label in Move[0]]?: (
    seat: Seat,
    move: Extract<Move, readonly [label, ...unknown[]]>,
    at: At,
  ) => EventLine;
};

/** Actions as they begin; of the others the next event tells all. */
const ACTED: Acted = {
  place: (seat, [, unit]) => line(1, seat, 'HX-ACT-01', ` places ${aToken(unit)}`),
  deploy: (seat, [, card]) => line(1, seat, 'HX-ACT-06', ' deploys ', cardPart(card)),
  recover: (seat, [, unit]) => line(1, seat, 'HX-ACT-04', ` recovers ${aToken(unit)}`),
  play: (seat, [, card, option], at) =>
    line(
      1,
      seat,
      'HX-ACT-05',
      ' plays ',
      cardPart(card),
      `, option ${option}: ${abilityBrief(abilityOf(at, ['option', card, option]))}`,
    ),
  reuse: (seat, [, territory]) => line(1, seat, 'HX-ACT-07', ` uses the unit at ${territoryName(territory)}`),
  heal: (seat) => line(1, seat, 'HX-ACT-10', ' heals the warlord'),
  moveWarlord: (seat, [, territory]) =>
    line(1, seat, 'HX-ACT-11', ` moves the warlord to ${territoryName(territory)}`),
  ability: (seat) => line(1, seat, 'HX-ACT-12', ' uses the warlord’s ability'),
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
    line(0, null, 'HX-SET-05', `Minor factions on offer: ${listed(minors.map(minorName))}`),
  missionsRevealed: ([, missions]) =>
    line(0, null, 'HX-SET-08', `Missions revealed: ${listed(missions.map(missionName))}`),
  factionChosen: ([, seat, faction]) =>
    line(0, seat, 'HX-SET-02', ' leads the ', { name: factionName(faction) }),
  minorChosen: ([, seat, minor]) => line(0, seat, 'HX-SET-05', ' takes ', { name: minorName(minor) }),
  missionTaken: ([, seat, mission]) =>
    mission < 0
      ? line(0, seat, 'HX-SET-08', ' takes a secret mission')
      : line(0, seat, 'HX-SET-08', ' takes the secret mission ', { name: missionName(mission) }),
  missionSet: ([, mission]) =>
    line(0, null, 'HX-SET-07', 'The common mission is ', { name: missionName(mission) }),
  evenStart: ([, seat, n]) =>
    line(0, seat, 'HX-SET-10', ` begins with ${hexilum(n)}, to make the order of play even`),
  warlordPlaced: ([, seat, territory]) =>
    line(0, seat, 'HX-SET-09', ` places the warlord at ${territoryName(territory)}`),
  turnStarted: ([, seat, round]) => line(0, null, 'HX-TRN-02', `Round ${round}: turn of `, { seat }),
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
          null,
          'HX-CHN-03',
          { name: sourceName(source) },
          ' of ',
          { seat },
          `${territory < 0 ? '' : ` at ${territoryName(territory)}`}: ${abilityBrief(abilityOf(at, source))}`,
        ),
  declined: ([, seat, source, at]) =>
    line(1, seat, 'HX-CRD-15', ' does not use ', { name: sourceName(source) }, ` at ${territoryName(at)}`),
  skipped: ([, , source, at]) =>
    line(1, null, 'HX-CHN-05', { name: sourceName(source) }, ` at ${territoryName(at)} can do nothing`),
  oriented: () => null,
  queued: () => null,
  turnEnded: () => null,
  formed: ([, seat, mission, cells]) =>
    line(
      0,
      seat,
      'HX-VIC-01',
      ' completes ',
      { name: missionName(mission) },
      ` at ${listed(cells.map(territoryName))}`,
    ),
  secretsRevealed: ([, missions]) =>
    line(
      0,
      null,
      'HX-SET-08',
      'Secret missions: ',
      between(
        missions.map((mission, seat) => [{ seat }, ' ', { name: missionName(mission) }]),
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
