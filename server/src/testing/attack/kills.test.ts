import { expect, it } from 'vitest';
import { killUnderLoad } from './kills.ts';

it('an acknowledged inquiry outlives kills of servers and database, once, with its mails', async () => {
  const report = await killUnderLoad({ kills: 4, servers: 2, clients: 4, pauseMs: 1000, say: () => {} });
  expect(report.sent).toBeGreaterThan(0);
  expect(report).toMatchObject({ lost: 0, doubled: 0, mailsLost: 0, mailsDoubled: 0, wrong: [] });
}, 60_000);
