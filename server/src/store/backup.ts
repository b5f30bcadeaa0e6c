import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copy, DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../reason.ts';
import { Lock } from './lock.ts';
import { STORE_FILE } from './store.ts';

export { InUse } from './lock.ts';

/** What a person can mend about a backup, in a sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What every store has; a file without these is none. */
const TABLES = ['guests', 'tables', 'entries', 'holders'];

/**
 * Copies everything stored in a folder into one new file, also while a server runs: the copy is of one moment.
 * @returns the number of tables in it
 * @throws BackupError
 */
export async function backup(dataDir: string, file: string): Promise<number> {
  const source = join(dataDir, STORE_FILE);
  if (!existsSync(source)) throw new BackupError(`There is nothing stored in "${dataDir}".`);
  if (existsSync(file)) throw new BackupError(`"${file}" is there already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await copy(db, unfinished);
    makeWhole(unfinished);
    const tables = checked(unfinished);
    renameSync(unfinished, file);
    return tables;
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup could not be written to "${file}": ${reasonOf(error)}.`);
  } finally {
    db.close();
  }
}

/**
 * Puts a backup in the place of what is stored in a folder; what was there is kept as `conclave.sqlite.before-restore`.
 * @returns the number of tables in it
 * @throws BackupError, InUse if a server runs on the folder
 */
export async function restore(dataDir: string, file: string): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`There is no file "${file}".`);
  const tables = checked(file);
  mkdirSync(dataDir, { recursive: true });
  const lock = new Lock(dataDir);
  try {
    const place = join(dataDir, STORE_FILE);
    const fresh = `${place}.restoring`;
    rmSync(fresh, { force: true });
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      await copy(db, fresh);
    } finally {
      db.close();
    }
    if (existsSync(place)) keep(place);
    renameSync(fresh, place);
    return tables;
  } finally {
    lock.release();
  }
}

/** Makes a store one file: what stands in its log of writes goes into it, and nothing needs to lie beside it. */
function makeWhole(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete');
  db.close();
}

/** Moves a store away whole. */
function keep(place: string): void {
  makeWhole(place);
  renameSync(place, `${place}.before-restore`);
}

/** @throws BackupError if the file is no whole store */
function checked(file: string): number {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: verdict } = db.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    const names = db.prepare("select name from sqlite_master where type = 'table'").all() as {
      name: string;
    }[];
    const isStore = TABLES.every((table) => names.some(({ name }) => name === table));
    if (verdict !== 'ok' || !isStore)
      throw new BackupError(`"${file}" is no backup of Conclave, or it is damaged.`);
    return (db.prepare('select count(*) as n from tables').get() as { n: number }).n;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`"${file}" is no backup of Conclave, or it is damaged.`);
  } finally {
    db?.close();
  }
}
