import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** A file of a form, with the fields before it. */
export interface FormFile {
  readonly fields: MultipartFile['fields'];
  /** @throws AppError unsupported_media_type for a form that is cut off; payload_too_large */
  read(): Promise<Buffer>;
  /** Reads and drops the file. */
  skip(): void;
}

/**
 * The first file of a form; undefined for a form without one. The scope of the route has the plugin for forms.
 * @throws AppError unsupported_media_type for a body that is no form
 */
export async function formFile(
  request: FastifyRequest,
  limits: { readonly fileSize: number; readonly fields: number; readonly fieldSize: number },
): Promise<FormFile | undefined> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const part = await request.file({ limits: { ...limits, files: 1 } }).catch(asNoForm);
  return (
    part && {
      fields: part.fields,
      read: () => part.toBuffer().catch(asNoForm),
      skip: () => void part.file.resume(),
    }
  );
}

/** The parser rejects what it cannot read with errors without a status. */
function asNoForm(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new AppError('unsupported_media_type');
}
