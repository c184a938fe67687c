const QUIET_TERMINAL_INTERVAL_MS = 15_000;
const LIVE_TERMINAL_INTERVAL_MS = 1_000;

/** Prints one line in the style of the set-up scripts. */
export function say(line) {
  process.stdout.write(`[hearth] ${line}\n`);
}

/** @returns {string} `0.4 s`, `12 s` or `3 min 05 s` */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

/**
 * Runs `work` between a line that announces it and a line with its duration. While it runs, a
 * terminal shows the seconds, and a log gets a line every 15 s. Work that returns
 * an exit code other than 0 has failed; the caller reports why.
 */
export async function withProgress(what, work) {
  const started = Date.now();
  say(`${what} ...`);
  const stopTicking = tick(what, started);
  try {
    const result = await work();
    stopTicking();
    const outcome = (result?.code ?? 0) === 0 ? 'done in' : 'failed after';
    say(`${what}: ${outcome} ${duration(Date.now() - started)}`);
    return result;
  } catch (error) {
    stopTicking();
    say(`${what}: failed after ${duration(Date.now() - started)}`);
    throw error;
  }
}

function tick(what, started) {
  const live = process.stdout.isTTY;
  const timer = setInterval(
    () => {
      const elapsed = duration(Date.now() - started);
      if (live) process.stdout.write(`\r[hearth] ${what} ... ${elapsed}\u001b[K`);
      else say(`${what} ... still at it, ${elapsed}`);
    },
    live ? LIVE_TERMINAL_INTERVAL_MS : QUIET_TERMINAL_INTERVAL_MS,
  );
  return () => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\u001b[K');
  };
}
