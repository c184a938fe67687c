import { afterEach } from 'vitest';
import { unmountAll } from './mount.tsx';

afterEach(unmountAll);
