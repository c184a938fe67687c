/**
 * Runs every step in order, each after the one before has ended, also where that one failed: a connection that does not
 * close leaves nothing else open.
 * @throws the error of the step that failed, or an AggregateError of several
 */
export async function closeInTurn(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps of closing failed`);
  if (errors.length === 1) throw errors[0];
}
