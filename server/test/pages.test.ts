import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../src/index.ts';
import { startServer, temporaryFolder } from './lib/house.ts';

const folder = temporaryFolder();
const web = temporaryFolder();
let server: Server;
beforeAll(async () => {
  mkdirSync(join(web.path, 'assets'));
  writeFileSync(join(web.path, 'index.html'), '<!doctype html><script>theme()</script><p>Conclave</p>');
  writeFileSync(join(web.path, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web.path, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(web.path, 'assets/app-1a2b.js.br'), 'small');
  server = await startServer(folder.path, { webDir: web.path });
});
afterAll(async () => {
  await server.close();
  folder.remove();
  web.remove();
});

const get = (path: string, headers = {}) => server.app.inject({ url: path, headers });

describe('the pages', () => {
  it.each(['/', '/table/abc', '/rules/stardust-imperium', '/replay?x=1'])(
    'shows the client at %s',
    async (path) => {
      const page = await get(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Conclave');
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it('may be kept for ever where the name has a hash, in a small form where there is one', async () => {
    const script = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.body).toBe('small');
    expect((await get('/assets/app-1a2b.js')).body).toBe('plain');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('are not shown in place of files and answers that do not exist', async () => {
    for (const path of ['/assets/gone-1.js', '/favicon.ico', '/api/nothing'])
      expect((await get(path)).json()).toMatchObject({ error: 'no-such-page' });
    expect((await get('/assets/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });

  it('may load and run only what is ours, also over plain http', async () => {
    const policy = (await get('/')).headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    expect((await get('/api/health')).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the cookie', () => {
  it('is out of reach of scripts and other sites, and secure where the connection is', async () => {
    const cookie = async (headers = {}) => (await get('/api/me', headers)).headers['set-cookie'] as string;
    expect(await cookie()).toMatch(/^conclave_guest=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const behind = temporaryFolder();
    const proxied = await startServer(behind.path, { trustProxy: true });
    const answer = await proxied.app.inject({ url: '/api/me', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['set-cookie']).toContain('Secure');
    await proxied.close();
    behind.remove();
  });
});
