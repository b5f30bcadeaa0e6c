import { plural } from '@conclave/frame/words.ts';
import { OMEN } from '../../data/omens.ts';
import { tables } from '../../data/tables.ts';
import { developCard } from '../../rules/develop.ts';
import { exchange } from '../../rules/exchange.ts';
import { total } from '../../rules/holdings.ts';
import { buildLevel } from '../../rules/monuments.ts';
import { stake } from '../../rules/objectives.ts';
import { goalTexts } from '../hegemon-words.ts';
import { monumentFigures } from '../monument-words.ts';
import { domainName, knowledge, nationName, vp } from '../names.ts';
import { omenText } from '../omen-words.ts';
import { business, mover, type Says, type View } from './say.ts';

/** “ (6 of 6: lost to the limit)” where a Knowledge gained would be lost; `coming` is what comes with it. */
function limitNote(view: View, domain: number, coming = 0): string {
  const seat = mover(view);
  const held = view.knowledge[seat]![domain]! + coming;
  const limit = view.limits[seat]![domain]!;
  const has = `${domainName(domain)} ${Math.min(held, limit)} of ${limit}`;
  return held < limit ? ` (${has})` : ` (${has}: lost to the limit)`;
}

/** What a `pass` declines, by the step that offers it. */
function passed(view: View): string {
  switch (business(view).do) {
    case 'build':
      return 'end Build';
    case 'develop':
      return 'end Develop';
    case 'assimilation':
      return 'assimilate nothing';
    default:
      return 'declare nothing';
  }
}

/** Choices of cards and Knowledge, and the ends of phases. */
export const KNOWLEDGE_SAYS: Says<
  | 'keep'
  | 'declare'
  | 'choose'
  | 'omen'
  | 'lose'
  | 'payVp'
  | 'payKnowledge'
  | 'exchange'
  | 'more'
  | 'stop'
  | 'pay'
  | 'spend'
  | 'pass'
> = {
  keep(view, [, monument, objective]) {
    const card = tables(view).monuments[monument]!;
    const nation =
      objective === undefined
        ? ''
        : `, and the ${nationName(objective)}: ${goalTexts(objective, tables(view)).join('; ')}`;
    return `keep ${card.name} (${monumentFigures(card)})${nation}`;
  },
  declare: (view, [, n]) =>
    `declare ${plural(n, 'objective')} for a stake of ${vp(stake(view, mover(view)))}`,
  choose: (view, [, domain]) => `gain 1 ${domainName(domain)}${limitNote(view, domain)}`,
  omen(view, [, omen]) {
    const { name, says } = omenText(tables(view).omens[omen]!);
    return `resolve ${name}: ${says}`;
  },
  lose(view, [, domain]) {
    const n = business(view).do === 'drought' ? tables(view).omens[OMEN.drought]!.n : 1;
    return `lose ${knowledge(Math.min(n, view.knowledge[mover(view)]![domain]!), domain)}`;
  },
  payVp: (view) => `lose ${vp(Math.min(tables(view).omens[OMEN.tribute]!.n, view.vp[mover(view)]!))}`,
  payKnowledge: (view) => `lose ${tables(view).omens[OMEN.tribute]!.n} Knowledge of your choice`,
  exchange: (view, [, domain, from]) =>
    `exchange 1 ${domainName(from)} for 1 ${domainName(domain)}${limitNote(view, domain)}, perhaps more`,
  more(view, [, from]) {
    const { domain, amounts } = exchange.under(view)!;
    const rest = view.knowledge[mover(view)]![from]! - amounts[from]!;
    return `exchange 1 ${domainName(from)} more of ${rest}${limitNote(view, domain, total(amounts))}`;
  },
  stop: () => 'exchange no more',
  pay(view, [, primary, secondary]) {
    const card = tables(view).monuments[view.monuments[buildLevel.under(view)!.monument]!]!;
    return `pay ${knowledge(primary, card.primary)} and ${knowledge(secondary, card.secondary)}`;
  },
  spend(view, [, domain]) {
    const { kind, amounts } = developCard.under(view)!;
    const held = view.knowledge[mover(view)]![domain]! - amounts[domain]!;
    return `pay 1 ${domainName(domain)} of ${held} for ${tables(view).mastery[kind]!.name}`;
  },
  pass: passed,
};
