import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { Media, OpenHouse } from '@hearth/domain/listing/listing.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';

const mostMedia = 200;
/** The fallback for pictures whose feed sends no size: the usual 4 by 3. */
const usualSize = { width: 1024, height: 768 };

/** The pictures of RESO's expanded `Media`; entries without a web address are left out. */
export function readMedia(read: FieldReader): Media[] {
  return records(read.raw('Media'))
    .slice(0, mostMedia)
    .flatMap((fields, index) => {
      const media = fieldReader(fields);
      const url = media.webAddress('MediaURL');
      if (url === null) return [];
      return [
        {
          mediaurl: url,
          mediaobjectid: media.text('MediaKey', 'MediaObjectID') ?? String(index + 1),
          width: media.number('ImageWidth') ?? media.number('Width') ?? usualSize.width,
          height: media.number('ImageHeight') ?? media.number('Height') ?? usualSize.height,
          diffimgsizes: {},
          shortdescription: media.prose('ShortDescription'),
          sortOrder: media.number('Order') ?? media.number('SortOrder') ?? index,
        },
      ];
    });
}

/** The open houses of RESO's expanded `OpenHouse`, on the clock of the time zone; those without date and times are left out. */
export function readOpenHouses(read: FieldReader, timeZone: string): OpenHouse[] {
  return records(read.raw('OpenHouse', 'OpenHouses')).flatMap((fields) => {
    const openHouse = fieldReader(fields, timeZone);
    const openhousedate = openHouse.date('OpenHouseDate');
    const openhousestarttime = clockOf(openHouse.text('OpenHouseStartTime'), timeZone);
    const openhouseendtime = clockOf(openHouse.text('OpenHouseEndTime'), timeZone);
    if (openhousedate === null || openhousestarttime === null || openhouseendtime === null) return [];
    const openhousekey = openHouse.text('OpenHouseKey') ?? `${openhousedate} ${openhousestarttime}`;
    return [{ openhousekey, openhousedate, openhousestarttime, openhouseendtime }];
  });
}

function records(value: unknown): ReadonlyMap<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null)
    .map((entry) => new Map(Object.entries(entry).map(([name, field]) => [name.toLowerCase(), field])));
}

/** 'HH:MM' of '13:00', '13:00:00', the local time of a timestamp, or a moment with a zone. */
function clockOf(text: string | null, timeZone: string): string | null {
  const hasZone = /T/i.test(text ?? '') && /(Z|[+-]\d{2}:?\d{2})$/i.test(text ?? '');
  const moment = hasZone ? Date.parse(text ?? '') : Number.NaN;
  if (!Number.isNaN(moment)) return localMoment(new Date(moment), timeZone).time;
  const found = /(?:^|T)([01]\d|2[0-3]):([0-5]\d)/.exec(text ?? '');
  return found ? `${found[1]}:${found[2]}` : null;
}
