import type { Guests } from '../guests.ts';
import { giveToken, guestOf, tokenOf } from '../identity.ts';
import * as protocol from '../protocol.ts';
import { type App, refusals } from './app.ts';

/** `limit` is for making guests: so many a minute from one address. */
export function peopleRoutes(app: App, guests: Guests, limit: object): void {
  app.get(
    '/api/me',
    { ...limit, schema: { summary: 'Who I am; makes a guest', response: { 200: protocol.Me, ...refusals } } },
    async (request, reply) => {
      if (request.guest !== null) {
        giveToken(request, reply, tokenOf(request)!);
        return { name: request.guest.name };
      }
      const { guest, token } = await guests.make();
      giveToken(request, reply, token);
      return { name: guest.name };
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Changes my name',
        body: protocol.MeChange,
        response: { 200: protocol.Me, ...refusals },
      },
    },
    async (request) => {
      const guest = await guests.rename(tokenOf(request)!, guestOf(request), request.body.name);
      return { name: guest.name };
    },
  );
}
