import { expect, it, vi } from 'vitest';
import { knownOf, openPage } from './host-filling.ts';

it.each([
  ['firstname=Ana&email=ana+home@example.com', '', '', { firstname: 'Ana', email: 'ana+home@example.com' }],
  ['rating=5&tourDay=x&nonsense=1&__proto__=1', '', '', {}],
  [
    'firstname=Ana',
    'firstname=first, email=e',
    '?first=Ben&e=b%40x.test',
    { firstname: 'Ben', email: 'b@x.test' },
  ],
  ['firstname=Ana', 'firstname=first', '?other=1', { firstname: 'Ana' }],
  ['', 'email', '?email=c@x.test', { email: 'c@x.test' }],
  ['', ' , =, email=', '?email=c@x.test', {}],
])('reads what a page knows from %j and %j at %j', (prefill, from, search, known) => {
  expect(knownOf(prefill, from, search)).toEqual(known);
});

it('opens web pages alone', () => {
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  openPage('javascript:alert(1)');
  openPage('data:text/html,x');
  expect(pressed).not.toHaveBeenCalled();
  openPage('/thanks');
  expect(pressed).toHaveBeenCalledOnce();
});
