/** Milliseconds after which a test or hook counts as hanging. A slow machine never takes as long. */
export const HANG_MS = 300_000;

/** Milliseconds that a test waits for a condition at most. */
export const WAIT_MS = 30_000;
