/**
 * What V8 may take, in megabytes. Without bounds it takes what the machine has before it clears up. New objects have
 * three times the first; the second is also what V8 goes by when it decides how far the heap may grow between two full
 * collections.
 */
const BOUNDS = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/** Begins the same process again with the bounds, since V8 reads them only then. What the operator sets stays. */
export function keepBounds(env) {
  // V8 takes an option with underscores, too.
  const given = [...process.execArgv, env.NODE_OPTIONS ?? ''].join(' ').replaceAll('_', '-');
  const missing = BOUNDS.filter((bound) => !given.includes(bound.split('=')[0]));
  // Windows cannot: a process there runs without bounds of ours.
  if (missing.length === 0 || process.platform === 'win32') return;
  const node = process.execPath;
  process.execve(node, [node, ...missing, ...process.execArgv, ...process.argv.slice(1)], env);
}
