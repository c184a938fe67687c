import * as z from 'zod/mini';
import { longestAgentName } from '../people/bio-name.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { listParameters } from './list.ts';
import { wholeNumber } from './whole-number.ts';

const text = z.nullable(z.string());
const texts = z.array(z.string());

/** PostgreSQL refuses text with the character NUL. */
const printable = /^[^\0]*$/;
const idSchema = z.string().check(z.minLength(1), z.maxLength(longestAgentName), z.regex(printable));

export const reviewSchema = z.object({
  reviewid: z.string(),
  author: z.string(),
  /** 1 to 5. */
  rating: z.number(),
  /** Plain text. */
  body: z.string(),
  /** ISO 8601. */
  createdat: z.string(),
});
export type Review = z.output<typeof reviewSchema>;

/** Links to an agent's pages on other sites, https only; null where the agent has none. */
export const socialLinksSchema = z.object({
  facebook: text,
  instagram: text,
  linkedin: text,
  tiktok: text,
  twitter: text,
  youtube: text,
});
export type SocialLinks = z.output<typeof socialLinksSchema>;

/** The public profile of an agent. */
export const agentSchema = z.object({
  /** The agent's username, as listings name it. */
  agentId: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  sfId: text,
  trecLicense: text,
  title: text,
  userAccountType: text,
  /** Path of the bio page in the portal, '/agents/first-last'. */
  url: z.string(),
  /** HTML that the server has sanitised; null where there is none. */
  bio: text,
  email: text,
  phone: text,
  /** Path or address of a square photo; null where there is none. */
  headshotUrlSquare: text,
  languages: texts,
  designations: texts,
  awards: texts,
  /** https address of a video on YouTube or Vimeo, or of a video file; null where there is none. */
  video: text,
  social: socialLinksSchema,
  team: z.object({
    name: text,
    type: text,
    teammates: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  /** Path or address of a wide picture; null where there is none. */
  coverUrl: text,
  /** 'YYYY-MM-DD', the day on which the licence was found in the register; null where it is the agent's word. */
  licenseCheckedOn: text,
  reviewCount: z.number(),
  /** Mean of all ratings to one decimal; null without reviews. */
  averageRating: z.nullable(z.number()),
  /** The brokerage; Texas rules require it beside the agent's name. */
  brokerage: z.object({ name: z.string(), phone: text, address: text }),
  /** True for the agent who receives inquiries that name no agent. */
  defaultAgent: z.boolean(),
});
export type Agent = z.output<typeof agentSchema>;

/** Agents of one page of the directory. */
export const agentsPerPage = 20;

/** An agent in the directory. */
export const agentCardSchema = z.extend(
  z.pick(agentSchema, {
    agentId: true,
    name: true,
    firstname: true,
    lastname: true,
    title: true,
    trecLicense: true,
    url: true,
    phone: true,
    headshotUrlSquare: true,
    languages: true,
  }),
  { teamName: text, brokerage: z.string() },
);
export type AgentCard = z.output<typeof agentCardSchema>;

const list = listParameters({
  limit: agentsPerPage,
  pages: 10_000,
  sortBy: ['lastname', 'firstname'],
  sortType: 'ASC',
});

export const listAgents = endpoint({
  method: 'GET',
  path: '/api/agent',
  summary: 'Agents of the directory by name, or those whose names begin with the words of a search',
  query: z.strictObject({
    page: list.page,
    limit: list.limit,
    sortBy: list.sortBy,
    sortType: list.sortType,
    /** Beginnings of first and last names, in any order. */
    query: list.query,
    /** Slugs of languages, joined by a plus sign: 'spanish+american-sign-language'. Unknown ones are ignored. */
    language: z._default(z.string().check(z.maxLength(200)), ''),
    /** Leaves out the members of teams; team leads stay. */
    hideTeamMembers: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.object({
    hits: z.array(agentCardSchema),
    total: z.number(),
    /** Every language that an agent of the edition speaks, in alphabetical order. */
    languages: texts,
  }),
  errors: ['query_timeout'],
});
export type AgentList = ResponseOf<typeof listAgents>;

const officeSchema = z.object({
  officeId: z.string(),
  name: z.string(),
  phone: text,
  address: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Agents of the directory who work there. */
  agents: z.number(),
});
export type Office = z.output<typeof officeSchema>;

export const listOffices = endpoint({
  method: 'GET',
  path: '/api/office',
  summary: 'Offices of the brokerage, the one with most agents first',
  response: z.object({ offices: z.array(officeSchema) }),
  errors: ['query_timeout'],
});

/** By username, Texas licence number, or the name in the bio page's path ('first-last'). */
export const getAgent = endpoint({
  method: 'GET',
  path: '/api/agent/{agentId}',
  summary: 'One agent by username, licence number or bio-page name',
  params: z.strictObject({ agentId: idSchema }),
  response: agentSchema,
  errors: ['query_timeout', 'agent_not_found'],
});

export const getAgentCover = endpoint({
  method: 'GET',
  path: '/api/agent/{agentId}/cover',
  summary: 'The wide picture of an agent',
  params: z.strictObject({ agentId: idSchema }),
  response: z.object({ coverUrl: text }),
  errors: ['query_timeout', 'agent_not_found'],
});

/** Why an agent is the visitor's own: assigned to the client, named by a link the visitor opened, or the agent of everyone without one. */
const ownAgentReasons = ['assigned', 'recommended', 'default'] as const;
export type OwnAgentReason = (typeof ownAgentReasons)[number];

export const getDefaultAgent = endpoint({
  method: 'GET',
  path: '/api/agent/default',
  summary: "The visitor's own agent, who receives inquiries that name no agent, and why it is this one",
  response: z.extend(agentSchema, { why: z.enum(ownAgentReasons) }),
  errors: ['query_timeout', 'agent_not_found'],
});

/** Reasons why an agent holds the interviews: an operator named them, or they are the default agent. */
const interviewerReasons = ['interviewer', 'default'] as const;
export type InterviewerReason = (typeof interviewerReasons)[number];

export const getInterviewer = endpoint({
  method: 'GET',
  path: '/api/agent/interviewer',
  summary: 'The agent who speaks with people who want to work for the brokerage, and why it is this one',
  response: z.extend(agentSchema, { why: z.enum(interviewerReasons) }),
  errors: ['query_timeout', 'agent_not_found'],
});
export type Interviewer = ResponseOf<typeof getInterviewer>;

export const getAgentReviews = endpoint({
  method: 'GET',
  path: '/api/agent/review',
  summary: 'Reviews of an agent, newest first',
  query: z.strictObject({
    agentId: idSchema,
    limit: wholeNumber(1, 1000, 1000),
    page: wholeNumber(1, 100_000, 1),
  }),
  response: z.object({ hits: z.array(reviewSchema), total: z.number() }),
  errors: ['query_timeout', 'agent_not_found'],
});

export const getLatestReviews = endpoint({
  method: 'GET',
  path: '/api/agent/review/latest',
  summary: 'The latest reviews of the edition, whatever their ratings: one of an agent, newest first',
  response: z.object({ hits: z.array(z.extend(reviewSchema, { agent: agentCardSchema })) }),
  errors: ['query_timeout'],
});
export type LatestReview = ResponseOf<typeof getLatestReviews>['hits'][number];

/** Days after which a link that recommends an agent expires (specification, section 9). */
export const recommendedDays = 7;

export const getRecommendedLink = endpoint({
  method: 'GET',
  path: '/api/agent/recommended-link',
  owner: 'self',
  summary: 'A link of the signed-in agent: who signs up within 7 days of now becomes a client of the agent',
  response: z.object({
    url: z.string(),
    /** ISO 8601. */
    until: z.string(),
  }),
  errors: ['query_timeout', 'agent_not_found'],
});

/** Figures of an agent's homes, each of listings that everyone may see. */
const figuresSchema = z.object({
  count: z.number(),
  /** List prices in dollars; rents of a month for leases. null without homes. */
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  /** Half of the homes took as long or longer: days since they came on the market, until they closed for sold homes. */
  mediandays: z.nullable(z.number()),
});
export type AgentFigures = z.output<typeof figuresSchema>;

export const getAgentFigures = endpoint({
  method: 'GET',
  path: '/api/agent/{agentId}/figures',
  summary: 'Figures of the homes that an agent lists and sold, computed from the listings',
  params: z.strictObject({ agentId: idSchema }),
  response: z.object({
    forsale: figuresSchema,
    forlease: figuresSchema,
    /** Of the last 365 days. */
    sold: figuresSchema,
    /** Name of the MLS whose listings they are, and the day of its last update. */
    mls: z.string(),
    asof: text,
  }),
  errors: ['query_timeout', 'agent_not_found'],
});
export type AgentMarket = ResponseOf<typeof getAgentFigures>;
export type VisitorsAgent = ResponseOf<typeof getDefaultAgent>;
