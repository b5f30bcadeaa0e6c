import { drawn } from './drawn.ts';

// What stands in index.html is seen before the client's code, which comes after this, is run.
await drawn();
