import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15 * 60_000;
const POLL_MS = 200;

/**
 * Whether the process that wrote the lock file still runs.
 * @param {string} file
 */
const isHeld = (file) => {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * Creates the lock file together with its content, so that nobody ever reads an empty one.
 * @param {string} file
 * @returns {boolean} false if it is there already
 */
const take = (file) => {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

/**
 * Takes a lock left by a dead process out of the way; a lock that a living one took meanwhile is put back.
 * @param {string} file
 */
const breakStale = (file) => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isHeld(aside)) renameSync(aside, file);
  else rmSync(aside, { force: true });
};

/**
 * Runs `work` while holding a lock file, so that of several processes one does it at a time.
 * A lock whose process is gone is taken over; a living one is waited for, at most 15 minutes.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  const deadline = Date.now() + PATIENCE_MS;
  while (!take(file)) {
    if (!isHeld(file)) breakStale(file);
    else if (Date.now() < deadline) await sleep(POLL_MS);
    else
      throw new Error(
        `Another process has held ${file} for 15 minutes. If none is at work, delete the file.`,
      );
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
