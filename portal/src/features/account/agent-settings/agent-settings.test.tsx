import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { anAgent, signedInApp } from '../../../testing/signed-in.ts';
import { AgentSettingsScreen } from '../agent-settings-screen.tsx';

const noLinks = {
  facebook: null,
  instagram: null,
  linkedin: null,
  tiktok: null,
  twitter: null,
  youtube: null,
};
const stored: AgentSettings = {
  ...{ agentId: 'ada.reyes', url: '/agents/ada-reyes', bio: 'One\n\n- two', isBioFormatted: true },
  ...{ languages: ['English'], designations: [], awards: [], video: null },
  // An import brought this link.
  social: { ...noLinks, twitter: 'https://brokerage.example/ada' },
  ...{ headshotUrlSquare: null, coverUrl: null, signature: '', inquiryReminders: true, tours: null },
};

/** @param answers of the changes, one for each */
function show(...answers: Response[]) {
  const changes: Partial<AgentSettings>[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    if (request.method !== 'PATCH') return json(stored);
    const body = await request.json();
    changes.push(body);
    return answers.shift() ?? json({ ...stored, ...body });
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const page = mount(
    <AppProvider value={signedInApp(client, anAgent)}>
      <MemoryRouter initialEntries={['/menu/agent-settings']}>
        <AgentSettingsScreen />
      </MemoryRouter>
    </AppProvider>,
  );
  return { ...page, changes };
}

test("checks texts and links of the agent's page, sends both, and keeps an untouched bio", async () => {
  const page = show();
  await userEvent.fill(await page.findByLabelText('Languages, with commas (optional)'), 'English, Spanish');
  await userEvent.fill(page.getByLabelText('Instagram (optional)'), 'example.com/ada');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await page.findByText(/^Enter the link to your page on Instagram/);
  expect(page.changes).toEqual([]);
  expect((page.getByLabelText('Languages, with commas (optional)') as HTMLInputElement).value).toContain(
    'Spanish',
  );
  await userEvent.fill(page.getByLabelText('Instagram (optional)'), 'instagram.com/ada');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => page.changes)
    .toEqual([
      {
        languages: ['English', 'Spanish'],
        social: { instagram: 'https://instagram.com/ada' },
      },
    ]);
  expect(await axeViolations(page.container)).toEqual([]);
});

test('hours for tours are checked at their day, and what was chosen stays after a failure', async () => {
  const page = show(json({ code: 'internal_error', message: '' }, 500));
  await userEvent.click(await page.findByRole('checkbox', { name: 'Visitors choose a time when I’m free' }));
  await userEvent.selectOptions(page.getByLabelText('Monday until'), '6:00 AM');
  await userEvent.click(page.getByRole('button', { name: 'Save times' }));
  await page.findByText('The end must be at least 60 minutes after the start');
  await expect.poll(() => document.activeElement).toBe(page.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.selectOptions(page.getByLabelText('Monday until'), '12:00 PM');
  await userEvent.click(page.getByRole('button', { name: 'Add days off' }));
  await userEvent.fill(page.getByLabelText('Days off 1, first day'), '2027-07-04');
  expect(await axeViolations(page.container)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Save times' }));
  await page.findByText(/^Something went wrong/);
  await userEvent.click(page.getByRole('button', { name: 'Save times' }));
  await expect.poll(() => page.changes.length).toBe(2);
  const { tours } = page.changes[1]!;
  expect(tours?.hours.monday).toEqual({ from: '09:00', until: '12:00' });
  expect(tours).toMatchObject({ daysOff: [{ from: '2027-07-04', until: '2027-07-04' }], minutes: 60 });
  expect(tours?.isOff).toBeUndefined();

  await userEvent.click(page.getByRole('checkbox', { name: 'Visitors choose a time when I’m free' }));
  await userEvent.click(await page.findByRole('button', { name: 'Save times' }));
  await expect.poll(() => page.changes[2]?.tours).toEqual({ ...tours, isOff: true });
});
