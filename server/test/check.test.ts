import { describe, expect, it } from 'vitest';
import { checker } from '../src/check.ts';
import { CommandRequest, NewTable } from '../src/protocol.ts';

const place = (schema: typeof CommandRequest | typeof NewTable, value: unknown): unknown => {
  const checked = checker(schema, 'body')(value);
  return 'error' in checked ? checked.error.params.place : 'fine';
};

describe('what does not fit a schema', () => {
  it.each([
    ['fine', { id: 'a', version: 1, command: { do: 'move', seat: 0, move: 'x' } }],
    ['body', null],
    ['body', [1]],
    ['body.id is missing', {}],
    ['body.command', { id: 'a', command: { do: 'fly' } }],
    ['body.command', { id: 'a', command: 7 }],
    ['body.command.seat is missing', { id: 'a', command: { do: 'move', move: 'x' } }],
    ['body.command.seat', { id: 'a', command: { do: 'move', move: 'x', seat: '0' } }],
    ['body.command has unknown fields', { id: 'a', command: { do: 'start', now: true } }],
    ['body has unknown fields', { id: 'a', command: { do: 'start' }, x: 1 }],
    ['body.version', { id: 'a', version: -1, command: { do: 'start' } }],
  ])('is named: %s', (expected, value) => expect(place(CommandRequest, value)).toBe(expected));

  it('may be in a list', () => {
    expect(place(NewTable, { game: 'court', seats: [{ kind: 'king' }] })).toBe('body.seats');
  });

  it('may be a key that is none of ours', () => {
    expect(place(CommandRequest, JSON.parse('{"id":"a","command":{"do":"start"},"__proto__":{}}'))).toBe(
      'body has unknown fields',
    );
  });
});
