import { expect, test } from 'vitest';
import { aSiteWithConsent, inquiryServer } from '../testing/inquiry-server.ts';
import { createInquiryStore } from './inquiry-store.ts';
import { inquiryOf } from './validate-draft.ts';

test('a Spanish form asks for Spanish consent texts and sends its language', async () => {
  const { client, requested } = inquiryServer();
  const subject = { type: 'contact-us' } as const;
  const store = createInquiryStore(client, subject);
  await store.load();
  expect(requested).toContain('/api/site?lang=es');
  expect(inquiryOf(subject, store.current(), aSiteWithConsent()).language).toBe('es');
});
