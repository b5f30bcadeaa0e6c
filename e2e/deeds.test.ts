import { describe, expect, it } from 'vitest';
import { useHouse } from './lib/house.ts';
import { lay } from './lib/lay.ts';
import { isAsked } from './lib/play.ts';
import { whenPlayed } from './lib/stages.ts';

const [late] = whenPlayed(['hexpanse-late']);

describe('what others did', () => {
  const house = useHouse();

  it('stands below the seats until I move again, each deed in a place of its own', async () => {
    const ann = await house.current.person('Ann', { log: false });
    await ann.goes(await lay(house.current, late!.position, ann));
    await isAsked(ann);
    const places = ann.region('Since your last move').getByRole('paragraph');
    const said = async () => (await places.allTextContents()).filter((text) => text !== '');
    const boxes = () => places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await boxes();
    await ann.prompt.getByRole('button', { name: 'End actions' }).click();
    const anyway = ann.prompt.getByRole('button', { name: 'End actions anyway' });
    await anyway.click();
    await ann.prompt.getByRole('button', { name: 'Buy nothing' }).click();
    await expect.poll(said, { timeout: 10_000 }).toHaveLength(4);
    await isAsked(ann);
    const deeds = await said();
    expect(deeds.filter((deed) => /^Steward \d/.test(deed)).length).toBeGreaterThan(1);
    expect(await boxes()).toEqual(before);
    await ann.prompt.getByRole('button', { name: 'Gain 1' }).click();
    await ann.prompt.locator('[data-confirms]').click();
    await expect.poll(said).toEqual([]);
  });
});
