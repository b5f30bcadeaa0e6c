import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const LOOK_MS = 250;

/**
 * Calls `end` once the parent process is gone, if that was npm's shell: a signal sent to npm ends npm and the shell,
 * which does not pass it on.
 * @param {() => void} end
 */
const whenNpmEnds = (end) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_MS);
  return () => clearInterval(timer);
};

/**
 * Runs a command in the foreground: input and output are shared, signals are passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code, 128 plus the number of the signal that ended it, or 127 if it did not start
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const passOn = PASSED_ON.map((signal) => {
      const listener = () => child.kill(signal);
      process.on(signal, listener);
      return () => {
        process.off(signal, listener);
      };
    });
    const undo = [...passOn, whenNpmEnds(() => child.kill('SIGTERM'))];
    /** @param {number} code */
    const end = (code) => {
      for (const stop of undo) stop();
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
