import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Modal } from './modal.tsx';

const closed = vi.fn();

function Dialogs(): ReactNode {
  const [depth, setDepth] = useState(0);
  const close = (name: string, to: number) => {
    closed(name);
    setDepth(to);
  };
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        Open
      </button>
      {depth > 0 && (
        <Modal className="" label="Outer" onClose={() => close('Outer', 0)}>
          <button type="button" onClick={() => setDepth(2)}>
            Open another
          </button>
          {depth > 1 && (
            <Modal className="" label="Inner" onClose={() => close('Inner', 1)}>
              <p>Inside</p>
            </Modal>
          )}
        </Modal>
      )}
    </>
  );
}

let watchers: Set<CloseWatcher>;
const { CloseWatcher: Original } = window;
beforeEach(() => {
  closed.mockClear();
  watchers = new Set();
  window.CloseWatcher = class extends Original {
    constructor() {
      super();
      watchers.add(this);
    }
    override destroy() {
      watchers.delete(this);
      super.destroy();
    }
  };
});
afterEach(() => {
  window.CloseWatcher = Original;
});

/** Android's Back asks the watcher that was opened last. */
const pressBack = () => [...watchers].at(-1)?.requestClose();

async function openBoth() {
  const view = mount(<Dialogs />);
  await userEvent.click(view.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open another' }));
  await screen.findByRole('dialog', { name: 'Inner' });
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the device’s Back', pressBack],
])('%s closes nested dialogs one by one', async (_key, press) => {
  await openBoth();
  for (const [at, name] of ['Inner', 'Outer'].entries()) {
    await press();
    await expect.poll(() => screen.queryByRole('dialog', { name, hidden: true })).toBeNull();
    expect(closed.mock.calls.map(([each]) => each)).toEqual(['Inner', 'Outer'].slice(0, at + 1));
  }
  expect(watchers.size).toBe(0);
});

interface ChangingListProps {
  readonly keepsOpener: boolean;
  readonly children?: ReactNode;
}

/** A list that is rendered anew, without the button that opened its dialog. */
function ChangingList({ keepsOpener, children }: ChangingListProps): ReactNode {
  const [step, setStep] = useState<'list' | 'dialog' | 'after'>('list');
  return (
    <main id="main" tabIndex={-1}>
      {(keepsOpener || step !== 'after') && (
        <button
          type="button"
          aria-label="Save Undisclosed address"
          data-id="L1"
          onClick={() => setStep('dialog')}
        >
          Save
        </button>
      )}
      {children}
      {step === 'dialog' && (
        <Modal className="" label="Log in" onClose={() => setStep('after')}>
          <input />
        </Modal>
      )}
    </main>
  );
}

test('focuses the content of the page where the opener is gone', async () => {
  const { getByRole } = mount(<ChangingList keepsOpener={false} />);
  await userEvent.click(getByRole('button', { name: 'Save Undisclosed address' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

/** The list without its opener, after its dialog was closed, and with what it shows next. */
async function listAnew() {
  const { getByRole, update } = mount(<ChangingList keepsOpener={false} />);
  await userEvent.click(getByRole('button', { name: 'Save Undisclosed address' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.id).toBe('main');
  return (next: ReactNode) => update(<ChangingList keepsOpener={false}>{next}</ChangingList>);
}

const again = (
  <>
    <button type="button" aria-label="Save Undisclosed address" data-id="L2" />
    <button type="button" aria-label="Save Undisclosed address" data-id="L1" />
  </>
);
const focused = () =>
  document.activeElement?.getAttribute('data-id') ??
  document.activeElement?.getAttribute('aria-label') ??
  document.activeElement?.id;

test('the focus goes on to the same button once the list shows it again', async () => {
  const show = await listAnew();
  show('Loading...');
  expect(focused()).toBe('main');
  show(again);
  await expect.poll(focused).toBe('L1');
});

test('a focus that has moved on by then stays', async () => {
  const show = await listAnew();
  const withField = (list: ReactNode) => (
    <>
      <input aria-label="City" />
      {list}
    </>
  );
  show(withField('Loading...'));
  await userEvent.click(screen.getByLabelText('City'));
  show(withField(again));
  await idlePage();
  expect(focused()).toBe('City');
});

test('keeps the scroll position in a browser that does not focus clicked elements', async () => {
  const { getByRole } = mount(<ChangingList keepsOpener />);
  getByRole('button', { name: 'Save Undisclosed address' }).click();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await idlePage();
  expect(document.activeElement?.id).not.toBe('main');
});

/** A dialog over another, whose opener disappears meanwhile. */
function Stacked(): ReactNode {
  const [step, setStep] = useState<'outer' | 'inner' | 'after'>('outer');
  return (
    <main id="main" tabIndex={-1}>
      <Modal className="" label="Outer" onClose={() => undefined}>
        <input />
        {step !== 'after' && (
          <button type="button" onClick={() => setStep('inner')}>
            Open
          </button>
        )}
        {step === 'inner' && (
          <Modal className="" label="Inner" onClose={() => setStep('after')}>
            <input />
          </Modal>
        )}
      </Modal>
    </main>
  );
}

test('focuses the dialog below after the upper one closes', async () => {
  mount(<Stacked />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Inner' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Inner' })).toBeNull();
  await expect
    .poll(() => document.activeElement?.closest('[role=dialog]')?.getAttribute('aria-label'))
    .toBe('Outer');
});
