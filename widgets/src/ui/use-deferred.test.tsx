import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { type Deferred, deferred, useDeferred } from './use-deferred.ts';

interface ShownProps {
  readonly source: Deferred<string>;
  readonly wanted?: boolean;
}

function Shown({ source, wanted = true }: ShownProps): ReactNode {
  const part = useDeferred(source, wanted);
  return <p>{part === null ? 'cannot be had' : (part ?? 'not here')}</p>;
}

test('a part is fetched once, when it is first needed', async () => {
  const fetch = vi.fn(async () => 'here');
  const source = deferred(fetch);
  const view = mount(<Shown source={source} wanted={false} />);
  expect(view.getByText('not here')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  view.update(<Shown source={source} />);
  await view.findByText('here');
  expect(mount(<Shown source={source} />).getByText('here')).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a failed part is null, and is fetched again when it is needed again', async () => {
  const fetch = vi.fn<() => Promise<string>>();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('here');
  const source = deferred(fetch);
  const view = mount(<Shown source={source} />);
  await view.findByText('cannot be had');
  view.update(<Shown source={source} wanted={false} />);
  // An earlier failure is not reported to a later caller.
  await view.findByText('not here');
  view.update(<Shown source={source} />);
  await view.findByText('here');
});

test('a component that has left the page by then is not updated', async () => {
  const source = deferred(async () => 'here');
  mount(<Shown source={source} />).unmount();
  expect(await source.fetch()).toBe('here');
});

/** Does something after the components were rendered and before their effects run. */
function InBetween({ act }: { readonly act: () => void }): ReactNode {
  useLayoutEffect(act, [act]);
  return null;
}

test('a part fetched for another component between render and effect is shown', async () => {
  let part: string | undefined;
  const source: Deferred<string> = {
    get part() {
      return part;
    },
    fetch: async () => 'here',
  };
  const arrive = () => {
    part = 'here';
  };
  const view = mount(
    <>
      <Shown source={source} />
      <InBetween act={arrive} />
    </>,
  );
  await view.findByText('here');
});
