import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Person } from '../../server/test/lib/person.ts';
import { conclave, exit, folders, says, started } from './conclave.ts';

const folder = folders();

/** A server in a process of its own on a folder of its own. */
async function serving(data: string) {
  const child = started(['serve', '--port', '0', '--data', data, '--host', '127.0.0.1']);
  const [, url] = await says(child, /Conclave is at (\S+)/);
  const stop = async () => {
    child.kill('SIGTERM');
    await exit(child);
  };
  return { url: url!, stop };
}

const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

describe('conclave backup and restore', () => {
  it('copy a running server’s data as of one moment, and bring it back', async () => {
    const [data, elsewhere] = [folder(), folder()];
    const file = join(elsewhere, 'copy.sqlite');
    const first = await serving(data);
    const ada = await Person.named(first.url, 'Ada');
    const { id } = await ada.makeTable({ game: 'apex', seats });
    await ada.do(id, { do: 'chat', text: 'before' });
    expect(conclave(['backup', file, '--data', data])).toMatchObject({
      status: 0,
      out: `1 table is in ${file}.\n`,
    });
    expect(readdirSync(elsewhere)).toEqual(['copy.sqlite']);
    await ada.do(id, { do: 'chat', text: 'after' });
    const later = await ada.makeTable({ game: 'apex', seats });
    expect(conclave(['restore', file, '--data', data])).toMatchObject({
      status: 2,
      err: `conclave: a server runs on the data in ${data}. Stop it first.\n`,
    });
    const { version } = await ada.info(id);
    await first.stop();

    expect(conclave(['restore', file, '--data', data])).toMatchObject({ status: 0 });
    expect(readdirSync(elsewhere)).toEqual(['copy.sqlite']);
    expect(existsSync(join(data, 'conclave.sqlite.before-restore'))).toBe(true);
    const second = await serving(data);
    const back = ada.at(second.url);
    expect((await back.info(id)).version).toBe(version - 1);
    expect((await back.request('GET', `/api/tables/${later.id}`)).status).toBe(404);
    await second.stop();
  });

  it('refuse in a sentence what is no backup, what is there already, and where nothing is stored', () => {
    const place = folder();
    const letter = join(place, 'letter.txt');
    writeFileSync(letter, 'Dear Ada');
    const told = (...args: string[]) => conclave(args, { cwd: place });
    expect(told('restore', letter, '--data', place)).toMatchObject({
      status: 2,
      err: `conclave: "${letter}" is no backup of Conclave, or it is damaged.\n`,
    });
    expect(told('restore', 'nowhere.sqlite').err).toBe('conclave: There is no file "nowhere.sqlite".\n');
    expect(told('backup', 'copy.sqlite', '--data', place).err).toMatch(
      /^conclave: There is nothing stored in /,
    );
  });
});

describe('conclave serve', () => {
  it('a second time on the same data says so and ends', async () => {
    const data = folder();
    const first = await serving(data);
    const second = started(['serve', '--port', '0', '--data', data]);
    let err = '';
    second.stderr.on('data', (text) => {
      err += text;
    });
    expect(await exit(second)).toBe(1);
    expect(err).toMatch(/^conclave: Another Conclave server uses the data in /);
    await first.stop();
  });
});
