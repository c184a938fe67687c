/** The result of a task, or null where it takes longer than so many milliseconds. The task continues all the same. */
export async function withinTime<Result>(
  task: Promise<Result>,
  milliseconds: number,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([task, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
