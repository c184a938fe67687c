import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  ['/embed/key/0b1c.1700000000.sig', '/embed/key/…'],
  ['/api/embed/key/0b1c.1700000000.sig/webhooks/7/test', '/api/embed/key/…/webhooks/7/test'],
  ['/api/listing/calendar/t0k3n', '/api/listing/calendar/…'],
  ['/subscription/h4sh', '/subscription/…'],
  ['/api/user/notifications/unsubscribe/h4sh', '/api/user/notifications/unsubscribe/…'],
  ['/api/user/notifications/subscribe/h4sh', '/api/user/notifications/subscribe/…'],
  ['/signup/kim@visitor.example/Kim/Lee/5125550146', '/signup/…'],
  ['/api/listing/collection/7/calendar', '/api/listing/collection/7/calendar'],
  ['/embed/key', '/embed/key'],
  ['/listings', '/listings'],
])('stores %s as %s', (path, stored) => {
  expect(withoutSecrets(path)).toBe(stored);
});
