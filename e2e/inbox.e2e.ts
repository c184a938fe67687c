import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress, profile, signIn } from './support/account.ts';
import { test } from './support/test.ts';

test('mails are in the inbox, opened in a frame, marked as read and in the email history', async ({
  page,
}) => {
  test.slow();
  await signIn(page, newAddress('ines'));
  await page.goto('/');
  await profile(page).click();
  await page.getByRole('link', { name: /^Notification Inbox/ }).click();
  await expect(page.getByRole('heading', { name: 'Notification Inbox', level: 1 })).toBeVisible();
  const mails = page.locator('.inbox__subject button');
  await expect(mails.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByText(/^\d+ unread$/)).toHaveCount(0);
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  const subject = ((await mails.first().textContent()) ?? '').replace('Unread: ', '');
  await mails.first().click();
  await expect(page.frameLocator('.inbox__mail').locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: subject, exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Email history' }).click();
  await page.getByLabel('Status').selectOption('Opened');
  await expect(page).toHaveURL(/status=Opened/);
  await expect(page.getByText('1 email', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/email-history$/);
  await expect(page.locator('#main')).toBeFocused();

  await page.goto('/menu/inquiry-history');
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible();
  await expectAccessible(page);
});
