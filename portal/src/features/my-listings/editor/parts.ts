import type { ComponentType } from 'react';
import { OpenHousesPart } from './open-houses-part.tsx';
import { PhotosPart } from './photos-part.tsx';

/**
 * A section of the form besides those of the field catalogue. Its component has its heading, and finds the listing by
 * `useEditing`.
 */
export interface EditorPart {
  /** Id of the section, for links. */
  readonly id: string;
  readonly title: string;
  readonly Part: ComponentType;
}

/** Sections between the address and the rooms, such as the photos. */
export const partsAfterAddress: readonly EditorPart[] = [{ id: 'photos', title: 'Photos', Part: PhotosPart }];

/** Sections at the end of the form. */
export const partsAtEnd: readonly EditorPart[] = [
  { id: 'open-houses', title: 'Open houses', Part: OpenHousesPart },
];
