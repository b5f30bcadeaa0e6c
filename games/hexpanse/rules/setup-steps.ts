import { type Next, type Seat, shuffle } from '@conclave/kernel';
import { tables } from '../data/tables.ts';
import { isHexilum, isVacant } from './board.ts';
import { gain } from './hexilum.ts';
import { fillMarket } from './piles.ts';
import { clockwise, partnerOf } from './sides.ts';
import { MINOR, type State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** From the last player back to the first. */
export const backwards = (s: Readonly<State>): Seat[] => clockwise(s, s.first).reverse();

/** HX-SET-05: more than there are players lie open. */
function dealMinors(s: State): void {
  const { modes, offered, spareMinors } = tables(s);
  if (modes[s.mode].minor === 0) return;
  s.minorRow = shuffle(s.rng, [...offered]).slice(0, s.seats + spareMinors);
  tell(['minorsOffered', s.minorRow.slice()]);
}

/** HX-SET-05 */
function nextForMinor(s: Readonly<State>): Seat | null {
  if (s.minorRow.length === 0) return null;
  return backwards(s).find((seat) => s.minors[seat] === -1) ?? null;
}

function setCommon(s: State, mission: number): void {
  s.common = mission;
  tell(['missionSet', mission]);
}

/** HX-SET-07, 08: the common mission, or the Admiral's row, which the last player is shown first. */
function dealMissions(s: State): void {
  const missions = shuffle(s.rng, [...tables(s).decks[s.missionDeck]]).slice(0, s.seats + 1);
  if (!tables(s).modes[s.mode].secret) return setCommon(s, missions[0]!);
  s.shown[backwards(s)[0]!] = missions.slice();
  if (s.privateDraft) return;
  s.missionRow = missions;
  tell(['missionsRevealed', missions.slice()]);
}

/** HX-SET-08: the one who has been shown what is left, as everybody knows. */
function nextForMission(s: Readonly<State>): Seat | null {
  if (s.common >= 0) return null;
  return backwards(s).findLast((seat) => s.shown[seat]!.length > 0) ?? null;
}

/** HX-SET-08: the others are shown to the next player; the last one is the common mission. */
function passMissions(s: State, seat: Seat, taken: number): void {
  const left = s.shown[seat]!.filter((mission) => mission !== taken);
  if (seat !== s.first) s.shown[(seat + s.seats - 1) % s.seats] = left;
  else setCommon(s, left[0]!);
}

/** Section 4: each step is dealt when it has come. */
export const setUp = procedure(
  'setUp',
  {},
  {
    open(s) {
      for (const [seat, faction] of s.factions.entries())
        if (faction >= 0) tell(['factionChosen', seat, faction]);
    },
    chooseFaction: {
      rule: 'HX-SET-02',
      who: (s) => clockwise(s, s.first).find((seat) => s.factions[seat] === -1) ?? null,
      options(s, _f, _seat, emit) {
        for (const faction of tables(s).factions.keys())
          if (!s.factions.includes(faction)) emit(['faction', faction]);
      },
      take(s, _f, seat, move): Next {
        s.factions[seat] = move[1] as number;
        tell(['factionChosen', seat, s.factions[seat]!]);
        return 'again';
      },
    },
    dealMinors,
    chooseMinor: {
      rule: 'HX-SET-05',
      who: nextForMinor,
      options(s, _f, _seat, emit) {
        for (const minor of s.minorRow) if (!s.minors.includes(minor)) emit(['minor', minor]);
      },
      take(s, _f, seat, move): Next {
        s.minors[seat] = move[1] as number;
        s.reserve[seat]![MINOR - 1] = tables(s).modes[s.mode].minor;
        tell(['minorChosen', seat, s.minors[seat]!]);
        return 'again';
      },
    },
    /** HX-SET-06 */
    openMarket: fillMarket,
    dealMissions,
    chooseMission: {
      rule: 'HX-SET-08',
      who: nextForMission,
      options: (s, _f, seat, emit) => s.shown[seat]!.forEach((mission) => emit(['mission', mission])),
      take(s, _f, seat, move): Next {
        const mission = move[1] as number;
        s.secrets[seat] = mission;
        tell(['missionTaken', seat, mission, partnerOf(s, seat)]);
        passMissions(s, seat, mission);
        return 'again';
      },
    },
    placeWarlord: {
      rule: 'HX-SET-09',
      who: (s) => clockwise(s, s.first).find((seat) => s.warlords[seat] === -1) ?? null,
      options(s, _f, _seat, emit) {
        for (let territory = 0; territory < s.kinds.length; territory++)
          if (isVacant(s, territory)) emit(['warlord', territory]);
      },
      take(s, _f, seat, move): Next {
        const territory = move[1] as number;
        s.warlords[seat] = territory;
        if (s.hexilum[seat]! > 0) tell(['evenStart', seat, s.hexilum[seat]!]);
        tell(['warlordPlaced', seat, territory]);
        if (isHexilum(s, territory)) gain(s, seat, tables(s).territoryHexilum, 'territory');
        return 'again';
      },
    },
  },
);
