import { describe, expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

/** A task whose runs end when the test ends them. */
function aTask() {
  const ends: ((result: number) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const task = () =>
    new Promise<number>((resolve, reject) => {
      ends.push(resolve);
      fails.push(reject);
    });
  return { task, ends, fails };
}
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('runs that are shared', () => {
  it('serve the callers before their start, and none after it', async () => {
    const { task, ends } = aTask();
    const run = shareNext(task);
    const first = [run(), run()];
    await turns();
    expect(ends).toHaveLength(1);
    const later = [run(), run()];
    await turns();
    expect(ends).toHaveLength(1);
    ends[0]!(1);
    expect(await Promise.all(first)).toEqual([1, 1]);
    await turns();
    expect(ends).toHaveLength(2);
    ends[1]!(2);
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('runs again after a failure', async () => {
    const { task, ends, fails } = aTask();
    const run = shareNext(task);
    const first = run();
    const failed = expect(first).rejects.toThrow('gone');
    await turns();
    const later = run();
    fails[0]!(new Error('gone'));
    await failed;
    await turns();
    ends[1]!(2);
    expect(await later).toBe(2);
  });
});
