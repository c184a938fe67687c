import { mount } from '@hearth/widgets/testing/mount.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { screen } from '@testing-library/dom';
import { type ReactNode, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Modal } from './modal.tsx';

const closed = vi.fn();

interface OverProps {
  readonly onClose: () => void;
}

function Over({ onClose }: OverProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null);
  const [isAsked, ask] = useState(false);
  return (
    <Modal isPage className="" label="Home" popup={popup} onClose={onClose}>
      <button type="button" onClick={() => ask(true)}>
        Ask
      </button>
      {isAsked && (
        <Modal className="" label="Question" onClose={() => ask(false)}>
          <p>Inside</p>
        </Modal>
      )}
    </Modal>
  );
}

/** @param props.visit of which the list is: another one renders its link anew */
function Page({ visit = 1 }: { readonly visit?: number }): ReactNode {
  const [isOpen, open] = useState(false);
  const close = () => {
    closed();
    open(false);
  };
  return (
    <div className="page">
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => open(true)}>
          Open
        </button>
        <a key={visit} href="#home">
          1 Live Oak
        </a>
        <div style={{ height: '3000px' }} />
      </main>
      <LiveRegion message="1 home to compare" />
      {isOpen && <Over onClose={close} />}
    </div>
  );
}

async function openOver() {
  closed.mockClear();
  const view = mount(<Page />);
  const opener = view.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const home = screen.getByRole('dialog', { name: 'Home' });
  await expect.poll(() => document.activeElement).toBe(home);
  return { view, opener, home };
}

test('the page below is inert and does not scroll, but still announces, until the dialog closes', async () => {
  const { view, opener, home } = await openOver();
  expect(opener.closest('[inert]')).not.toBeNull();
  expect(home.closest('[inert]')).toBeNull();
  expect(view.getByRole('status').closest('[inert]')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  const late = document.createElement('div');
  opener.closest('.page')?.append(late);
  await expect.poll(() => late.inert).toBe(true);
  late.remove();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  expect(opener.closest('[inert]')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  expect(document.activeElement).toBe(opener);
});

test('Escape closes a dialog over it first, and the focus returns into it', async () => {
  const { home } = await openOver();
  const ask = screen.getByRole('button', { name: 'Ask' });
  await userEvent.click(ask);
  const question = await screen.findByRole('dialog', { name: 'Question' });
  await expect.poll(() => question.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.isConnected).toBe(false);
  expect(closed).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement).toBe(ask);
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  expect(home.isConnected).toBe(false);
});

test('a press beside it closes it, a press in it does not', async () => {
  await openOver();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(closed).not.toHaveBeenCalled();
  await screen.findByRole('dialog', { name: 'Question' });
  await userEvent.keyboard('{Escape}');
  const backdrop = document.querySelector('.modal-backdrop') as HTMLElement;
  // A press goes through inert elements.
  expect(backdrop.closest('[inert]')).toBeNull();
  backdrop.click();
  expect(closed).toHaveBeenCalledOnce();
});

test('Escape leaves it open where a field in it has used the key', async () => {
  await openOver();
  const ask = screen.getByRole('button', { name: 'Ask' });
  ask.focus();
  ask.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
});

test('opening and closing at once leaves the page as it was', async () => {
  closed.mockClear();
  const view = mount(<Page />);
  const opener = view.getByRole('button', { name: 'Open' });
  opener.focus();
  opener.click();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Home' })).not.toBeNull();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Home' })).toBeNull();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the focus returns to the same link of a list that was rendered anew meanwhile', async () => {
  const view = mount(<Page />);
  screen.getByRole('link', { name: '1 Live Oak' }).focus();
  screen.getByRole('button', { name: 'Open' }).click();
  const home = await screen.findByRole('dialog', { name: 'Home' });
  await expect.poll(() => document.activeElement).toBe(home);
  view.update(<Page visit={2} />);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent?.trim()).toBe('1 Live Oak');
});
