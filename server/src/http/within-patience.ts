/**
 * A page does not wait longer than this for parts that the server renders; its scripts request the missing ones, which on a
 * phone takes about as long to begin.
 */
const PATIENCE_MS = 1_000;

/** Result of the request, or null where it comes too late. */
export async function withinPatience<Answer>(requested: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([requested, late]);
  } finally {
    clearTimeout(timer);
  }
}
