import type { EventPart } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import { MASTERY } from '../../data/mastery.ts';
import type { Timing } from '../../data/mastery-effects.ts';
import type { By, Source } from '../../rules/types.ts';
import { ageName, domainName } from '../names.ts';
import { dominationPart, hegemonPart, masteryPart, monumentPart, omenPart, termPart } from '../parts.ts';

/** What gives or takes something: “Fishing”, “City of level 2”, “the site of Petra”. */
export function byParts(by: By, which: number): readonly EventPart[] {
  switch (by) {
    case 'card':
      return [masteryPart(which)];
    case 'domination':
      return [dominationPart(which)];
    case 'omen':
      return [omenPart(which)];
    case 'site':
      return ['the site of ', monumentPart(which)];
    case 'exchange':
      return [`the exchange for ${domainName(which)}`];
    case 'city':
      return [`City of level ${which}`];
    case 'gain':
      return [masteryPart(which)];
    case 'advance':
      return [masteryPart(which), ' Advanced'];
    case 'level':
      return ['a level of ', monumentPart(which)];
    case 'nodus':
      return [`${which} `, termPart('nodus')];
    case 'influence':
      return [termPart('influence'), ` in ${ageName(which)}`];
    case 'hegemon':
      return [hegemonPart(which)];
    case 'control':
      return ['control of ', monumentPart(which)];
    case 'adjacency':
      return [plural(which, 'City beside a Monument', 'Cities beside Monuments')];
    case 'objective':
      return [`objective ${which + 1}`];
    case 'ambition':
      return [`the ambition of ${plural(which, 'objective')}`];
    case 'limit':
      return [`the lower limit of ${domainName(which)}`];
  }
}

/** The rule by which cards of a timing act. */
const TIMING_RULE: { readonly [timing in Timing]: string } = {
  turnStart: 'DM-GRO-01',
  produce: 'DM-PRO-12',
  produceTrigger: 'DM-ACT-08',
  afterProduce: 'DM-ACT-07',
  exchange: 'DM-DEV-10',
  buildCost: 'DM-BLD-03',
  extraBuild: 'DM-BLD-01',
  buildTrigger: 'DM-BLD-05',
  developCost: 'DM-BLD-03',
  pay: 'DM-DEV-09',
  extraDevelop: 'DM-DEV-01',
  developTrigger: 'DM-DEV-12',
  influenceTrigger: 'DM-BLD-05',
  limit: 'DM-KNO-05',
  ageEndInfluence: 'DM-AGE-07',
  ageEndVp: 'DM-AGE-07',
  gameEnd: 'DM-FIN-03',
};

/** The rule by which something gives or takes; `source` where it is VP. */
export function byRule(by: By, which: number, source?: Source): string {
  switch (by) {
    case 'card':
      return TIMING_RULE[MASTERY[which]!.timing];
    case 'domination':
      return source === 'omens' ? 'DM-OME-09' : 'DM-GRO-01';
    case 'omen':
      return source === undefined ? 'DM-OME-06' : 'DM-OME-02';
    case 'site':
      return 'DM-MON-10';
    case 'exchange':
      return 'DM-DEV-10';
    case 'city':
      return which === 1 ? 'DM-CIT-03' : 'DM-CIT-04';
    case 'gain':
      return 'DM-DEV-02';
    case 'advance':
      return 'DM-DEV-05';
    case 'level':
      return 'DM-MON-05';
    case 'nodus':
      return 'DM-TRE-06';
    case 'influence':
      return 'DM-INF-02';
    case 'hegemon':
      return 'DM-HEG-04';
    case 'control':
      return 'DM-FIN-04';
    case 'adjacency':
      return 'DM-FIN-05';
    case 'objective':
      return 'DM-FIN-06';
    case 'ambition':
      return 'DM-VAR-02';
    case 'limit':
      return 'DM-KNO-08';
  }
}
