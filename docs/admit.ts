import { admit } from '@conclave/games';

/** Takes the examples into the house where `CONCLAVE_EXAMPLES=1` asks for them. */
export async function admitExamples(): Promise<void> {
  if (process.env.CONCLAVE_EXAMPLES === '1') admit((await import('./examples.ts')).examples);
}
