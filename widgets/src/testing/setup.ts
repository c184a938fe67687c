import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { unmountAll } from './mount.tsx';

configure({ asyncUtilTimeout: 8_000 });

afterEach(unmountAll);
// The tests of a file share a tab.
afterEach(() => sessionStorage.clear());
