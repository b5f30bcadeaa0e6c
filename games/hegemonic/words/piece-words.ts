import { plural } from '@conclave/frame/words.ts';
import type { Tables } from '../data/tables.ts';
import type { Type } from '../data/tracks.ts';
import type { Unit } from '../rules/types.ts';
import { caps } from './names.ts';

/** What a base does. */
export function baseSays({ groupRange }: Tables, type: Type): string {
  switch (type) {
    case 'industrial':
      return `An industrial base of power 1 and range 1. All your Complexes of a sector act as one group, which attacks up to ${plural(groupRange, 'step')} away.`;
    case 'political':
      return 'A political base with the power of its Location and the faction of its sector; range 1.';
    case 'martial':
      return 'A martial base. Outposts of a Location stack; a stack has the power of its height and a range of one less.';
  }
}

/** What a unit or Gate pair does and costs. */
export function unitSays(t: Tables, unit: Unit | 'gate'): string {
  switch (unit) {
    case 'agent':
      return `A political unit of power 1 for ${caps(t.agentCost)}. It moves for ${caps(t.agentBorderCost)} each border. Once a phase it may attack in its sector, with the Embassies of one faction behind it.`;
    case 'fleet':
      return `A martial unit for ${caps(t.fleetCost)}, with the power of its owner’s martial tier. It moves up to ${plural(t.fleetSteps, 'step')} for ${caps(t.fleetMoveCost)}. Once a phase it may attack in its sector, with a stack that reaches it behind it.`;
    case 'gate':
      return `Two halves, for ${caps(t.gateCost)}, that make their sectors neighbours, for everybody and for everything. They stand at most ${t.gateReach} further apart than the number of your industrial tier. Gates have no power.`;
  }
}
