import { sayOfKernel } from '@conclave/frame/kernel-refusals.ts';
import type { Refusal } from '@conclave/kernel';
import type { Refused } from './protocol.ts';

type Params = { readonly [name: string]: string | number };

/** HTTP status and sentence of every refusal that the house itself makes. `{name}` stands for a parameter. */
const SENTENCES: { readonly [code: string]: readonly [status: number, sentence: string] } = {
  'bad-request': [400, 'The request is not in the expected form: {place}.'],
  'not-json': [400, 'The body is not readable JSON.'],
  'too-large': [413, 'The request is too large.'],
  'not-a-json-body': [415, 'Send the body as application/json.'],
  'bad-name': [400, 'A name has 1 to {most} visible characters, without control or direction marks, < or >.'],
  'bad-chat': [400, 'A line of chat has 1 to {most} visible characters.'],
  'no-guest': [401, 'The server does not know you yet: ask for /api/me first.'],
  'foreign-page': [403, 'This connection comes from another site.'],
  'not-your-seat': [403, 'That seat is not yours.'],
  'not-your-table': [403, 'Only who made the table may do that.'],
  'no-such-page': [404, 'There is nothing at this address.'],
  'no-such-table': [404, 'There is no such table. The link may have been cut short.'],
  'no-such-code': [404, 'No table has this code. Check the letters.'],
  'no-such-game': [404, 'There is no such game.'],
  'no-such-bot': [404, 'There is no such bot for this game.'],
  'no-such-seat': [404, 'There is no such seat at this table.'],
  'wrong-code': [403, 'That is not the code of this table.'],
  'wrong-seats': [400, 'This game is for {min} to {max} seats.'],
  'bad-option': [400, 'The setting "{option}" does not exist or cannot have this value.'],
  'too-many-mine': [400, 'Only one seat can be yours; seat others at your device as "hotseat".'],
  'already-started': [409, 'The game has already started.'],
  'not-started': [409, 'The game has not started yet.'],
  'game-over': [409, 'The game is over.'],
  'not-over': [409, 'The game is not over yet.'],
  'seat-taken': [409, 'Somebody sits there already.'],
  'table-full': [409, 'All seats are taken. You can look on.'],
  'already-seated': [409, 'You already have a seat at this table.'],
  'not-seated': [409, 'You have no seat at this table.'],
  'not-a-bot': [409, 'No bot sits there.'],
  'not-a-person': [409, 'Nobody sits there.'],
  'own-seat': [409, 'That seat is your own: leave the table instead.'],
  'seats-open': [409, 'Some seats are still open: invite somebody or add a bot.'],
  'stale-version': [409, 'The game has moved on since you looked. Nothing was lost: look again and choose.'],
  'version-needed': [400, 'A move needs the version you have seen, or the id of the sealed ask it answers.'],
  'bad-move': [400, 'A move is a word followed by words and whole numbers; part {part} is neither.'],
  'not-your-turn': [409, 'It is not your turn.'],
  'already-chosen': [409, 'You have chosen already, and a secret choice stands.'],
  'not-offered': [422, 'That move is not possible now.'],
  'nothing-to-undo': [409, 'There is no move of yours to take back.'],
  revealed: [409, 'This can no longer be taken back: something hidden or random has come to light since.'],
  sealed: [409, 'A secret choice stands once it is made.'],
  'undo-pending': [409, 'The others are being asked already.'],
  'nothing-asked': [409, 'Nobody is waiting for your consent.'],
  'chat-full': [409, 'You have said as much as the chat of one table holds.'],
  'too-many-renames': [409, 'You have changed names at this table often enough.'],
  'too-many-undos': [409, 'You have taken back as many moves as one table allows.'],
  'name-taken': [409, 'Somebody at this table has a name that looks like “{name}”. Choose another one.'],
  'not-absent': [409, 'No bot can be called for that seat now: nobody is absent there for long enough.'],
  'damaged-table': [
    500,
    'What was stored of this table can no longer be read. Other tables are not concerned; whoever runs this server finds the reason in its log.',
  ],
  'other-rules': [
    409,
    'This table was begun under other rules than this server knows. It can be looked at, not played on.',
  ],
  'log-full': [409, 'This table has seen too much; please make a new one.'],
  'too-many-watches': [409, 'You watch too many tables at once.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment and try again.'],
  'store-failed': [
    503,
    'It could not be stored, so nothing has happened and nothing was lost. Please try again.',
  ],
  internal: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
};

/** Status of a refusal that comes from the rules of a game. */
const BY_RULES = 422;

/** A refusal on its way to whoever asked. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  readonly params: Params;
  readonly rule: string | undefined;
  readonly status: number;

  constructor(code: string, params: Params = {}, rule?: string, sentence?: string) {
    const [status, own] = SENTENCES[code] ?? [BY_RULES, SENTENCES['not-offered']![1]];
    super(sentence ?? own.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')));
    this.code = code;
    this.params = params;
    this.rule = rule;
    this.status = status;
  }

  /** What the other side gets. */
  body(): Refused {
    const body: Refused = { error: this.code, message: this.message };
    if (Object.keys(this.params).length > 0) body.params = this.params;
    if (this.rule !== undefined) body.rule = this.rule;
    return body;
  }
}

/**
 * A refusal of the kernel or of a game's rules.
 * @param say the game's own sentence
 * @param names of the seats
 */
export const byRules = (
  refusal: Refusal,
  say?: (refusal: Refusal) => string | null,
  names: readonly string[] = [],
): RefusedError => {
  const own = refusal.code in SENTENCES ? null : say?.(refusal);
  const sentence = own ?? sayOfKernel(refusal, names) ?? undefined;
  return new RefusedError(refusal.code, refusal.params, refusal.rule, sentence);
};
