#!/usr/bin/env node
// The command `conclave`. With the right Node.js and all packages it goes straight on; otherwise it fetches them first.
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { conclave, MAIN } from '../scripts/lib/conclave.mjs';
import { isInstalled } from '../scripts/lib/install.mjs';
import { compileCache, isNodeNewEnough } from '../scripts/lib/node.mjs';
import { prepare, script } from '../scripts/lib/prepare.mjs';

if (isNodeNewEnough() && isInstalled()) {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? compileCache());
  await import(pathToFileURL(MAIN).href);
} else {
  await script(async () => conclave(await prepare(), process.argv.slice(2)));
}
