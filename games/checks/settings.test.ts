import { inEffect, takesEffect } from '@conclave/frame/settings.ts';
import type { OptionSpec } from '@conclave/kernel';
import { expect, it } from 'vitest';
import { games } from '../registry.ts';

it('settings that do nothing beside the others stay at their defaults at a new table', () => {
  const specs: OptionSpec[] = [
    { id: 'first', values: ['random', 'seat-1'], default: 'random' },
    { id: 'ties', values: ['shared', 'lost'], default: 'shared', onlyWith: { first: 'seat-1' } },
  ];
  const of = (first: string) => ({ first, ties: 'lost' });
  expect(specs.map((spec) => takesEffect(spec, of('random')))).toEqual([true, false]);
  expect(inEffect(specs, of('random'))).toEqual({ first: 'random', ties: 'shared' });
  expect(inEffect(specs, of('seat-1'))).toEqual(of('seat-1'));
});

it.each(Object.entries(games))(
  '%s: what a setting goes with is a value of another one',
  async (_id, { load }) => {
    const { options } = await load!();
    for (const { id, onlyWith = {} } of options)
      for (const [other, value] of Object.entries(onlyWith)) {
        const spec = options.find((one) => one.id === other && one.id !== id);
        expect(spec && 'values' in spec ? spec.values : []).toContain(value);
      }
  },
);
