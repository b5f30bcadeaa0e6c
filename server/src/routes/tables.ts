import { recordText } from '@conclave/kernel';
import Type from 'typebox';
import { readCode } from '../chance.ts';
import { guestOf } from '../identity.ts';
import * as protocol from '../protocol.ts';
import { RefusedError } from '../refused.ts';
import type { Guest } from '../store/store.ts';
import { makeTable } from '../table/make.ts';
import { fullRecord, ownRecord } from '../table/record.ts';
import { type Eye, historyFor, stateFor } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type App, refusals } from './app.ts';

const TableId = Type.Object({ id: Type.String({ maxLength: 64 }) });
/** A whole number in an address, taken as strictly as those in bodies. */
const Whole = Type.String({ pattern: '^[0-9]{1,6}$' });
const SeatQuery = Type.Object({ seat: Type.Optional(Whole) });
const HistoryQuery = Type.Object({ seat: Type.Optional(Whole), from: Whole, count: Type.Optional(Whole) });

/** Moves in one piece of history. */
const MOST_HISTORY = 50;

const numberIn = (whole: string | undefined): number | undefined =>
  whole === undefined ? undefined : Number(whole);

/** @throws RefusedError not-your-seat */
export function eyeOf(table: Table, guest: Guest, seat: number | null | undefined): Eye {
  if (seat === undefined || seat === null) return null;
  if (!table.holds(guest.id, seat)) throw new RefusedError('not-your-seat', { seat });
  return seat;
}

export function tableRoutes(app: App, tables: Tables, limit: object): void {
  app.post(
    '/api/tables',
    {
      ...limit,
      schema: {
        summary: 'Makes a table',
        body: protocol.NewTable,
        response: { 200: protocol.TableInfo, ...refusals },
      },
    },
    async (request) => {
      const guest = guestOf(request);
      return (await makeTable(tables, guest, request.body)).info(guest.id);
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'A page of my tables, those first where it is my move, then running ones',
        querystring: Type.Object({ mine: Type.String({ maxLength: 10 }), from: Type.Optional(Whole) }),
        response: { 200: protocol.TableList, ...refusals },
      },
    },
    async (request) => tables.of(guestOf(request).id, numberIn(request.query.from) ?? 0),
  );

  app.get(
    '/api/codes/:code',
    {
      schema: {
        summary: 'A table by its join code',
        params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
        response: { 200: protocol.TableInfo, ...refusals },
      },
    },
    async (request) => {
      const guest = guestOf(request);
      return (await tables.openByCode(readCode(request.params.code))).info(guest.id);
    },
  );

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'A table', params: TableId, response: { 200: protocol.TableInfo, ...refusals } } },
    async (request) => {
      const guest = guestOf(request);
      return (await tables.open(request.params.id)).info(guest.id);
    },
  );

  app.get(
    '/api/tables/:id/state',
    {
      schema: {
        summary: 'The game as an own seat or a spectator sees it',
        params: TableId,
        querystring: SeatQuery,
        response: { 200: protocol.TableState, ...refusals },
      },
    },
    async (request) => {
      const { table } = await tables.open(request.params.id);
      return stateFor(table, eyeOf(table, guestOf(request), numberIn(request.query.seat)));
    },
  );

  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        summary: 'Earlier moves with the view after each',
        params: TableId,
        querystring: HistoryQuery,
        response: { 200: protocol.History, ...refusals },
      },
    },
    async (request) => {
      const { table } = await tables.open(request.params.id);
      const { seat, from, count } = request.query;
      const eye = eyeOf(table, guestOf(request), numberIn(seat));
      const most = Math.min(MOST_HISTORY, numberIn(count) ?? MOST_HISTORY);
      if (table.state === null) throw new RefusedError('not-started');
      return historyFor(table, eye, Number(from), most);
    },
  );

  for (const name of ['record', 'replay'] as const) {
    app.get(
      `/api/tables/:id/${name}`,
      {
        schema: {
          summary:
            name === 'record' ? 'The record; while the game runs only my part of it' : 'A finished game',
          params: TableId,
          response: { 200: protocol.RecordFile, ...refusals },
        },
      },
      async (request, reply) => {
        const guest = guestOf(request);
        const { table } = await tables.open(request.params.id);
        if (table.status === 'waiting') throw new RefusedError('not-started');
        if (table.status === 'running' && name === 'replay') throw new RefusedError('not-over');
        if (table.status === 'running') return ownRecord(table, guest.id);
        reply.serializer(recordText);
        return fullRecord(table);
      },
    );
  }

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        summary: 'A command: join, start, move, chat and the like',
        params: TableId,
        body: protocol.CommandRequest,
        response: { 200: protocol.CommandAnswer, ...refusals },
      },
    },
    (request) => tables.command(guestOf(request), request.params.id, request.body),
  );
}
