import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**', '**/.*/**'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, 'e2e/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // They wait for timers and browsers a fifth of their time: one more than there are cores.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          include: ['e2e/**/*.test.ts'],
          exclude: NEVER,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
