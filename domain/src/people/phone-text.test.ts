import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each(['512-555-0146', '(512) 555-0146', '512.555.0146', '5125550146', '+15125550146', '1 512 555 0146'])(
  'writes the US number %s as all others',
  (text) => expect(phoneText(text)).toBe('+1 (512) 555-0146'),
);

it.each(['+44 20 7946 0000', 'office@example.com', 'Ext. 12', '555-0146', '512-555-0146 x3', ''])(
  'leaves %j unchanged',
  (text) => expect(phoneText(text)).toBe(text),
);
