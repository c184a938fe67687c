import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostState } from './host-state.ts';

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

test.each([
  ['no state', null, null],
  ['a text', 'mine', 'mine'],
  ['the key of a router', { idx: 2, key: 'abc', usr: null }, { idx: 2, key: 'abc', usr: null }],
  [
    'the address',
    { current: '/app/homes?a=1#x', back: '/app' },
    { current: '/app/homes?a=1&b=2#x', back: '/app' },
  ],
  ['the address below a base', { current: '/homes?a=1#x' }, { current: '/homes?a=1&b=2#x' }],
  ['the fragment of a router', { current: '/x' }, { current: '/x' }],
])('an entry with %s follows a new address', (_, state, followed) => {
  history.replaceState(state, '', '/app/homes?a=1#x');
  expect(hostState('/app/homes?a=1&b=2#x')).toEqual(followed);
});
