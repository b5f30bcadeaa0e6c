import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../src/index.ts';
import { startServer, temporaryFolder } from './lib/house.ts';
import { Person } from './lib/person.ts';

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

  it('are not sent again to who has them', async () => {
    const { etag } = (await get('/')).headers as { etag: string };
    const again = await get('/table/abc', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await server.app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
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

describe('the page of a table', () => {
  it('names what it will load next, with the parts of its game where the table is known', async () => {
    const [data, built] = [temporaryFolder(), temporaryFolder()];
    const parts = {
      'src/table/page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_kit.js'] },
      '_kit.js': { file: 'assets/kit.js' },
      '../games/court/ui/index.tsx': {
        file: 'assets/court.js',
        css: ['assets/page.css'],
        imports: ['_kit.js'],
      },
      '../games/hexpanse/ui/index.tsx': { file: 'assets/hexpanse.js' },
    };
    mkdirSync(join(built.path, '.vite'));
    mkdirSync(join(built.path, 'assets'));
    writeFileSync(join(built.path, '.vite/manifest.json'), JSON.stringify(parts));
    writeFileSync(join(built.path, 'index.html'), '<head><script src="/assets/main.js"></script></head>');
    const house = await startServer(data.path, { webDir: built.path });
    const ada = await Person.named(house.url, 'Ada');
    const table = await ada.makeTable({
      game: 'court',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const linked = async (path: string) => {
      const { body } = await house.app.inject({ url: path });
      // Nothing is fetched before the page has painted and opens it.
      expect(body.replace(/<template id="early">.*<\/template>/, '')).not.toContain('<link');
      return [...body.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    };
    expect(await linked('/')).toEqual([]);
    expect(await linked('/table/unknown')).toEqual(['/assets/page.js', '/assets/kit.js', '/assets/page.css']);
    expect(await linked(`/table/${table.id}`)).toEqual([
      '/assets/page.js',
      '/assets/kit.js',
      '/assets/court.js',
      '/assets/page.css',
    ]);
    const small = await house.app.inject({
      url: `/table/${table.id}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain('/assets/court.js');
    await house.close();
    data.remove();
    built.remove();
  });
});

describe('pages built anew while the server runs', () => {
  const lay = (path: string, name: string) => {
    writeFileSync(join(path, 'index.html'), `<script src="/assets/${name}"></script>`);
    writeFileSync(join(path, 'assets', name), `run("${name}")`);
  };

  it('are served as they were when it started, to the last part', async () => {
    const [data, built] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(built.path, 'assets'));
    lay(built.path, 'main-aaaaaaaa.js');
    const running = await startServer(data.path, { webDir: built.path });
    const ask = async (url: string) => (await running.app.inject({ url })).body;
    rmSync(join(built.path, 'assets', 'main-aaaaaaaa.js'));
    lay(built.path, 'main-bbbbbbbb.js');
    expect(await ask('/')).toContain('main-aaaaaaaa.js');
    expect(await ask('/assets/main-aaaaaaaa.js')).toBe('run("main-aaaaaaaa.js")');
    await running.close();
    for (const folder of [data, built]) folder.remove();
  });

  it('are not served at all while a part is missing', async () => {
    const [data, built] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(built.path, 'assets'));
    lay(built.path, 'main-aaaaaaaa.js');
    rmSync(join(built.path, 'assets', 'main-aaaaaaaa.js'));
    const running = await startServer(data.path, { webDir: built.path });
    expect((await running.app.inject({ url: '/' })).statusCode).toBe(404);
    expect((await running.app.inject({ url: '/api/health' })).json()).toEqual({ ok: true });
    await running.close();
    for (const folder of [data, built]) folder.remove();
  });
});

describe('the cookie', () => {
  it('is out of reach of scripts and other sites, and secure where the connection is', async () => {
    const cookie = async (headers = {}) => (await get('/api/me', headers)).headers['set-cookie'] as string;
    expect(await cookie()).toMatch(/^conclave_guest=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const behind = temporaryFolder();
    const proxied = await startServer(behind.path, { proxies: 1 });
    const answer = await proxied.app.inject({ url: '/api/me', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['set-cookie']).toContain('Secure');
    await proxied.close();
    behind.remove();
  });
});

describe('what a proxy says', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'elsewhere.example',
  };

  it('is believed as far as proxies were named: the address for limits, https, and that browsers remember it', async () => {
    const behind = temporaryFolder();
    const server = await startServer(behind.path, { proxies: 1, rateLimit: true });
    const ask = async (address: string) =>
      server.app.inject({
        url: '/api/me',
        headers: { ...forged, 'x-forwarded-for': `203.0.113.9, ${address}` },
      });
    const left = async (address: string) => (await ask(address)).headers['x-ratelimit-remaining'];
    expect([await left('198.51.100.7'), await left('198.51.100.7'), await left('198.51.100.8')]).toEqual(
      [299, 298, 299].map(String),
    );
    const { headers } = await ask('198.51.100.7');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await server.close();
    behind.remove();
  });

  it('is ignored without one', async () => {
    const { headers } = await get('/api/me', forged);
    expect(headers['set-cookie']).not.toContain('Secure');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
