import { between, line } from '../../frame/event-parts.ts';
import { listed, plural } from '../../frame/words.ts';
import { actionCardOf } from '../data/cards.ts';
import { abilityText } from '../effect-words.ts';
import { abilityOf } from '../rules/sources.ts';
import type { Move, ShipUnit, Unit } from '../rules/types.ts';
import { territoryName } from '../territory-names.ts';
import { aToken, END_REASONS, factionName, hexilum, minorName, missionName, sourceName } from '../texts.ts';
import { cardPart, type Lines, type Of } from './line.ts';

/** An action as it begins; null where the next event tells all of it. */
function acted([, seat, ...move]: Of<'acted'>) {
  const [label, a, b] = move as unknown as Move & readonly [string, ...number[]];
  switch (label) {
    case 'place':
      return line(1, seat, 'HX-ACT-01', ` places ${aToken(a as unknown as Unit)}`);
    case 'deploy':
      return line(1, seat, 'HX-ACT-06', ' deploys ', cardPart(a!));
    case 'recover':
      return line(1, seat, 'HX-ACT-04', ` recovers ${aToken(a as unknown as ShipUnit)}`);
    case 'play': {
      const option = actionCardOf(a!).options[b! - 1]!;
      return line(1, seat, 'HX-ACT-05', ' plays ', cardPart(a!), `, option ${b}: ${abilityText(option)}`);
    }
    case 'reuse':
      return line(1, seat, 'HX-ACT-07', ` uses the unit at ${territoryName(a!)}`);
    case 'heal':
      return line(1, seat, 'HX-ACT-10', ' heals the warlord');
    case 'moveWarlord':
      return line(1, seat, 'HX-ACT-11', ` moves the warlord to ${territoryName(a!)}`);
    case 'ability':
      return line(1, seat, 'HX-ACT-12', ' uses the warlord’s ability');
    default:
      return null;
  }
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
  effectBegun: ([, seat, source, at]) =>
    source[0] === 'option'
      ? null
      : line(
          1,
          null,
          'HX-CHN-03',
          { name: sourceName(source) },
          ' of ',
          { seat },
          `${at < 0 ? '' : ` at ${territoryName(at)}`}: ${abilityText(abilityOf(source))}`,
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
