import { expect, it } from 'vitest';
import { isLargerThanNeeded, photoProblem } from './photo-rules.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

it.each([
  [jpeg, 50_001, undefined],
  [jpeg, 15_000_000, undefined],
  [jpeg, 50_000, 'Upload failed. The file is too small. Please upload a photo that exceeds 50KB.'],
  [jpeg, 15_000_001, 'Upload failed. The file is too large. Please upload a photo under 15MB.'],
  [png, 100_000, 'Inappropriate photo format. Use a .jpg, .jpeg.'],
  [new Uint8Array(), 0, 'Inappropriate photo format. Use a .jpg, .jpeg.'],
])('a photo that begins with %s and has %i bytes', (head, bytes, problem) =>
  expect(photoProblem({ head, bytes })).toBe(problem),
);

it.each([
  [4_999_999, false],
  [5_000_000, true],
  [15_000_000, true],
  [15_000_001, false],
])('advises to use a smaller photo of %i bytes: %s', (bytes, isAdvised) =>
  expect(isLargerThanNeeded(bytes)).toBe(isAdvised),
);
