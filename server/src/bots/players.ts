import { admitExamples } from '../../../docs/admit.ts';

await admitExamples();

/** The players of the house and the games they play, as the server and each thread of bots load them. */
export { bots } from '@conclave/bots';
export { games } from '@conclave/games';
