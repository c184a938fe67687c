import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { useNear } from './use-near.ts';

function Far() {
  const { ref, near } = useNear();
  return (
    <div ref={ref} style={{ marginBlockStart: '9000px' }}>
      {near ? 'near' : 'far'}
    </div>
  );
}

test('a part far below is near at once in a browser without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  mount(<Far />);
  expect(await screen.findByText('near')).toBeTruthy();
  vi.unstubAllGlobals();
});
