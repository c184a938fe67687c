import { expect, it } from 'vitest';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { testNow } from '../testing/generated-listings.ts';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { testConfig } from '../testing/test-config.ts';
import { createWebhooks } from '../webhooks/create-webhooks.ts';
import { runEmbedCommand } from './embed-commands.ts';
import { readEmbedKey } from './embed-keys.queries.ts';
import { readCommand } from './options.ts';

const desk = inquiryDeskOfFile();

async function run(...args: readonly string[]): Promise<string> {
  const { db } = desk.server;
  const jobs = createJobRunner({ db, runsJobs: false, onError: () => {} });
  const config = testConfig({ publicUrl: 'https://homes.test' });
  const mails = createMailQueue({ db, config, clock: () => testNow, jobs });
  const listings = { shownListing: async () => undefined };
  const webhooks = createWebhooks({ db, config, clock: () => testNow, jobs, mails, listings });
  try {
    return await runEmbedCommand(readCommand(args), { db: db.kysely, config, now: testNow, mails, webhooks });
  } finally {
    await jobs.stop();
  }
}

const request = (site = 'Blog.example/homes') =>
  anInquiry({ type: 'request-embed-key', site, message: 'Homes of our town', phone: undefined });

it('grants a key that was asked for once, and mails it with the link of its page', async () => {
  expect((await desk.send(request())).statusCode).toBe(200);
  const [requested] = await desk.stored();
  expect(requested).toMatchObject({ type: 'request-embed-key', site: 'Blog.example/homes', agentKey: null });
  const { id } = requested!;
  expect(await run('requests')).toContain(`npm run embed-key -- grant ${id}`);
  const words = await run('grant', id, '--limit', '900');
  const key = /hk_\w{20}/.exec(words)?.[0] ?? '';
  expect(words).toBe(
    `${key} is the key of Ana Gómez, for https://blog.example, https://www.blog.example. ana@visitor.example gets it by mail.`,
  );
  expect(await readEmbedKey(desk.server.db.kysely, key)).toMatchObject({
    ...{
      owner: 'Ana Gómez',
      ownerEmail: 'ana@visitor.example',
      origins: ['https://blog.example', 'https://www.blog.example'],
    },
    ...{ policy: 'search', requestsPerMinute: 900 },
  });
  const granted = (await desk.mails()).find(({ template }) => template === 'embed-key-granted');
  expect(granted?.to.address).toBe('ana@visitor.example');
  expect(granted?.text).toContain(`https://homes.test/embed?key=${key}`);
  const link = /https:\/\/homes\.test\/embed\/key\/([\w.-]+)/.exec(granted?.text ?? '')?.[1];
  const page = await desk.server.app.inject({ url: `/api/embed/key/${link}` });
  expect(page.json()).toMatchObject({ key, owner: 'Ana Gómez' });
  expect(await run('grant', id)).toBe(`${key} was granted on this request before.`);
  expect(await run('requests')).toBe('No request for a key waits.');

  expect(await run('set-owner', key, '--owner', 'Bo', '--email', 'bo@blog.example')).toContain('of Bo.');
  expect((await desk.server.app.inject({ url: `/api/embed/key/${link}` })).statusCode).toBe(404);
  expect((await desk.mailTo('bo@blog.example'))?.template).toBe('embed-key-link');
  const rotated = await run('rotate', key);
  expect(rotated).toMatch(new RegExp(`^hk_\\w{20} works now\\. ${key} works until 2026-12-21\\.$`));
  const newest = rotated.split(' ')[0] ?? '';
  await run('webhook', 'add', key, 'https://crm.example/leads');
  expect(await run('set-owner', key, '--owner', 'Cy', '--email', 'cy@blog.example')).toContain('one webhook');
  expect(await run('add-origin', key, 'https://shop.example')).toContain('https://shop.example');
  expect(await run('end', key)).toContain(`${newest} works on.`);
  await expect(run('end', key)).rejects.toThrow('has ended already');
  await expect(run('end', newest)).rejects.toThrow('is no former key');
  expect(await run('revoke', key)).toContain(`${newest} of Cy is revoked`);
  expect(await readEmbedKey(desk.server.db.kysely, newest)).toMatchObject({
    ...{
      revokedAt: testNow,
      origins: ['https://blog.example', 'https://www.blog.example', 'https://shop.example'],
    },
  });
});

it('refuses a request without a site, and grants no other inquiry', async () => {
  const refused = await desk.send(request('my site'));
  expect(refused.json().validationErrors).toEqual([
    { name: 'site', message: 'Enter the address of your site, like www.example.com' },
  ]);
  await desk.send(anInquiry());
  const [other] = await desk.stored();
  await expect(run('grant', other!.id)).rejects.toThrow('There is no request');
  await expect(run('grant', 'nonsense')).rejects.toThrow('There is no request');
});

it('names an origin where the site of a request belongs to many', async () => {
  await desk.send(request('https://github.io'));
  const [requested] = await desk.stored();
  expect(await run('grant', requested!.id, '--origin', 'https://ana.github.io')).toContain(
    'https://ana.github.io',
  );
});
