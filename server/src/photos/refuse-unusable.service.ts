import { oversizedPhoto, undecodablePhoto } from '@hearth/domain/people/photo-rules.ts';
import { refuse } from '../http/refuse.ts';
import { UnusablePhoto } from './uploaded-jpeg.ts';

/** Refuses a photo that cannot be decoded, as a fault of the named part of a request; throws other errors again. */
export const refuseUnusable =
  (name: string) =>
  (error: unknown): never => {
    if (error instanceof UnusablePhoto) refuse(name, error.isOversized ? oversizedPhoto : undecodablePhoto);
    throw error;
  };
