import { expect, test } from '@playwright/test';
import { signInDemo } from './support/account.ts';

/** A weekday of which no hour has passed in Austin. */
const day = ['Sun', 'Mon'].includes(
  new Date().toLocaleDateString('en-US', { weekday: 'short', timeZone: 'America/Chicago' }),
)
  ? 'Wednesday'
  : 'Monday';

test('an agent edits the public page and sets times for tours, which visitors choose from', async ({
  page,
  browser,
}) => {
  await signInDemo(page, 'agent');
  await page.goto('/menu/agent-settings');
  const bio = `Born in Austin, ${Date.now()} homes shown.`;
  await page.getByLabel('Bio').fill(bio);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  const areTimesChosen = page.getByRole('checkbox', { name: 'Visitors choose a time when I’m free' });
  await areTimesChosen.check();
  await page.getByLabel(`${day} until`).selectOption('11:00 AM');
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save times' }).click();
  const { agentId } = await (await stored).json();

  const { trecLicense } = await (await page.request.get(`/api/agent/${agentId}`)).json();
  const found = await page.request.get(`/api/v2/listing/search?trecLicense=${trecLicense}&limit=1`);
  const { listings } = await found.json();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/w/inquiry-form?type=schedule-a-tour&listing-id=${listings[0].listingid}`);
  await visitor
    .getByRole('radio', { name: new RegExp(`^${day}`) })
    .first()
    .check();
  await expect(visitor.getByRole('radio', { name: /[AP]M$/ })).toHaveCount(3);
  await visitor.context().close();

  await areTimesChosen.uncheck();
  const restored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save times' }).click();
  await restored;
  await page.getByRole('link', { name: 'See your public page' }).click();
  await expect(page.getByText(bio)).toBeVisible();

  await page.goto('/agent/widgets');
  await expect(page.getByLabel('Code', { exact: true })).toContainText(
    `<hearth-agent-bio agent="${agentId}">`,
  );
});
