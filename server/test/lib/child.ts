import { startServer } from './house.ts';

/** A server in a process of its own, to be killed: `node child.ts FOLDER` prints its address. */
const { url } = await startServer(process.argv[2]!);
console.log(url);
