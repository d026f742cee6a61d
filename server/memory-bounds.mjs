/**
 * What V8 may take, in megabytes. Without bounds it takes what the machine has before it clears up. New objects have
 * three times the first; the second is also what V8 goes by when it decides how far the heap may grow between two full
 * collections.
 */
const BOUNDS = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/**
 * How many arenas glibc may take memory from. By itself it has eight for each processor, and what was given back in one is
 * not used by the threads of another. Any other libc has none, and does not read this.
 */
const ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Begins the same process again with the bounds, since both read them only then. What the operator sets stays. */
export function keepBounds(env) {
  // V8 takes an option with underscores, too.
  const given = [...process.execArgv, env.NODE_OPTIONS ?? ''].join(' ').replaceAll('_', '-');
  const missing = BOUNDS.filter((bound) => !given.includes(bound.split('=')[0]));
  const bounded = { ...ARENAS, ...env };
  const isBounded = missing.length === 0 && Object.keys(ARENAS).every((name) => name in env);
  // Windows cannot: a process there runs without bounds of ours.
  if (isBounded || process.platform === 'win32') return;
  const node = process.execPath;
  process.execve(node, [node, ...missing, ...process.execArgv, ...process.argv.slice(1)], bounded);
}
