/** Why a kind of move is hardly ever open, or hardly ever chosen by a bot that plays well. */
export const REASONS: { readonly [kind: string]: string } = {};
