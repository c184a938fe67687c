import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createEmbedKey } from './support/embed-key.ts';
import { test } from './support/test.ts';
import { startWordPress, type WordPress } from './support/wordpress.ts';

const plugin = join(import.meta.dirname, '../dist/elements/hearth-wordpress.zip');

// Messages of WordPress's own editor.
test.use({ allowedComplaints: /./ });

async function logIn(page: Page, { origin, password }: WordPress, name: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/);
}

/** Uploads the plugin, activates it, and enters the server and the key, as an administrator does. */
async function installPlugin(page: Page, { origin }: WordPress, hearth: string): Promise<void> {
  await page.goto(`${origin}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator('#pluginzip').setInputFiles(plugin);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.getByRole('row', { name: 'Select Hearth' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Address of your Hearth server').fill('homes');
  await page.getByLabel('Key of this site').fill(await createEmbedKey(origin));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible();
  await page.getByLabel('Address of your Hearth server').fill(`${hearth}/embed?widget=search`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Address of your Hearth server')).toHaveValue(hearth);
}

/** Adds the block of a widget to the post that is being written. */
async function addBlock(page: Page, title: string): Promise<void> {
  const inserter = page.getByRole('button', { name: 'Toggle block inserter' });
  await inserter.click();
  await page.getByRole('searchbox', { name: 'Search for blocks' }).fill(title);
  await page.locator('.block-editor-block-types-list').getByText(title, { exact: true }).click();
  await inserter.click();
}

/** Puts a list of two homes and an agent, found by a part of the name, into a new post by the block editor and returns the address of the post. */
async function postByBlocks(page: Page, { origin }: WordPress): Promise<string> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.getByRole('dialog').getByText('Welcome to the block editor').waitFor();
  await page.keyboard.press('Escape');
  await addBlock(page, 'Hearth: List of homes');
  await page.getByRole('textbox', { name: 'Homes on a page' }).fill('2');
  await expect(page.frameLocator('iframe[title="Hearth: List of homes"]').getByRole('article')).toHaveCount(
    2,
    {
      timeout: 30_000,
    },
  );
  await addBlock(page, 'Hearth: Agent');
  await page.getByRole('combobox', { name: 'Agent' }).fill('greg');
  await page.getByRole('option', { name: 'Gregory Dang' }).click();
  await expect(page.frameLocator('iframe[title="Hearth: Agent"]').getByRole('heading').first()).toContainText(
    'Gregory Dang',
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** Writes a shortcode into a new post by the classic editor and returns the address of the post. */
async function postByClassicEditor(page: Page, { origin }: WordPress): Promise<string> {
  await page.goto(`${origin}/wp-admin/post-new.php?classic-editor`);
  await page.locator('#content-html').click();
  await page.locator('#title').fill('A home');
  await page.locator('#content').fill('[hearth-listing-card listing-id="4000001" photos="one"]');
  // WordPress ignores the button while it saves the draft, which it does once the title is left.
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await page.locator('#publish').click();
  await page.waitForURL(/post=\d+/);
  return `${origin}/?p=${new URL(page.url()).searchParams.get('post')}`;
}

test('WordPress shows blocks, shortcodes and addresses of people without the right to post HTML', {
  tag: '@full',
}, async ({ page, browser, hearth }) => {
  test.setTimeout(240_000);
  const blog = await startWordPress(hearth);
  if (blog === null) return test.skip(true, 'Debian’s WordPress cannot be fetched or run on this machine.');
  try {
    await logIn(page, blog, 'admin');
    await installPlugin(page, blog, hearth);
    const author = await browser.newPage();
    await logIn(author, blog, 'author');
    const byAuthor = await postByBlocks(author, blog);
    const classic = await postByClassicEditor(author, blog);
    await author.close();
    await page.goto(byAuthor);
    await expect(page.locator('hearth-listings').getByRole('article')).toHaveCount(2);

    await expect(page.locator('hearth-agent-bio')).toHaveAttribute('agent', 'gregory.dang.atx');
    await page.goto(classic);
    await expect(page.locator('hearth-listing-card').getByRole('article')).toHaveCount(1);

    const byContributor = await blog.post(
      'contributor',
      `<!-- wp:hearth/listings {"limit":"1","onclick":"alert(1)","heading":"A \\u0026 \\u0022B\\u0022"} /-->

[hearth-mortgage-calculator price="400000" onclick="alert(1)" heading='<b>"Pay"</b>']

${hearth}/w/legal

<hearth-search></hearth-search>`,
    );
    await page.goto(byContributor);
    await expect(page.locator('hearth-listings').getByRole('article')).toHaveCount(1);
    await expect(page.locator('hearth-listings')).toHaveAttribute('heading', 'A & "B"');
    await expect(page.locator('hearth-mortgage-calculator .hearth-breakdown')).toBeVisible();
    await expect(page.locator('[onclick]')).toHaveCount(0);
    await expect(page.locator('hearth-legal').getByRole('link').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    // WordPress itself removed the tag, which only people with the right may post.
    await expect(page.locator('hearth-search')).toHaveCount(0);
  } finally {
    blog.stop();
  }
});
