import { expect, it } from 'vitest';
import { actOnEach } from './act-on-each.ts';

it('acts on all items where some fail, and reports each failure at the end', async () => {
  const done: number[] = [];
  const acting = actOnEach([1, 2, 3, 4], 'Mails failed', async (item) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  });
  await expect(acting).rejects.toMatchObject({
    message: 'Mails failed',
    errors: [new Error('no 2'), new Error('no 4')],
  });
  expect(done).toEqual([1, 3]);
});
