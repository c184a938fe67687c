import { expect, it } from 'vitest';
import { anInquiry, errorOf, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';

const { send, stored, mailTo } = inquiryDeskOfFile();

it.each([
  ["O'Brien", '(512) 555-0111 x4', '+15125550111 x4', '+1 (512) 555-0111 x4'],
  ['St. James Jr.', '512-555-0111, ext. 4', '+15125550111 x4', '+1 (512) 555-0111 x4'],
  ['O’Brien', '+49 30 901820', '+4930901820', '+4930901820'],
])('takes an inquiry with the name %s and the phone %s', async (lastname, phone, number, mailed) => {
  const sent = await send(anInquiry({ firstname: 'J.', lastname, phone, agentId: 'ada.reyes' }));
  expect(sent.body).toBe('OK');
  expect(await stored()).toMatchObject([{ firstname: 'J.', lastname, phone: number }]);
  const mail = await mailTo('ada@brokerage.example');
  expect(mail?.text).toContain(`J. ${lastname}`);
  expect(mail?.text).toContain(mailed);
});

it('names every wrong field of an inquiry in the specification’s words', async () => {
  const answer = await send(
    anInquiry({ firstname: '', lastname: 'R2', email: 'no', phone: '12', message: 'x'.repeat(10_000) }),
  );
  expect(errorOf(answer)).toEqual({
    status: 400,
    code: 'validation_failed',
    validationErrors: [
      { name: 'firstname', message: 'Field is required' },
      {
        name: 'lastname',
        message: 'This last name is invalid. Use letters, spaces, hyphens, apostrophes and periods.',
      },
      { name: 'email', message: 'Please enter a valid email' },
      { name: 'phone', message: 'Please enter a valid phone number' },
      { name: 'message', message: 'Please enter less than 5000 characters' },
    ],
  });
});
