type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Events by name: where their hidden cards stand, and at which places the seats that may know them. */
const HIDDEN: { readonly [event: string]: readonly [cards: number, ...seats: number[]] } = {
  drew: [2, 1],
  looked: [2, 1],
  researched: [2, 1],
  cashedVp: [2, 1],
  gave: [3, 1, 2],
  stashed: [3, 1],
  unstashed: [3, 1],
  missionTaken: [2, 1],
  extraDrawn: [2, 1],
  gaveBack: [2, 1],
};

/**
 * What a viewer at `seat` (null: looking on) must not have heard, found in the messages that came to their page while
 * the game ran: faces in hands of others, in decks or VP piles, secret missions, what others may choose from, moves of others, and what
 * chance is made of.
 */
export function secrets(heard: readonly string[], seat: number | null): string[] {
  const found: string[] = [];
  const look = (json: Json, path: string): void => {
    if (json === null || typeof json !== 'object') return;
    if (Array.isArray(json)) lookAtEvent(json, path);
    else lookAtObject(json as { readonly [key: string]: Json }, path);
    for (const [key, value] of Object.entries(json)) look(value, `${path}.${key}`);
  };
  const mustBeHidden = (cards: Json | undefined, path: string) => {
    if ([cards].flat(3).some((uid) => typeof uid === 'number' && uid >= 0))
      found.push(`${path}: ${JSON.stringify(cards)}`);
  };
  const lookAtEvent = (event: readonly Json[], path: string) => {
    const [cards, ...seats] = HIDDEN[String(event[0])] ?? [];
    const mayKnow = seats.some((at) => event[at] === seat);
    if (cards !== undefined && !mayKnow) mustBeHidden(event[cards], `${path}.${event[0]}`);
  };
  const lookAtObject = (object: { readonly [key: string]: Json }, path: string) => {
    const { hands, secrets, shown, monumentOffers, objectiveOffers } = object;
    const { deck, omenDeck, piles, rng, seed, salt, move } = object;
    for (const [name, bySeat] of Object.entries({ hands, secrets, shown, monumentOffers, objectiveOffers }))
      if (Array.isArray(bySeat)) mustBeHidden(bySeat.toSpliced(seat ?? bySeat.length, 1), `${path}.${name}`);
    mustBeHidden(deck, `${path}.deck`);
    mustBeHidden(omenDeck, `${path}.omenDeck`);
    mustBeHidden(piles, `${path}.piles`);
    if ([rng].flat().some((word) => typeof word === 'number' && word > 0)) found.push(`${path}.rng`);
    if (seed ?? salt) found.push(`${path}: seed or salt`);
    if (typeof move === 'string' && object.seat !== seat) found.push(`${path}.move: ${move}`);
  };
  for (const [i, text] of heard.entries()) if (text !== '') look(JSON.parse(text) as Json, `message ${i}`);
  return found;
}
