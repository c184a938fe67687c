/** Contacts of the sample agent who gets a log-in: first name, last name, email, phone, lead source, notes. */
const contacts: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'Marisol',
    'Treviño',
    'marisol.trevino',
    '512-555-0111',
    'Open house',
    'Wants a yard for two dogs. Pre-approved to $520,000.',
  ],
  [
    'Desmond',
    'Okafor',
    'desmond.okafor',
    '512-555-0112',
    'Referral',
    'Relocating from Chicago in March. Works near the Domain.',
  ],
  ['Priya', 'Raman', 'priya.raman', '', 'Website', 'Looking for a condo downtown with a parking space.'],
  [
    'Walt',
    'Hendricks',
    '',
    '512-555-0114',
    'Sign call',
    'Calls only, no email. Owns 12 acres near Dripping Springs.',
  ],
  ['Lena', 'Fischer', 'lena.fischer', '512-555-0115', 'Zillow', ''],
  [
    'Tomás',
    'Villarreal',
    'tomas.villarreal',
    '512-555-0116',
    'Open house',
    'First home. Asked about down payment assistance.',
  ],
  ['Grace', 'Whitfield', 'grace.whitfield', '', 'Website', 'Selling first, then buying something smaller.'],
  [
    'Jun',
    'Park',
    'jun.park',
    '512-555-0118',
    'Referral',
    'Friend of Priya. Wants a short commute to Round Rock.',
  ],
  ['Amara', 'Nwosu', 'amara.nwosu', '512-555-0119', 'Past client', 'Bought in 2021. Sends us her neighbors.'],
  ['Colton', 'Meyer', '', '512-555-0120', 'Open house', ''],
  [
    'Beatriz',
    'Salinas',
    'beatriz.salinas',
    '512-555-0121',
    'Website',
    'Three bedrooms, one floor, no stairs for her mother.',
  ],
  ['Noah', 'Abernathy', 'noah.abernathy', '', 'Zillow', 'Investor. Duplexes and fourplexes only.'],
  ['Sofia', 'Castellanos', 'sofia.castellanos', '512-555-0123', 'Referral', ''],
  ['Elliott', 'Brandt', 'elliott.brandt', '512-555-0124', 'Sign call', 'Lease ends in June.'],
  ['Hannah', 'Doyle', 'hannah.doyle', '', 'Website', 'Works from home, needs an office with a door.'],
  [
    'Reggie',
    'Thibodeaux',
    'reggie.thibodeaux',
    '512-555-0126',
    'Past client',
    'Fishing cabin by Lake Travis, some day.',
  ],
  ['Mei', 'Lin', 'mei.lin', '512-555-0127', 'Open house', 'Prefers texts after 5 p.m.'],
  ['Oscar', 'Delgado', 'oscar.delgado', '', 'Website', ''],
  ['Ruth', 'Feldman', '', '512-555-0129', 'Referral', 'Downsizing. Her son Ari helps with papers.'],
  [
    'Kenji',
    'Watanabe',
    'kenji.watanabe',
    '512-555-0130',
    'Zillow',
    'Cash buyer, wants to close within a month.',
  ],
  ['Leticia', 'Barrera', 'leticia.barrera', '512-555-0131', 'Open house', 'Hablamos español.'],
  ['Quinn', 'Larsen', 'quinn.larsen', '', 'Website', 'Asked about the new school on Slaughter Lane.'],
  ['Darnell', 'Pruitt', 'darnell.pruitt', '512-555-0133', 'Referral', ''],
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The sample contacts as CSV, as an agent imports them. */
export const sampleContacts = (): string =>
  [
    ['First name', 'Last name', 'Email', 'Phone', 'Lead source', 'Notes'],
    ...contacts.map(([firstname, lastname, email, ...rest]) => [
      ...[firstname, lastname, email && `${email}@example.com`],
      ...rest,
    ]),
  ]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n');
