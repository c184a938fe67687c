import type { MultipartFile } from '@fastify/multipart';
import { mostPhotoBytes, tooLargePhoto } from '@hearth/domain/people/photo-rules.ts';
import type { FastifyRequest } from 'fastify';
import { formBytes } from './body-bounds.ts';
import { AppError } from './errors.ts';

/** A photo of a form, with the fields before it. */
export interface FormPhoto {
  readonly fields: MultipartFile['fields'];
  /** @throws AppError unsupported_media_type for a form that is cut off; payload_too_large */
  read(): Promise<Buffer>;
  /** Reads and drops the file. */
  skip(): void;
}

const limits = { fileSize: mostPhotoBytes, fields: 10, fieldSize: 200, files: 1 };

/**
 * The first file of a form; undefined for a form without one. The scope of the route has the plugin for forms. A form that states
 * more bytes than a photo and its fields may have is refused before they come.
 * @param name of the photo in a refusal
 * @throws AppError unsupported_media_type for a body that is no form; payload_too_large
 */
export async function formPhoto(request: FastifyRequest, name: string): Promise<FormPhoto | undefined> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length']) > mostPhotoBytes + formBytes) throw tooLarge(name);
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const asRefusal = (error: unknown): never => {
    if (error instanceof RequestFileTooLargeError) throw tooLarge(name);
    // The parser rejects what it cannot read with errors without a status.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new AppError('unsupported_media_type');
  };
  const part = await request.file({ limits }).catch(asRefusal);
  return (
    part && {
      fields: part.fields,
      read: () => part.toBuffer().catch(asRefusal),
      skip: () => void part.file.resume(),
    }
  );
}

const tooLarge = (name: string): AppError =>
  new AppError('payload_too_large', { validationErrors: [{ name, message: tooLargePhoto }] });
