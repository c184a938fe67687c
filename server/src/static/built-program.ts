import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/**
 * The address to import a built program by, with a digest of its text: that names the chunks of one build, so another build is
 * another module.
 */
export const programAddress = (file: string, text: string): string =>
  `${pathToFileURL(file)}?${createHash('sha256').update(text).digest('hex')}`;
