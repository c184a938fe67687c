import type { RecordReader } from './mapping-table.ts';
import { isNothing } from './values/nothing-words.ts';
import { isBlank } from './values/value-reader.ts';

/** Words of one field by which a source opens a sub-record to the public, and by which it does not. */
interface PublicWords {
  readonly open: ReadonlySet<string>;
  /** Known words that close it; any other word closes it too, and is counted. */
  readonly closed: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Letters alone in lower case: 'Agent Only' and 'AgentOnly' are one word. */
export const plainWord = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const permission: PublicWords = {
  open: set('public idx internet everyone all'),
  closed: set(
    'private agentonly agentsonly firmonly officeonly vow virtualofficewebsite mlsonly confidential',
  ),
};

const mediaStatus: PublicWords = {
  open: set('active available approved complete completed published current live ready'),
  closed: set('deleted delete inactive incomplete pending hidden rejected archived expired removed draft'),
};

const openHouseStatus: PublicWords = {
  open: set('active scheduled confirmed upcoming open'),
  closed: set('canceled cancelled ended closed completed deleted inactive expired postponed'),
};

const openHouseType: PublicWords = {
  open: set('public openhouse publicopenhouse virtual publicvirtual inperson publicinperson livestream'),
  closed: set(
    'private broker brokers brokeronly brokersopen brokeropen brokertour office officeonly agent agents caravan',
  ),
};

const gates = {
  Permission: permission,
  MediaStatus: mediaStatus,
  OpenHouseStatus: openHouseStatus,
  OpenHouseType: openHouseType,
} as const;

/**
 * True where a sub-record is for the public: each word of these fields opens it. A field without words is silent and closes
 * nothing, since a feed that knows no such field sends public records alone.
 */
export const isForPublic = (
  read: RecordReader,
  fields: { readonly [Name in keyof typeof gates]?: readonly string[] },
): boolean =>
  Object.entries(fields).every(([name, given]) => opens(read, name as keyof typeof gates, given ?? []));

function opens(read: RecordReader, name: keyof typeof gates, given: readonly string[]): boolean {
  const { open, closed } = gates[name];
  if (given.length === 0) return isSilent(read.raw(name));
  const words = given.map(plainWord);
  if (words.every((word) => open.has(word))) return true;
  if (!words.some((word) => closed.has(word))) read.drop(name);
  return false;
}

/** True for nothing, and for words for nothing; a value that no word could be read of may close its record. */
const isSilent = (value: unknown): boolean =>
  [value].flat().every((entry) => isBlank(entry) || (typeof entry === 'string' && isNothing(entry)));
