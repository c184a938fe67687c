/** Contacts of the sample agent who gets a log-in: first name, last name, email, phone, lead source, notes. */
const contacts: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'Marisol',
    'Treviño',
    'marisol.trevino',
    '+15125550111',
    'Open house',
    'Wants a yard for two dogs. Pre-approved to $520,000.',
  ],
  [
    'Desmond',
    'Okafor',
    'desmond.okafor',
    '+15125550112',
    'Referral',
    'Relocating from Chicago in March. Works near the Domain.',
  ],
  ['Priya', 'Raman', 'priya.raman', '', 'Website', 'Looking for a condo downtown with a parking space.'],
  [
    'Walt',
    'Hendricks',
    '',
    '+15125550114',
    'Sign call',
    'Calls only, no email. Owns 12 acres near Dripping Springs.',
  ],
  ['Lena', 'Fischer', 'lena.fischer', '+15125550115', 'Zillow', ''],
  [
    'Tomás',
    'Villarreal',
    'tomas.villarreal',
    '+15125550116',
    'Open house',
    'First home. Asked about down payment assistance.',
  ],
  ['Grace', 'Whitfield', 'grace.whitfield', '', 'Website', 'Selling first, then buying something smaller.'],
  [
    'Jun',
    'Park',
    'jun.park',
    '+15125550118',
    'Referral',
    'Friend of Priya. Wants a short commute to Round Rock.',
  ],
  ['Amara', 'Nwosu', 'amara.nwosu', '+15125550119', 'Past client', 'Bought in 2021. Sends us her neighbors.'],
  ['Colton', 'Meyer', '', '+15125550120', 'Open house', ''],
  [
    'Beatriz',
    'Salinas',
    'beatriz.salinas',
    '+15125550121',
    'Website',
    'Three bedrooms, one floor, no stairs for her mother.',
  ],
  ['Noah', 'Abernathy', 'noah.abernathy', '', 'Zillow', 'Investor. Duplexes and fourplexes only.'],
  ['Sofia', 'Castellanos', 'sofia.castellanos', '+15125550123', 'Referral', ''],
  ['Elliott', 'Brandt', 'elliott.brandt', '+15125550124', 'Sign call', 'Lease ends in June.'],
  ['Hannah', 'Doyle', 'hannah.doyle', '', 'Website', 'Works from home, needs an office with a door.'],
  [
    'Reggie',
    'Thibodeaux',
    'reggie.thibodeaux',
    '+15125550126',
    'Past client',
    'Fishing cabin by Lake Travis, some day.',
  ],
  ['Mei', 'Lin', 'mei.lin', '+15125550127', 'Open house', 'Prefers texts after 5 p.m.'],
  ['Oscar', 'Delgado', 'oscar.delgado', '', 'Website', ''],
  ['Ruth', 'Feldman', '', '+15125550129', 'Referral', 'Downsizing. Her son Ari helps with papers.'],
  [
    'Kenji',
    'Watanabe',
    'kenji.watanabe',
    '+15125550130',
    'Zillow',
    'Cash buyer, wants to close within a month.',
  ],
  ['Leticia', 'Barrera', 'leticia.barrera', '+15125550131', 'Open house', 'Hablamos español.'],
  ['Quinn', 'Larsen', 'quinn.larsen', '', 'Website', 'Asked about the new school on Slaughter Lane.'],
  ['Darnell', 'Pruitt', 'darnell.pruitt', '+15125550133', 'Referral', ''],
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
