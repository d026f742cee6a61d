const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ORPHAN_CHECK_MS = 250;

/** Why a check ends before its time. */
export type Stop = (typeof SIGNALS)[number] | 'the end of npm';

/**
 * Calls once when this process is to stop. npm sends a Ctrl-C on that the terminal has sent already, and does not send on
 * a SIGTERM: when it goes, we have a new parent.
 */
export function onceStopped(call: () => void): { by: Stop | null; forget(): void } {
  const stop = { by: null as Stop | null, forget };
  const hear = (by: Stop) => {
    if (stop.by) return;
    stop.by = by;
    call();
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  const parent = process.ppid;
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  const look = () => void (isOfNpm && process.ppid !== parent && hear('the end of npm'));
  const timer = setInterval(look, ORPHAN_CHECK_MS);
  function forget() {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, hear);
  }
  return stop;
}
