import { CommanderError } from 'commander';
import { admitExamples } from '../../docs/admit.ts';
import { InputError, Stopped } from './faults.ts';
import { program } from './program.ts';

const BAD_INPUT = 2;
const INTERRUPTED = 130;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

await admitExamples();

try {
  await program().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : BAD_INPUT;
  else if (error instanceof InputError) {
    console.error(`conclave: ${error.message}`);
    process.exitCode = BAD_INPUT;
  } else if (error instanceof Stopped) {
    console.error('Stopped.');
    process.exitCode = INTERRUPTED;
  } else throw error;
}
