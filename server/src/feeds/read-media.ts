import type { Media } from '@hearth/domain/listing/listing.ts';
import { type RecordReader, recordReader, subRecords } from './mapping-table.ts';
import { mediaFields } from './media-fields.ts';
import type { ReadingContext } from './values/value-reader.ts';

const mostMedia = 200;
/** The fallback for pictures whose feed sends no size: the usual 4 by 3. */
const usualSize = { width: 1024, height: 768 };

/** The pictures of RESO's expanded `Media`; entries without a web address are left out. */
export function readMedia({ raw, dropped }: RecordReader, context: ReadingContext): Media[] {
  return subRecords(raw('Media'))
    .slice(0, mostMedia)
    .flatMap((record, index) => {
      const media = recordReader(record, context, { path: 'Media.', dropped }).read(mediaFields);
      if (media.MediaURL === null) return [];
      return [
        {
          mediaurl: media.MediaURL,
          mediaobjectid: media.MediaKey ?? String(index + 1),
          width: media.ImageWidth ?? usualSize.width,
          height: media.ImageHeight ?? usualSize.height,
          diffimgsizes: {},
          shortdescription: media.ShortDescription,
          sortOrder: media.Order ?? index,
        },
      ];
    });
}
