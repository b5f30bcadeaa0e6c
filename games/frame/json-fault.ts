const TOKEN =
  /\s*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy;

/** What may come next, as kinds of token: s text, v other value, or the sign itself. */
const VALUE = 'sv{[';

/**
 * Where a text stops being JSON, as line and column from 1. Engines name the place differently or not at all; this
 * walks the tokens and stops at the first that cannot stand there.
 */
export function jsonFault(text: string): { readonly line: number; readonly column: number } {
  const open: ('{' | '[')[] = [];
  let may = VALUE;
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [, word, value, sign] = token;
    const kind = word !== undefined ? 's' : value !== undefined ? 'v' : sign!;
    const isKey = kind === 's' && may.includes('k');
    if (!isKey && !may.includes(kind)) break;
    end = TOKEN.lastIndex;
    if (isKey) may = ':';
    else if (kind === ':') may = VALUE;
    else if (kind === ',') may = open.at(-1) === '{' ? 'k' : VALUE;
    else if (kind === '{' || kind === '[') {
      open.push(kind);
      may = kind === '{' ? 'k}' : `${VALUE}]`;
    } else {
      if (kind === '}' || kind === ']') open.pop();
      may = open.length === 0 ? '' : open.at(-1) === '{' ? ',}' : ',]';
    }
  }
  const read = text.slice(0, end + /^\s*/.exec(text.slice(end))![0].length);
  const lines = read.split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
