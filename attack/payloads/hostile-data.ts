import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { saveAgentReviews, saveAgents } from '@hearth/server/agents/agents.queries.ts';
import { saveBoundaries } from '@hearth/server/boundaries/boundaries.queries.ts';
import { aBoundary } from '@hearth/server/testing/a-boundary.ts';
import { anAgent } from '@hearth/server/testing/an-agent.ts';
import type { Arena } from '../arena.ts';
import { importProgram } from '../import/homes-file.ts';
import { programEnvironment } from '../server-processes.ts';
import { marked } from './marked.ts';

const SHORT = 190;

export const listingNumber = (nth: number): string => String(5_000_000 + nth);
export const agentName = (nth: number): string => `agent.${nth}`;

/**
 * Stores each payload in every text of a listing, an agent, a review and a separate area. Listings come in by the import, as a
 * feed's. Returns what the import said.
 */
export async function storeHostileData(arena: Arena, payloads: readonly string[]): Promise<string> {
  const { kysely } = arena.db;
  await saveAgents(kysely, payloads.map(hostileAgent));
  await saveAgentReviews(
    kysely,
    payloads.map((payload, nth) => ({
      reviewid: `r${nth}`,
      agentId: agentName(nth),
      author: marked(payload, nth),
      rating: 5,
      body: marked(payload, nth),
      createdat: '2026-11-01T12:00:00.000Z',
    })),
  );
  await saveBoundaries(
    kysely,
    payloads.map((payload, nth) =>
      aBoundary({
        id: `subdivision-zq-${nth}`,
        type: 'subdivision',
        name: marked(payload, nth).slice(0, SHORT),
      }),
    ),
  );
  const file = path.join(arena.dataFolder, 'hostile.ndjson');
  writeFileSync(
    file,
    payloads.map((payload, nth) => JSON.stringify(hostileListing(payload, nth))).join('\n'),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', importProgram, file],
    { env: programEnvironment(arena.environment), encoding: 'utf8' },
  );
  return stdout + stderr;
}

function hostileAgent(payload: string, nth: number) {
  const text = marked(payload, nth);
  return anAgent({
    agentId: agentName(nth),
    email: `agent-${nth}@brokerage.example`,
    firstname: text.slice(0, SHORT),
    lastname: text.slice(0, SHORT),
    bio: text,
    title: text,
    languages: [text],
    designations: [text],
    awards: [text],
    teamName: text,
    video: payload,
    social: { facebook: payload, linkedin: payload, instagram: payload },
    defaultAgent: nth === 0,
  });
}

function hostileListing(payload: string, nth: number) {
  const text = marked(payload, nth);
  const short = text.slice(0, SHORT);
  return {
    ListingKey: listingNumber(nth),
    ListingId: listingNumber(nth),
    MlsStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 300_000 + nth,
    StreetNumber: String(100 + nth),
    StreetName: short,
    StreetSuffix: 'Dr',
    UnitNumber: payload.slice(0, 20),
    City: short,
    StateOrProvince: 'TX',
    PostalCode: '78704',
    CountyOrParish: short,
    SubdivisionName: short,
    MLSAreaMajor: short,
    HighSchoolDistrict: short,
    ElementarySchool: short,
    HighSchool: short,
    Latitude: 30.2 + (nth % 100) / 1000,
    Longitude: -97.8 + Math.floor(nth / 100) / 100,
    BedroomsTotal: 3,
    BathroomsFull: 2,
    LivingArea: 1500,
    YearBuilt: 1990,
    PublicRemarks: text,
    PrivateRemarks: text,
    ShowingInstructions: text,
    InteriorFeatures: [short],
    ExteriorFeatures: [short],
    Appliances: [short],
    Roof: [short],
    Zoning: short,
    WaterBodyName: short,
    ParcelNumber: short,
    ListAgentFullName: short,
    ListOfficeName: short,
    AttributionContact: short,
    ListAgentKey: agentName(nth),
    VirtualTourURLUnbranded: payload,
    Media: [
      { MediaKey: short, MediaURL: `https://photos.example/${nth}.jpg`, ShortDescription: text, Order: 0 },
      { MediaKey: `b${nth}`, MediaURL: payload, ShortDescription: text, Order: 1 },
    ],
    OpenHouse: [
      {
        OpenHouseKey: short,
        OpenHouseDate: '2026-12-20',
        OpenHouseStartTime: '13:00',
        OpenHouseEndTime: '15:00',
      },
    ],
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: true,
    ModificationTimestamp: '2026-11-20T12:00:00Z',
  };
}
