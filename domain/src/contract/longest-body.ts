const baseMs = 30_000;
/** 200 kbit/s: a bad mobile line. */
const bytesPerMs = 25;

/**
 * Longest time in ms in which a body may arrive: half a minute, and the time of its bytes on a bad line. The server ends later ones,
 * and much sooner those whose bytes stop (docs/operations.md, Limits of time).
 * @param bytes of the body, or most bytes of a route
 */
export const longestBodyMs = (bytes: number): number => baseMs + Math.round(bytes / bytesPerMs);
