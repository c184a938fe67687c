import type { DraftPhotoItem, PhotoList } from '@hearth/domain/contract/exclusive-photos.ts';
import { expect, it } from 'vitest';
import { withUploaded } from './photo-changes.ts';

const aPhoto = (mediaObjectId: string, turn: number | null): DraftPhotoItem => ({
  ...{ mediaObjectId, turn, kind: 'photo', caption: '', width: 1600, height: 1200 },
  ...{ thumbnail: '', mediaUrl: '' },
});

it('shows uploaded photos in the order of the queue when responses arrive in another', () => {
  const before: PhotoList = { items: [aPhoto('placed', null)], most: 120 };
  const uploaded = [aPhoto('c', 3), aPhoto('a', 1), aPhoto('b', 2), aPhoto('a', 1)];
  const { items } = uploaded.reduce((list, photo) => withUploaded(photo)(list), before);
  expect(items.map(({ mediaObjectId }) => mediaObjectId)).toEqual(['placed', 'a', 'b', 'c']);
});
