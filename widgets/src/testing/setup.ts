import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { unmountAll } from './mount.tsx';

configure({ asyncUtilTimeout: 8_000 });

afterEach(unmountAll);
