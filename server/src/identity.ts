import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guests } from './guests.ts';
import { isInterface } from './pages.ts';
import { RefusedError } from './refused.ts';
import type { App } from './routes/app.ts';
import type { Guest } from './store/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null;
  }
}

const COOKIE = 'conclave_guest';
/** Browsers keep a cookie for 400 days at most. */
const KEPT_SECONDS = 400 * 24 * 3600;

/** Recognises the guest of every request to the interface by the cookie. */
export function recogniseGuests(app: App, guests: Guests): void {
  app.decorateRequest('guest', null);
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    if (token !== undefined && isInterface(request.url)) request.guest = await guests.of(token);
  });
}

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KEPT_SECONDS,
  });
}

/** @throws RefusedError no-guest */
export function guestOf(request: FastifyRequest): Guest {
  if (request.guest === null) throw new RefusedError('no-guest');
  return request.guest;
}
