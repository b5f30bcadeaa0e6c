import type { Move as AnyMove, Frame, Refusal, Seat } from '@conclave/kernel';
import { KEYS } from '@conclave/mechanics/triangles';
import { DOMAINS } from '../data/domains.ts';
import { isCampFree } from './cities.ts';
import { layOut, NOTHING, pieceAt } from './map.ts';
import { nextLevelCost } from './monuments.ts';
import { leastAmbition } from './turn.ts';
import type { State } from './types.ts';
import { whyNotBuild } from './why-not/build.ts';
import { whyNotDevelop } from './why-not/develop.ts';
import { type Args, isIn, no, whyNotNext } from './why-not/words.ts';

function whyNotPlace(s: Readonly<State>, seat: Seat, [tile, cell, rotation]: Args): Refusal {
  if (!s.hands[seat]!.includes(tile as number)) return no('not-in-hand', 'DM-GRO-02', { tile: tile ?? -1 });
  if (rotation !== 0 && rotation !== 1 && rotation !== 2) return no('no-such-rotation', 'DM-GRO-04');
  if (typeof cell !== 'number' || cell < 0 || cell >= KEYS) return no('no-such-cell', 'DM-GRO-02');
  layOut(s);
  return pieceAt(cell) === NOTHING ? no('not-beside', 'DM-GRO-02') : no('cell-taken', 'DM-GRO-02');
}

function whyNotReturn(s: Readonly<State>, seat: Seat, [tile, other]: Args): Refusal {
  const hand = s.hands[seat]!;
  const missing = [tile, other].find((given) => !hand.includes(given as number));
  return missing === undefined
    ? no('not-ascending', 'DM-OME-02')
    : no('not-in-hand', 'DM-OME-02', { tile: missing });
}

function whyNotSite(s: Readonly<State>, [cell]: Args): Refusal {
  const place = s.cells.indexOf(cell as number);
  return place >= 0 && !isCampFree(s, place) ? no('camp-taken', 'DM-MON-07') : no('no-tile', 'DM-MON-07');
}

function whyNotDeclare(s: Readonly<State>, [n]: Args): Refusal {
  const least = leastAmbition(s);
  return typeof n === 'number' && n < least
    ? no('ambition-too-low', 'DM-VAR-02', { least })
    : no('ambition-too-high', 'DM-VAR-02');
}

type Paying = Frame & { domain: number; amounts: number[]; least: number; last: number };

/** What each step that asks can say of a move with a label that it expects; null for others. */
function whyNotHere(s: Readonly<State>, seat: Seat, f: Frame, move: AnyMove): Refusal | null {
  const [label, ...args] = move;
  const { amounts, least, last, domain } = f as Paying;
  const held = s.knowledge[seat]![args[0] as number] ?? 0;
  switch (`${f.do}.${f.at} ${label}`) {
    case 'draft.keep keep':
      return no('not-dealt', 'DM-SET-07');
    case 'redraw.choose redraw':
      return no('no-such-tiles', 'DM-AGE-03');
    case 'turn.declare declare':
      return whyNotDeclare(s, args);
    case 'choice.choose choose':
      return whyNotNext(args[0], least, 'DM-KNO-06', 1);
    case 'grow.place place':
      return whyNotPlace(s, seat, args);
    case 'omen.pick omen':
      return no('not-drawn', 'DM-OME-08');
    case 'migration.giveBack giveBack':
      return whyNotReturn(s, seat, args);
    case 'drought.lose lose':
      return isIn(DOMAINS, args[0]) ? no('not-fullest', 'DM-OME-10') : no('no-such-domain', 'DM-OME-10');
    case 'tribute.choose payKnowledge':
      return no('too-little-knowledge', 'DM-OME-11');
    case 'tribute.lose lose':
      return whyNotNext(args[0], least, 'DM-OME-11', held);
    case 'fire.choose fall':
      return no('not-your-city', 'DM-CIT-09');
    case 'exchange.more more':
      return args[0] === domain
        ? no('same-domain', 'DM-DEV-10')
        : whyNotNext(args[0], last, 'DM-DEV-10', held - (amounts[args[0] as number] ?? 0));
    case 'buildLevel.chooseSite site':
      return whyNotSite(s, args);
    case 'buildLevel.pay pay': {
      const { monument, patronage } = f as Frame & { monument: number; patronage: number };
      return no('wrong-payment', 'DM-BLD-04', { ...nextLevelCost(s, seat, monument, patronage === 1) });
    }
    case 'developCard.spend spend':
      return whyNotNext(args[0], least, 'DM-DEV-09', held - (amounts[args[0] as number] ?? 0));
    default:
      if (f.do === 'build') return whyNotBuild(s, seat, move);
      if (f.do === 'develop') return whyNotDevelop(s, seat, move, false);
      return f.do === 'assimilation' ? whyNotDevelop(s, seat, move, true) : null;
  }
}

/** Why a move is not offered to the seat that is asked. */
export function whyNot(s: Readonly<State>, seat: Seat, move: AnyMove): Refusal | null {
  const f = s.agenda.at(-1)!;
  return whyNotHere(s, seat, f, move) ?? no('wrong-moment', 'DM-AGE-05', { label: move[0] });
}
