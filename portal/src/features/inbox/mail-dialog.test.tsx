import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { MailDialog } from './mail-dialog.tsx';

test('explains that a mail can’t open offline, and loads it once the browser is connected', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mount(
    <MemoryRouter>
      <MailDialog subject="Welcome!" address="about:blank" onClose={() => {}} />
    </MemoryRouter>,
  );
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Welcome!' }));
  dialog.getByText('You’re offline. This email opens here once you’re connected.');
  expect(dialog.queryByTitle('Welcome!')).toBeNull();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await dialog.findByTitle('Welcome!');
  onLine.mockRestore();
});
