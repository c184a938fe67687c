import { describe, expect, it } from 'vitest';
import { agentMailParameters, aMail } from '../testing/a-mail.ts';
import { aMailFrame } from '../testing/a-mail-frame.ts';
import { mailSamples } from '../testing/mail-samples.ts';
import { contentOf, renderMail, subjectOf } from './render-mail.ts';
import type { InquiryAgentParameters } from './templates/inquiry-agent.ts';
import type { InquiryVisitorParameters } from './templates/inquiry-visitor.ts';

const listing = {
  address: '1204 Oak Hollow Dr, Austin, TX 78704',
  label: 'MLS# 1000001',
  listofficename: 'Juniper Realty',
  attributioncontact: '512-555-0142',
  url: 'https://homes.example/listings/x/1000001',
};

const wholeInquiry = agentMailParameters({
  title: 'Schedule a tour',
  message: 'Is there  a garden?\n\n<b>No</b> & "yes"',
  listing,
  tourTime: 'Sunday, November 22, 2026 at 10:00 AM Central Time',
  address: '1 Main St, Austin, TX 78701',
  rating: 4,
  referred: { name: 'Rex', email: 'rex@visitor.example', phone: '+15125550199' },
  agent: 'Ben Ortiz',
  askedAgent: 'Ada Reyes',
  landingPage: 'https://partner.example/homes?a=1&b=2',
  origin: 'https://partner.example',
  consent: {
    agreed: ['I agree that X may call me.', 'I agree to terms.'],
    declined: ['marketing calls'],
  },
});

const frame = aMailFrame();

/** Last lines of every text part. */
const footer = `Texas Real Estate Commission Information About Brokerage Services https://homes.example/iabs/9001234

Texas Real Estate Commission Consumer Protection Notice https://www.trec.texas.gov/forms/consumer-protection-notice

Equal Housing Opportunity

Hearth Austin, Texas license no. 9001234

200 Congress Ave, Austin, TX 78701

+1 (512) 555-0106
`;

const confirmation: InquiryVisitorParameters = {
  title: 'Schedule a tour',
  firstname: 'Ana',
  brokerage: 'Hearth Austin',
  agent: { name: 'Ben Ortiz', license: '700002', phone: '512-555-0101' },
  listing,
  tourTime: 'Sunday, November 22, 2026 at 10:00 AM Central Time',
  accepted: ['contact'],
  withdrawalUrl: 'https://homes.example/consent/withdraw?inquiry=1&signature=2',
};

const toAgent = (changes: Partial<InquiryAgentParameters> = {}) =>
  renderMail({ template: 'inquiry-agent', parameters: { ...wholeInquiry, ...changes } }, frame);
const toVisitor = (changes: Partial<InquiryVisitorParameters> = {}) =>
  renderMail({ template: 'inquiry-visitor', parameters: { ...confirmation, ...changes } }, frame);

/** The cells of the table of facts, as markup. */
const factsIn = (html: string): string[] =>
  [...html.matchAll(/<th [^>]*>(.*?)<\/th><td [^>]*>(.*?)<\/td>/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  );

it('renders an inquiry that an older release stored, by the names of then', async () => {
  const stored = `{"title":"Contact us","visitor":{"name":"Ana Gómez","email":"ana@visitor.example","phone":""},"message":"Hi",
    "listing":null,"tourTime":null,"address":null,"rating":null,"referred":{"name":null,"email":null,"phone":null},
    "agent":"Ben Ortiz","askedAgent":"Ada Reyes","landingPage":null,"origin":null,"received":"today","consent":{"agreed":[],"declined":[]}}`;
  const { html } = await renderMail({ template: 'inquiry-agent', parameters: JSON.parse(stored) }, frame);
  expect(factsIn(html)).toEqual(expect.arrayContaining(['Asked for: Ada Reyes']));
});

it('the confirmation in Spanish translates the home, and has no English sentence', async () => {
  const home = {
    ...listing,
    ...{
      price: '$425,000',
      status: 'Sold 11/02/2026',
      facts: '1\u00a0bed · 2.5\u00a0baths · 1,842\u00a0sq\u00a0ft',
    },
    source: 'ACTRIS as of 28 Nov 2026',
  };
  const { text } = await toVisitor({ language: 'es', listing: home });
  expect(text).toContain('1\u00a0recámara · 2.5\u00a0baños · 1,842\u00a0pies²');
  expect(text).toContain('Vendida 11/02/2026 · MLS# 1000001');
  expect(text).toContain('Anunciada por Juniper Realty');
  expect(text).toContain('Precio y estado: ACTRIS al 28 Nov 2026');
  expect(text).toContain('Su agente\nBen Ortiz\nLicencia 700002');
  expect(text).toContain('licencia de Texas núm. 9001234');
});

it('heads the reminder of an invitation as still open', async () => {
  const parameters = { ...mailSamples.invitation, isReminder: true };
  const { subject, text } = await renderMail({ template: 'invitation', parameters }, frame);
  expect(subject).toBe('Reminder: Bo invited you to “Near the lake”');
  expect(text).toContain('Your invitation to “Near the lake” is still open');
  expect(text).toContain('You haven’t answered yet. Bo would like to look at homes with you');
});

describe('the mail to an agent', () => {
  it('writes all data into the agent’s text part, consent texts word for word', async () => {
    const { subject, text } = await toAgent();
    expect(subject).toBe('Schedule a tour: Ana Gómez (MLS# 1000001)');
    expect(text).toBe(`Schedule a tour: Ana Gómez

Ana Gómez sent an inquiry: Schedule a tour. Reply to this email to reach them.

Name: Ana Gómez
Email: ana@visitor.example
Phone: +1 (512) 555-0100
Tour: Sunday, November 22, 2026 at 10:00 AM Central Time
Message: Is there  a garden?
  
  <b>No</b> & "yes"
Address: 1 Main St, Austin, TX 78701
Stars: 4 of 5
Refers: Rex
Email of the person referred: rex@visitor.example
Phone of the person referred: +1 (512) 555-0199

1204 Oak Hollow Dr, Austin, TX 78704
MLS# 1000001
Listed by Juniper Realty, +1 (512) 555-0142

See the home https://homes.example/listings/x/1000001

Answered by: Ben Ortiz
Asked for: Ada Reyes
Page: https://partner.example/homes?a=1&b=2
Site: https://partner.example
Received: Saturday, November 21, 2026 at 12:00 PM Central Time
Agreed to: I agree that X may call me.
  I agree to terms.
Did not agree to: marketing calls

${footer}`);
  });

  it('writes the same data into the agent’s HTML part', async () => {
    const { html } = await toAgent();
    expect(html).toContain(
      'Ana Gómez sent an inquiry: Schedule a tour. Reply to this email to reach them.</p>',
    );
    const facts = factsIn(html);
    expect(facts.slice(0, 7)).toEqual([
      'Name: Ana Gómez',
      'Email: ana@visitor.example',
      'Phone: +1 (512) 555-0100',
      'Tour: Sunday, November 22, 2026 at 10:00 AM Central Time',
      'Message: Is there  a garden?<br class="indented"/><br class="indented"/>&lt;b&gt;No&lt;/b&gt; &amp; &quot;yes&quot;',
      'Address: 1 Main St, Austin, TX 78701',
      'Stars: 4 of 5',
    ]);
    expect(facts).toHaveLength(17);
  });

  it('omits empty fields', async () => {
    const { text } = await renderMail(aMail(), frame);
    expect(text).not.toMatch(/null|undefined|Stars|Home|Did not agree|: *$/m);
  });
});

describe('the confirmation to a visitor', () => {
  it('names the request, the listing and the agent', async () => {
    const { subject, text, html } = await toVisitor();
    expect(subject).toBe('We received your request: Schedule a tour');
    expect(text).toBe(`We received your request

Hello Ana,

Thank you for writing to us. Ben Ortiz of Hearth Austin received your request and will get back to you.

Tour: Sunday, November 22, 2026 at 10:00 AM Central Time

1204 Oak Hollow Dr, Austin, TX 78704
MLS# 1000001
Listed by Juniper Realty, +1 (512) 555-0142

See the home https://homes.example/listings/x/1000001

If you did not send this request, you can ignore this email.

When you sent this request, you agreed to be contacted by phone or email. You can withdraw this consent at any time: Withdraw my consent https://homes.example/consent/withdraw?inquiry=1&signature=2

Your agent
Ben Ortiz
License 700002
+1 (512) 555-0101

${footer}`);
    expect(factsIn(html)).toEqual(['Tour: Sunday, November 22, 2026 at 10:00 AM Central Time']);
    expect(html).toContain('If you did not send this request, you can ignore this email.</p>');
  });

  it('signs a confirmation by the brokerage without an agent, and has no table without facts', async () => {
    const { text, html } = await toVisitor({ agent: null, listing: null, tourTime: null });
    expect(text).toBe(`We received your request

Hello Ana,

Thank you for writing to us. Hearth Austin received your request and will get back to you.

If you did not send this request, you can ignore this email.

When you sent this request, you agreed to be contacted by phone or email. You can withdraw this consent at any time: Withdraw my consent https://homes.example/consent/withdraw?inquiry=1&signature=2

${footer}`);
    expect(html).not.toContain('class="fact"');
  });
});

describe('text of a visitor', () => {
  /** The one picture of a mail without a home and a face. */
  const logo = expect.stringContaining('src="https://homes.example/scenes/logo-mail.png"');
  const picturesIn = (html: string) => html.match(/<img[^>]*/g);
  const attack = '</td></table><script>alert(1)</script><img src=x onerror=alert(2)>" style="x';

  it('escapes a visitor’s text in every field of the HTML part', async () => {
    const fields: Partial<InquiryAgentParameters>[] = [
      { title: attack },
      { visitor: { name: attack, email: attack, phone: attack } },
      { message: attack },
      {
        listing: {
          ...listing,
          address: attack,
          label: attack,
          listofficename: attack,
          url: 'javascript:alert(3)',
        },
      },
      { address: attack, agent: attack, askedAgent: attack, landingPage: attack, origin: attack },
      { consent: { agreed: [attack], declined: [attack] } },
    ];
    for (const field of fields) {
      const { html } = await toAgent(field);
      expect(picturesIn(html)).toEqual([logo]);
      expect(html).not.toMatch(/<script|javascript:alert[^<]*"|" style="x/);
    }
    const { html } = await toVisitor({ firstname: attack, brokerage: attack });
    expect(picturesIn(html)).toEqual([logo]);
    expect(html).not.toMatch(/<script|" style="x/);
  });

  it('keeps a visitor’s text in the text part', async () => {
    const { text } = await toAgent({ message: `${attack} &amp; &#60;` });
    expect(text).toContain(`Message: ${attack} &amp; &#60;\n`);
  });

  it('adds no link, picture or style', async () => {
    const { html } = await toAgent({ message: 'https://evil.example http://evil.example' });
    const links = /<a [^>]*href="[^"]*/g;
    expect(html.match(links)).toEqual((await toAgent({ message: '' })).html.match(links));
    expect(html.match(/src="[^"]*/g)).toEqual(['src="https://homes.example/scenes/logo-mail.png']);
    expect(html).not.toMatch(/evil[^<]*"|url\(/);
  });
});

describe('every mail', () => {
  it('links the notices of the commission in its words, at ten points at least', async () => {
    for (const { html } of [await toAgent(), await toVisitor()]) {
      const paragraphs = html.match(/<p class="small" style="[^>]*>(?:(?!<\/p>).)*<\/p>/g) ?? [];
      const sizeOf = (words: string) =>
        Number(
          /font-size:(\d+)px/.exec(paragraphs.find((paragraph) => paragraph.includes(words)) ?? '')?.[1],
        );
      for (const words of [
        '>Texas Real Estate Commission Information About Brokerage Services<',
        '>Texas Real Estate Commission Consumer Protection Notice<',
        'Equal Housing Opportunity',
      ])
        expect(sizeOf(words), words).toBeGreaterThanOrEqual(10 / 0.75);
    }
  });
});

describe('a stored mail', () => {
  const stored = {
    ...aMail(),
    content: null,
    secretUntil: null,
    attempts: 0,
    handedOverAt: null,
    lastError: null,
    sentBy: null,
    sentAt: null,
    failedAt: null,
    edition: null,
  };

  it('renders a stored mail from its template and parameters until it is sent', async () => {
    expect((await contentOf(stored, frame)).subject).toBe('Contact us: Ana Gómez');
    expect(subjectOf(stored)).toBe('Contact us: Ana Gómez');
    const content = { subject: 'As it was sent', text: 'text', html: 'html' };
    expect(await contentOf({ ...stored, content }, frame)).toBe(content);
    expect(subjectOf({ ...stored, content })).toBe('As it was sent');
  });

  it('counts no comments before the time of sending', () => {
    const parameters = { ...mailSamples['comment-digest'], homes: [], total: 0 };
    expect(subjectOf({ ...stored, template: 'comment-digest', parameters })).toBe(
      'New comments in “Near the lake”',
    );
  });

  it('refuses a mail with an unknown template or the parameters of another one', async () => {
    for (const template of ['gone', 'constructor', '__proto__'])
      await expect(renderMail({ ...stored, template }, frame)).rejects.toThrow(
        `no mail template "${template}"`,
      );
    await expect(renderMail({ ...stored, parameters: { title: 'x' } }, frame)).rejects.toThrow();
    expect(subjectOf({ ...stored, template: 'gone' })).toBe('gone');
  });
});

describe('news of saved searches', () => {
  const sample = mailSamples['saved-search-news'];
  const mailOf = (changes: Partial<typeof sample>) =>
    renderMail({ template: 'saved-search-news', parameters: { ...sample, ...changes } }, frame);

  it('says which searches the receiver saved, and which they joined', async () => {
    const why = async (searches: string[], joined?: string[]) =>
      /because (.*?)\./.exec((await mailOf({ searches, joined })).text)?.[1];
    expect(await why(['A', 'B'])).toBe('you saved “A” and “B”');
    expect(await why(['A', 'A'], ['A'])).toBe('you saved “A” and joined “A”');
    expect(await why(['A', 'B'], ['B'])).toBe('you saved “A” and joined “B”');
    expect(await why(['B'], ['B'])).toBe('you joined “B”');
  });

  it('names the price of an only home once in the subject', async () => {
    const [first] = sample.homes;
    const subjectWith = async (news: string) =>
      (await mailOf({ homes: [{ ...first!, news: [news] }], more: 0 })).subject;
    expect(await subjectWith('Price cut: $440,000 to $425,000 (-$15,000)')).toBe(
      'Price cut: $440,000 to $425,000 (-$15,000) · 1204 Oak Hollow Dr, Austin, TX 78704',
    );
    expect(await subjectWith('New listing')).toBe(
      'New listing · $425,000 · 1204 Oak Hollow Dr, Austin, TX 78704',
    );
  });
});

it('news of one client has the name once, that of several above the homes of each', async () => {
  const { clients: sampled, ...rest } = mailSamples['client-news'];
  const clients = sampled.map((client, at) => (at === 0 ? client : { ...client, name: `Client ${at}` }));
  const textOf = async (count: number) =>
    (
      await renderMail(
        { template: 'client-news', parameters: { ...rest, clients: clients.slice(0, count) } },
        frame,
      )
    ).text;
  expect((await textOf(1)).match(/Ana Gómez/g)).toHaveLength(1);
  expect(await textOf(1)).toContain('because this client shares alerts with you');
  const lines = (await textOf(2)).split('\n');
  const places = ['Ana Gómez', '6 new photos', 'Client 1'].map((words) => lines.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
