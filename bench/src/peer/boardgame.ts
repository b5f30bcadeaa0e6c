import { createRequire } from 'node:module';

type Cjs<T> = T;
type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});
type CoreModule = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
type InternalModule = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});

/** boardgame.io has CommonJS entries only; without this it also checks and freezes every state. */
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client') as Cjs<ClientModule>;
export const { INVALID_MOVE } = require('boardgame.io/core') as Cjs<CoreModule>;
export const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Cjs<InternalModule>;
