import { describe, expect, it } from 'vitest';
import { testNow } from '../../testing/generated-listings.ts';
import { readReturnedMail } from './returned-mail.ts';

const mailId = '0d1f2a3b-4c5d-4e6f-8a9b-0c1d2e3f4a5b';

/** The example of RFC 3464, appendix E.1, shortened, with a mail of ours returned. */
const returned = ({
  action = 'failed',
  status = '5.1.1',
  type = 'message/rfc822',
  id = mailId,
} = {}) => `Date: Thu, 7 Jul 1994 17:16:05 -0400
From: Mail Delivery Subsystem <MAILER-DAEMON@CS.UTK.EDU>
Message-Id: <199407072116.RAA14128@CS.UTK.EDU>
To: <bounces@hearth.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="RAA14128.773615765/CS.UTK.EDU"
Subject: Returned mail: Cannot send message for 5 days

--RAA14128.773615765/CS.UTK.EDU

The original message was received at Sat, 2 Jul 1994 17:10:28 -0400

--RAA14128.773615765/CS.UTK.EDU
content-type: message/delivery-status

Reporting-MTA: dns; cs.utk.edu

Original-Recipient: rfc822;louisl@larry.slip.umd.edu
Final-Recipient: rfc822;louisl@larry.slip.umd.edu
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550
 user unknown
Last-Attempt-Date: Thu, 7 Jul 1994 17:15:49 -0400

--RAA14128.773615765/CS.UTK.EDU
content-type: ${type}

From: Hearth <mail@hearth.example>
Message-ID: <${id}@hearth.example>
To: louisl@larry.slip.umd.edu
Subject: 2 new homes

--RAA14128.773615765/CS.UTK.EDU--
`;

const read = (mail: string) => readReturnedMail(Buffer.from(mail.replaceAll('\n', '\r\n')), testNow);

describe('a mail that came back', () => {
  it.each(['message/rfc822', 'text/rfc822-headers'])(
    'is a bounce of the mail that it returns as %s',
    async (type) => {
      expect(await read(returned({ type }))).toEqual({
        sourceId: `returned ${mailId} <199407072116.RAA14128@CS.UTK.EDU>`,
        ...{ mailId, status: 'Bounced', isHard: true, userAgent: null, at: testNow },
        reason: 'smtp; 550 user unknown',
      });
    },
  );

  it.each([
    ['4.4.7', false],
    ['5.2.2', false],
    ['5.7.1', true],
  ])('with the status %s counts as final: %s', async (status, isHard) => {
    expect(await read(returned({ status }))).toMatchObject({ isHard });
  });

  it.each([
    ['reports a delay', returned({ action: 'delayed' })],
    ['returns a mail of another sender', returned({ id: 'CAF8a2' })],
    [
      'is a vacation notice',
      `From: a@b.example\nSubject: Away\nIn-Reply-To: <${mailId}@hearth.example>\n\nBack soon.`,
    ],
    ['is empty', ''],
  ])('is ignored where it %s', async (_, mail) => {
    expect(await read(mail)).toBeNull();
  });
});
