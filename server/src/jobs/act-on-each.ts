/**
 * Acts on items in turn, also after one that fails.
 * @param failed words of the error, 'Planned publications failed'
 * @throws AggregateError with every failure, after the last item
 */
export async function actOnEach<Item>(
  items: readonly Item[],
  failed: string,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failed);
}
