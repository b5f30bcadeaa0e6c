/**
 * Letters and digits that are drawn like others, after marks and capitals are gone: Cyrillic and Greek ones like Latin
 * ones, and what is one stroke from top to bottom.
 */
const DRAWN_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'вβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    h: 'нһ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ilı1|!іιӏǀ',
    m: 'м',
    n: 'пη',
    o: '0оοσ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: '5ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: '2',
  }).flatMap(([letter, like]) => [...like].map((one): [string, string] => [one, letter])),
);

/** What is left of a name for an eye that does not look twice. */
function outline(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\s._\-–—'’·]/gu, '');
  const drawn = Array.from(letters, (one) => DRAWN_LIKE.get(one) ?? one).join('');
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Whether two names could be taken for each other: “Ada” and “ada”, “A d a”, or “Аda” with a Cyrillic letter. */
export const looksLike = (a: string, b: string): boolean => a !== '' && b !== '' && outline(a) === outline(b);

/**
 * The names at a table, told apart: of those that look alike every one after the first gets a number behind it. Empty
 * names, of open seats, stay empty.
 */
export function toldApart(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    if (name === '') return name;
    let apart = name;
    for (let n = 2; seen.has(outline(apart)); n++) apart = `${name} (${n})`;
    seen.add(outline(apart));
    return apart;
  });
}
