import { expect, it } from 'vitest';
import { phoneText, phoneUrl } from './phone-text.ts';

it.each(['512-555-0146', '(512) 555-0146', '512.555.0146', '5125550146', '+15125550146', '1 512 555 0146'])(
  'writes the US number %s as all others',
  (text) => expect(phoneText(text)).toBe('+1 (512) 555-0146'),
);

it.each(['+44 20 7946 0000', 'office@example.com', 'Ext. 12', '555-0146', ''])(
  'leaves %j unchanged',
  (text) => expect(phoneText(text)).toBe(text),
);

it.each(['512-555-0146 x3', '+15125550146 x3', '(512) 555-0146, Ext. 3', '512.555.0146 #3'])(
  'writes the extension of %s behind the number',
  (text) => expect(phoneText(text)).toBe('+1 (512) 555-0146 x3'),
);

it.each([
  ['+15125550146', 'tel:+15125550146'],
  ['(512) 555-0146', 'tel:5125550146'],
  ['+15125550146 x3', 'tel:+15125550146;ext=3'],
  ['512-555-0146 ext. 03', 'tel:5125550146;ext=03'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('dials the number of %s, and its extension after it', (text, url) => expect(phoneUrl(text)).toBe(url));
