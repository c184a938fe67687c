import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { clockText, weekdayText } from '@hearth/domain/listing/date-text.ts';
import type { ReactNode } from 'react';

type Parts = PublishSheet['parts'];

/** Pictures, virtual tour and open houses of the publication, with their gaps. */
export function SheetParts({ parts }: { readonly parts: Parts }): ReactNode {
  const { cover, virtualTour, openHouses, hasChanges } = parts;
  return (
    <>
      <h3>Photos and open houses</h3>
      <div className="sheet-parts">
        {cover !== null && <img src={cover} alt="Cover" width={120} height={80} />}
        <ul>
          {pictureWords(parts).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {virtualTour !== null && (
            <li>
              Virtual tour:{' '}
              <a href={virtualTour} target="_blank" rel="noreferrer">
                {virtualTour}
              </a>
            </li>
          )}
          {openHouses.length === 0 && <li>No open houses are planned.</li>}
          {openHouses.map(({ date, start, end }) => (
            <li key={`${date} ${start}`}>
              Open house: {weekdayText(date)}, {clockText(start)} - {clockText(end)}
            </li>
          ))}
        </ul>
      </div>
      {hasChanges && <p>These changed since you last published.</p>}
    </>
  );
}

/** '12 photos, the first is the cover.', 'No floor plan', '3 photos have no caption'. */
function pictureWords({ photos, floorPlans, withoutCaption }: Parts): readonly string[] {
  if (photos + floorPlans === 0) return ['No photos yet.'];
  return [
    photos === 0
      ? 'No photos yet.'
      : `${counted(photos, 'photo')}, ${photos === 1 ? 'which' : 'the first'} is the cover.`,
    floorPlans === 0 ? 'No floor plan.' : `${counted(floorPlans, 'floor plan')} at the end of the gallery.`,
    ...(withoutCaption === 0
      ? []
      : [
          `${counted(withoutCaption, 'photo')} ${withoutCaption === 1 ? 'has' : 'have'} no caption, which screen readers read aloud.`,
        ]),
  ];
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
