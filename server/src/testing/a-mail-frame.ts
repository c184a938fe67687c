import type { MailFrame } from '../mail/templates/mail-document.ts';

/** Parts of a mail of a brokerage of which everything is known. */
export const aMailFrame = (changes: Partial<MailFrame> = {}): MailFrame => ({
  brokerage: {
    name: 'Hearth Austin',
    license: '9001234',
    phone: '512-555-0106',
    address: '200 Congress Ave, Austin, TX 78701',
  },
  portalUrl: 'https://homes.example',
  logo: { url: 'https://homes.example/scenes/logo-mail.png', width: 40, height: 40, hasName: false },
  iabsUrl: 'https://homes.example/iabs/9001234',
  consumerProtectionUrl: 'https://www.trec.texas.gov/forms/consumer-protection-notice',
  agent: {
    name: 'Ada Reyes',
    title: 'Realtor',
    license: '700001',
    phone: '512-555-0101',
    email: 'ada@brokerage.example',
    photo: 'https://homes.example/photos/people/ada.jpg',
  },
  unsubscribeUrl: null,
  ...changes,
});
