import type { EditionId } from '@hearth/domain/edition/edition.ts';

/** A link of the guide: a page of the portal, or an official source. */
export interface GuideLink {
  readonly words: string;
  readonly href: string;
}

/** A chapter: paragraphs, then points. */
export interface GuideChapter {
  readonly id: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
  readonly links?: readonly GuideLink[];
}

/** Day on which the facts were last compared with their sources, 'YYYY-MM-DD'. Change it with every review. */
export const guideReviewed = '2026-11-28';

/** The guide of an edition: the rules of Texas, with a chapter on the region. */
export const homeGuide = (edition: EditionId): readonly GuideChapter[] => [
  ...beforeLocal,
  local[edition],
  sources,
];

const beforeLocal: readonly GuideChapter[] = [
  {
    id: 'agents-and-papers',
    heading: 'Your agent, and the papers you get first',
    text: [
      'Every agent in Texas works under a broker, and both hold a license of the Texas Real Estate Commission (TREC). You can look up any license on the commission’s site.',
      'The first time you talk in substance about a specific property, the agent gives you a form called Information About Brokerage Services. It explains whom an agent can represent: the seller, the buyer, or both through an intermediary broker, which needs everyone’s written consent.',
      'Since January 1, 2026, Texas law requires a written agreement before an agent shows you a home to buy, or before they make your offer if they showed you none. It states what the agent will do, when it ends, whether it’s exclusive and how the agent is paid. An agreement for showings alone isn’t representation: it’s nonexclusive and ends within 14 days.',
      'No law sets what a broker is paid. You can negotiate it, as a buyer and as a seller.',
    ],
    links: [{ words: 'Meet our agents', href: '/agents' }],
  },
  {
    id: 'price',
    heading: 'What moves the price of a home',
    text: [
      'Texas is a nondisclosure state: no law makes buyers or sellers report a sale price to the public. Most closed prices are known through the MLS, so compare homes with an agent who uses it.',
    ],
    points: [
      'Supply: where few homes are for sale and they sell quickly, sellers can hold their price. Look at months of supply and median days on market, not at one sale.',
      'Interest rates: buyers shop by monthly payment, so a change in rates changes what they can offer.',
      'Property taxes and insurance: both are part of the payment, and both differ between two homes of the same price.',
      'Condition: roof, foundation, air conditioning and plumbing cost the most to repair, so buyers take them off the price.',
      'Place and lot: flood plain, noise, views, the commute, and fees of an owners’ association or special district.',
      'Price cuts: a home that starts too high often sits, and buyers ask why. The first two weeks bring the most attention.',
    ],
    links: [{ words: 'Estimate your home’s price', href: '/sell' }],
  },
  {
    id: 'before-an-offer',
    heading: 'Buying: before you make an offer',
    text: [
      'Get preapproved first. Within three business days of a complete application, a lender gives you a Loan Estimate, a standard form that you can compare line by line with another lender’s.',
      'Ask for insurance quotes early. In Texas, the deductible for wind and hail is often separate and a percentage of the insured value. Standard homeowners insurance doesn’t cover floods; that takes a separate policy.',
    ],
    points: [
      'Read the Seller’s Disclosure Notice. Most sellers of a house or condo owe you one, with what they know about defects, repairs and flooding. If it comes after the contract, you may terminate within seven days of receiving it.',
      'Look up the flood zone on the flood map of FEMA, the federal emergency agency.',
      'Ask which taxing units the home is in. A municipal utility district (MUD) or public improvement district (PID) adds to the bill, and the seller must give you a notice about it.',
      'Where an owners’ association is mandatory, ask for its rules and fees. Its resale certificate lists what is owed and planned.',
      'For a home built before 1978, federal law gives you a lead-paint disclosure and time for an inspection.',
    ],
  },
  {
    id: 'contract',
    heading: 'The contract and the option period',
    text: [
      'Agents in Texas use contract forms that TREC publishes. For most existing homes it’s the One to Four Family Residential Contract (Resale), with addenda, such as the one for third party financing. Agents fill in the business terms but can’t give legal advice; a real estate attorney can.',
      'The option period is the part of a Texas contract that surprises newcomers. You pay the seller an option fee, and for the agreed number of days you may terminate for any reason and get your earnest money back. Both sides negotiate the fee and the days.',
    ],
    points: [
      'Option fee and earnest money are due at the escrow agent, usually the title company, within three days of the contract’s effective date. If the third day is a Saturday, Sunday or legal holiday, the next business day counts.',
      'Without an option fee paid in time, you have no option.',
      'Days are calendar days, and the option ends at 5:00 p.m. local time on its last day, also on a weekend.',
      'Have the home inspected in the first days, so that you can negotiate repairs or the price before the option ends.',
      'After the option, you can still terminate for the reasons in the contract, such as a loan that is denied within the days of the financing addendum.',
    ],
  },
  {
    id: 'title',
    heading: 'Title, survey and loan',
    text: [
      'A title company holds the money, examines who owns the home and what burdens it, and insures the result. It issues a title commitment, usually within 20 days of getting the contract. Read its exceptions: easements, restrictions and liens. The contract gives you a number of days to object.',
      'The Texas Department of Insurance sets the premiums of title insurance, so they’re the same at every company; other fees and service differ. Who pays for the owner’s policy is agreed in the contract.',
      'A survey shows boundaries and what crosses them. A seller with an earlier survey can often reuse it, with an affidavit or declaration that nothing has changed.',
      'Meanwhile, the lender orders an appraisal. If it comes in below the price, the contract and its addenda decide whether you can terminate, pay the difference or negotiate.',
    ],
  },
  {
    id: 'closing',
    heading: 'Closing day',
    text: [
      'Your lender sends the Closing Disclosure at least three business days before closing. Compare it with your Loan Estimate. You sign at the title company or with a notary; buyer and seller needn’t meet, and Texas doesn’t require an attorney at the table.',
      'You usually get the keys when the sale has closed and the loan has funded, unless the contract sets another time.',
    ],
    points: [
      'Call the title company before you wire money, at a number you already had. Criminals send false wire instructions by email.',
      'Walk through the home shortly before closing: repairs done, agreed items there, nothing new broken.',
      'Property taxes come due at the end of the year, so the seller’s share up to closing is usually credited to the buyer.',
      'Keep the settlement statement: you need it for your taxes, and it supports a protest of the home’s value.',
    ],
  },
  {
    id: 'taxes',
    heading: 'Property taxes: homestead and protest',
    text: [
      'Texas has no state income tax and no state property tax. Counties, cities, school districts and special districts levy the property tax, on the value that the appraisal district of your county sets as of January 1.',
      'If the home is your principal residence, apply for the residence homestead exemption at the appraisal district. The application is free. You can apply in the year you buy; you needn’t wait for January 1 unless the previous owner had the same exemption that year.',
      'Since tax year 2025, the exemption takes $140,000 off the value that school districts tax, and a further $60,000 for owners who are 65 or older or disabled. Other taxing units may grant their own. From the second year with the exemption, the taxed value of a homestead rises by at most 10 percent a year, apart from new improvements. A buyer starts again at market value, so don’t plan with the seller’s bill.',
      'You may protest the value every year. Most protests begin with an informal talk with an appraiser; if you don’t agree, the appraisal review board hears you. Bring sales of comparable homes, photos and repair estimates.',
    ],
    points: [
      'January 1: value and ownership of the day count for the year.',
      'January 31: last day to pay the bill of the past year; it’s delinquent on February 1.',
      'April: appraisal districts send most notices of value.',
      'April 30: usual deadline for exemption applications. Late homestead applications are accepted for two years after the tax became delinquent.',
      'May 15, or 30 days after the notice was delivered if that’s later: deadline to protest.',
      'October and November: tax bills arrive.',
    ],
  },
  {
    id: 'selling',
    heading: 'Selling: from the first talk to the closing',
    text: [
      'Start two to three months before you want to list. Ask your agent for a comparison of recent sales and for a net sheet: price, less loan payoff, commissions, title costs, your share of taxes and agreed repairs.',
      'If the home was yours and your principal residence for two of the past five years, federal law excludes a gain of up to $250,000 from income tax, or $500,000 for most married couples who file jointly. Ask a tax adviser about your case.',
    ],
    points: [
      'Fill in the Seller’s Disclosure Notice yourself and completely. Your agent can’t do it for you.',
      'Find your survey, title policy, association documents, permits and warranties. A missing survey costs time.',
      'Decide what you repair and what you disclose. Small visible faults make buyers look for big ones.',
      'Compare offers by price, option days, financing, closing date and what the buyer asks you to pay, not by price alone.',
      'Once you’re under contract, leave your insurance and utilities on until the sale has funded.',
    ],
    links: [{ words: 'Buy before you sell', href: '/buy-before-you-sell' }],
  },
];

const local: Readonly<Record<EditionId, GuideChapter>> = {
  austin: {
    id: 'region',
    heading: 'Around Austin',
    text: [
      'Appraisal districts: Travis Central Appraisal District for Travis County, Williamson Central Appraisal District for Williamson County, Hays Central Appraisal District for Hays County. The county of the home counts, not its mailing address.',
    ],
    points: [
      'Energy audit: for a home in the Austin city limits that Austin Energy serves and that is ten or more years old, the city’s ECAD ordinance makes the seller get an energy audit. The buyer gets the results at least three days before the option period ends. Some homes are exempt.',
      'Ground: the Balcones Escarpment runs through the city. East of it, clay swells and shrinks with the weather and moves foundations; west of it, thin soil lies over limestone.',
      'Creeks rise fast. Ask about past flooding on the lot and the street, even outside the mapped flood plain.',
      'Many neighborhoods outside the city limits are in a MUD. Compare the whole tax rate, not only the city’s.',
      'Trees: inside the city, large protected trees need a permit before you remove them or build over their roots.',
    ],
  },
  'san-antonio': {
    id: 'region',
    heading: 'Around San Antonio',
    text: [
      'Appraisal districts: Bexar Appraisal District for Bexar County, Comal Appraisal District for Comal County, Guadalupe Appraisal District for Guadalupe County. The county of the home counts, not its mailing address.',
    ],
    points: [
      'Military families: with Joint Base San Antonio, VA loans are common. Ask your lender early what the VA appraisal requires, and agree on who pays which fees.',
      'Disabled veterans: Texas takes a fixed amount off the taxed value by disability rating. A veteran rated 100 percent disabled or unemployable pays no property tax on the homestead.',
      'Ground: the Balcones Escarpment runs through the north of the city. South and east of it, clay swells and shrinks with the weather and moves foundations; north of it, thin soil lies over limestone.',
      'Edwards Aquifer: parts of the north lie over its recharge zone, where extra rules protect the water. Ask before you plan a septic system, a pool or an addition.',
      'Historic districts: changes to the outside of a home need approval by the city’s Office of Historic Preservation.',
      'Utilities: most homes in the city get electricity and gas from CPS Energy and water from the San Antonio Water System. Ask both what the home used in the past year.',
    ],
  },
};

const sources: GuideChapter = {
  id: 'sources',
  heading: 'Where to check',
  text: [
    'Laws, forms and amounts change. This guide is general information, not legal, tax or lending advice; check what matters to you at the source.',
  ],
  links: [
    {
      words: 'Texas Real Estate Commission: licenses, contract forms, notices',
      href: 'https://www.trec.texas.gov',
    },
    {
      words: 'Texas Comptroller: property tax, exemptions, protests',
      href: 'https://comptroller.texas.gov/taxes/property-tax/',
    },
    { words: 'Texas Department of Insurance: title and home insurance', href: 'https://www.tdi.texas.gov' },
    {
      words: 'Consumer Financial Protection Bureau: home loans',
      href: 'https://www.consumerfinance.gov/owning-a-home/',
    },
    { words: 'FEMA: flood maps', href: 'https://msc.fema.gov' },
  ],
};
