import { sayOfKernel } from '@conclave/frame/kernel-refusals.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../registry.ts';
import { answersAtWrongMoments, vagueCases, vagueShare } from './refusal-checks.ts';

/** In percent. */
const MOST = 5;

describe.each(Object.entries(games))(
  '%s, asked for every kind of move at wrong moments',
  (_id, { load, say }) => {
    it('says why, and hardly ever only that it can’t be done now', async () => {
      const answers = answersAtWrongMoments(await load(), 6);
      expect(answers.refused).toBeGreaterThan(500);
      expect([vagueShare(answers) < MOST, vagueCases(answers)]).toEqual([true, expect.anything()]);
      const own = await say();
      const unsaid = [...answers.heard.values()].filter((one) => !(own(one) ?? sayOfKernel(one, [])));
      expect(unsaid).toEqual([]);
    });
  },
);
