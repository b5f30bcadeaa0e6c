import { afterEach, describe, expect, it } from 'vitest';
import { type Voice, voiceOf } from './voice.ts';

describe('the voice of a table', () => {
  const voices: Voice[] = [];
  const open = (table: string): Voice => {
    const voice = voiceOf(table);
    voices.push(voice);
    return voice;
  };
  const which = (...pages: readonly Voice[]) => pages.map((page) => page.isHere());
  afterEach(() => {
    for (const voice of voices.splice(0)) voice.end();
  });
  /** Pages are used one after the other. */
  const use = async (page: Voice) => {
    await new Promise((done) => setTimeout(done, 3));
    page.take();
  };

  it('is that of the page used last', async () => {
    const [a, b] = [open('t'), open('t')];
    await use(a);
    await expect.poll(() => which(a, b)).toEqual([true, false]);
    await use(b);
    await expect.poll(() => which(a, b)).toEqual([false, true]);
  });

  it('goes back to the page used before when one is put away', async () => {
    const [a, b, c] = [open('t'), open('t'), open('t')];
    for (const page of [a, b, c]) await use(page);
    await expect.poll(() => which(a, b, c)).toEqual([false, false, true]);
    c.give();
    await expect.poll(() => which(a, b)).toEqual([false, true]);
  });

  it('is each table’s own', async () => {
    const [a, b] = [open('t'), open('u')];
    await use(a);
    await use(b);
    await new Promise((done) => setTimeout(done, 30));
    expect(which(a, b)).toEqual([true, true]);
  });
});
