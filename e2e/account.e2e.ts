import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './support/accessibility.ts';
import { dialog, fillSignUp, newAddress, password, profile, signIn, submit } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { test } from './support/test.ts';

/** A home whose photos are not all for guests. */
async function openLockedHome(page: Page): Promise<void> {
  const answer = await page.request.get('/api/v2/listing/search?limit=20');
  const { listings } = (await answer.json()) as { listings: { url: string }[] };
  for (const { url } of listings) {
    const home = await page.request.get(`/api/v2/listing/${url.replace(/^.*-|\.html.*$/g, '')}`);
    if (!home.ok()) continue;
    const { locked } = (await home.json()) as { locked?: { images: number } };
    if (!locked?.images) continue;
    await page.goto(url);
    return;
  }
  throw new Error('no home has locked photos');
}

const unlockPhotos = (page: Page) =>
  page.locator('.hearth-mosaic__tool', { hasText: /^\s*Unlock .* more photo/ });

test.describe('with sign-ups of the network before', () => {
  // The refusal that asks for a captcha.
  test.use({ allowedComplaints: /api\/user\/sign-up/ });

  test('a guest signs up where photos are locked, confirms by mail, and sees them @phone', async ({
    page,
    context,
  }) => {
    test.slow();
    const email = newAddress('ana');
    await openLockedHome(page);
    const address = page.url();
    await unlockPhotos(page).click();
    await expect(dialog(page).getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await expectAccessible(page, '.account-dialog');
    await fillSignUp(page, email);
    await submit(page).click();
    await expect(dialog(page).getByText(`We sent an email to ${email}`)).toBeVisible();
    const mail = await context.newPage();
    const link = await linkInMail(page, email, '/verify-email');
    await mail.goto(link);
    // A scanner that opens the link confirms nothing, and the code leaves the address.
    await expect(mail).toHaveURL('/verify-email');
    await expect(dialog(page).getByText(`We sent an email to ${email}`)).toBeVisible();
    await mail.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(mail.getByText('Welcome!').first()).toBeVisible();
    await mail.close();
    await expect(dialog(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(unlockPhotos(page)).toBeHidden();
    await expect(profile(page)).toBeVisible();
  });
});

test.describe('with refusals', () => {
  test.use({ allowedComplaints: /status of 4\d\d/ });

  test('a forgotten password is replaced by mail once, and the old one opens nothing', async ({ page }) => {
    test.slow();
    const email = newAddress('ben');
    await signIn(page, email);
    await page.goto('/');
    await profile(page).click();
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email);
    await submit(page).click();
    await expect(dialog(page).getByText('If there is an account')).toBeVisible();
    const link = await linkInMail(page, email, '/reset-password');
    await page.goto(link);
    await expectAccessible(page, '.account-page');
    await page.getByLabel('New password', { exact: true }).fill('Password1');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('This password is one of the most common ones')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('Juniper-Creek-77');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password has been updated successfully')).toBeVisible();
    await expect(profile(page)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This link was used already or has expired.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
    const code = new URL(link, page.url()).searchParams.get('code');
    const data = { email, code, password: 'Juniper-Creek-78' };
    const again = await page.request.post('/api/user/reset-password', { data });
    expect((await again.json()).code).toBe('code_invalid');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/menu/account-settings');
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await submit(page).click();
    await expect(dialog(page).getByText('The email or the password is wrong.')).toBeVisible();
    await dialog(page).getByLabel('Password', { exact: true }).fill('Juniper-Creek-77');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
    await expect(page).toHaveURL('/menu/account-settings');
  });

  test('a link that is opened in another browser asks for a password', { tag: '@full' }, async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = newAddress('dan');
    await page.goto('/signup/x/Ana');
    await fillSignUp(page, email);
    await submit(page).click();
    await expect(dialog(page).getByText('We sent an email')).toBeVisible();
    const link = new URL(await linkInMail(page, email, '/verify-email'), page.url()).href;
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(other.getByText('You signed up in another browser.')).toBeVisible();
    await expectAccessible(other, '.account-page');
    await other.getByLabel('Password', { exact: true }).fill('Juniper-Creek-77');
    await other.getByLabel('Password', { exact: true }).press('Enter');
    await expect(other.getByText('Welcome!').first()).toBeVisible();
    await expect(profile(other)).toBeVisible();
    await other.context().close();
    await page.goto('/menu/account-settings');
    await expect(dialog(page).getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

test('settings are stored, shown everywhere, and end with the account @phone', async ({ page, isMobile }) => {
  test.slow();
  const email = newAddress('cleo');
  await signIn(page, email);
  await page.goto('/');
  await profile(page).click();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await expect(page).toHaveTitle(/^Account Settings/);
  await expectAccessible(page);
  if (!isMobile) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await expectLegible(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  }
  await page.getByLabel('First name').fill('Cleo3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This first name is invalid')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Cleo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved').first()).toBeVisible();
  await expect(profile(page)).toContainText('Cleo');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Changes saved')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  });
  await expect(page.getByText('The file is too small.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText('Inappropriate photo format.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOfNoise(page),
  });
  // While it moves it may cover the next target of a press on a phone.
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.locator('.account-photo img')).toBeVisible();
  if (!isMobile) await expect(page.locator('.header__account img')).toBeVisible();
  const moved = newAddress('cleo.new');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expectAccessible(page, '.account-section');
  await page.getByLabel('New email').fill(moved);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`We sent an email to ${moved}`)).toBeVisible();
  await page.goto(await linkInMail(page, moved, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/menu/account-settings');
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByText(moved, { exact: true }).first()).toBeVisible();
  const outbox = await (await page.request.get('/outbox')).text();
  const mails = outbox
    .split('<tr>')
    .filter((row) => row.includes('The email address of your account was changed'));
  for (const address of [email, moved]) expect(mails.some((row) => row.includes(address))).toBe(true);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page, '.small-dialog');
  await dialog(page).getByLabel('Email').fill('another@visitor.example');
  await submit(page).click();
  await expect(dialog(page).getByText('Enter the email of this account')).toBeVisible();
  await dialog(page).getByLabel('Email').fill(moved);
  await submit(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

/** Larger than 50 KB. */
async function jpegOfNoise(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const picture = context.createImageData(400, 300);
    for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = Math.random() * 256;
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 1);
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a forced sign-up opens after five seconds, cannot be closed, and spares the policies', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/listings?force=true&limit=3');
  await expect(page).not.toHaveURL(/force/);
  await page.clock.runFor(5_000);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goto('/privacy-policy');
  await page.clock.runFor(6_000);
  await expect(dialog(page)).toBeHidden();
});

test('an invitation fills the sign-up in, and a guest asks for no session', { tag: '@full' }, async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/signup/dan%40visitor.example/Dan/O%20Leary/5125550199');
  await expect(page).toHaveURL('/');
  await expect(dialog(page).getByLabel('Email')).toHaveValue('dan@visitor.example');
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('O Leary');
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('5125550199');
  expect(requested).not.toContain('/api/user/session');
});
