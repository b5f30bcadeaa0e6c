import type { Preview, SidePreview } from '../../rules/conflict/preview.ts';

/** Between which totals a side can end: what is certain, what draws and loans may add, what its technology may add. */
export interface Outlook {
  readonly certain: number;
  /** The best draw with the loans that can follow it. */
  readonly more: number;
  readonly card: { readonly least: number; readonly most: number };
  readonly least: number;
  readonly most: number;
}

/** What a draw adds, with all loans to the faction that is drawn; null: without a draw. */
function gainOf({ certain, draws, loans, type }: SidePreview, source: number | null): number {
  const drawn = source === null ? 0 : draws.find((draw) => draw.source === source)!.total - certain;
  const lent = loans
    .filter(({ faction }) => type === 'political' && (draws.length === 0 || faction === source))
    .reduce((sum, { n }) => sum + n, 0);
  return drawn + lent;
}

export function outlook(side: SidePreview): Outlook {
  const { certain, draws, card } = side;
  const more = Math.max(
    ...[null, ...draws.map(({ source }) => source)].map((source) => gainOf(side, source)),
  );
  return { certain, more, card, least: certain + card.least, most: certain + more + card.most };
}

/** What can be said of the end before anybody decides anything; a leader that may be used leaves it open. */
export type Forecast = 'sure' | 'open' | 'hopeless';

export function forecast({
  attacker,
  defender,
  leaders,
}: Pick<Preview, 'attacker' | 'defender' | 'leaders'>): Forecast {
  if (leaders) return 'open';
  const [own, other] = [outlook(attacker), outlook(defender)];
  if (own.least > other.most) return 'sure';
  return own.most < other.least ? 'hopeless' : 'open';
}
