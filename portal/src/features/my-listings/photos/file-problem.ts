import { photoHeadBytes, photoProblem } from '@hearth/domain/people/photo-rules.ts';

/** Why a chosen file cannot be a photo, by its content; undefined where nothing is known against it. */
export async function fileProblem(file: File): Promise<string | undefined> {
  try {
    const head = new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer());
    return photoProblem({ bytes: file.size, head });
  } catch {
    // It was moved or deleted after it was chosen, or is in a cloud that is not reachable.
    return 'This file could not be read. Check that it is still there and choose it again.';
  }
}
