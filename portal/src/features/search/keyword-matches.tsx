import type { FoundCard } from '@hearth/domain/contract/search.ts';
import type { ReactNode } from 'react';
import './keyword-matches.css';

type Match = NonNullable<FoundCard['keywordmatches']>[number];

const fieldNames: Readonly<Record<Match['field'], string>> = {
  publicremarks: 'Remarks',
  streetname: 'Street',
  subdivisionname: 'Neighborhood',
  city: 'City',
  propertysubtype: 'Type',
  waterbodyname: 'Water',
  interiorfeatures: 'Interior',
  exteriorfeatures: 'Exterior',
  communityfeatures: 'Community',
  lotfeatures: 'Lot',
  accessibilityfeatures: 'Accessibility',
  architecturalstyle: 'Architecture',
  greenenergyefficient: 'Energy',
  appliances: 'Appliances',
  heating: 'Heating',
  cooling: 'Cooling',
  flooring: 'Flooring',
  parkingfeatures: 'Parking',
  constructionmaterials: 'Construction',
  roof: 'Roof',
  utilities: 'Utilities',
  sewer: 'Sewer',
  watersource: 'Water source',
  roadsurfacetype: 'Road',
  associationfeeincludes: 'HOA includes',
  fencing: 'Fencing',
  View: 'View',
  abor_rooms: 'Rooms',
};

/** Fields of a home that contain the keyword of a search; nothing without a keyword. */
export function KeywordMatches({ matches }: { readonly matches: FoundCard['keywordmatches'] }): ReactNode {
  if (!matches || matches.length === 0) return null;
  return (
    <dl className="keyword-matches">
      {matches.map((match) => (
        <div key={`${match.field} ${match.text}`}>
          <dt>{fieldNames[match.field]}</dt>
          <dd>{markedText(match)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The excerpt with its matches marked. */
function markedText({ text, ranges }: Match): ReactNode {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
