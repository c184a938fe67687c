import path from 'node:path';
import type { Language } from '@hearth/domain/embed/language.ts';
import { builtFile } from '../static/built-file.ts';

/** Reads a file of the build by language: the English one in the folder, the Spanish one below it in `es`; null where there is none. */
export function builtByLanguage<Content>(
  folder: string,
  name: string,
  parse: (text: string, file: string) => Content,
): Readonly<Record<Language, () => Promise<Content | null>>> {
  const reader = (file: string) => builtFile(file, (text) => parse(text, file));
  return { en: reader(path.join(folder, name)), es: reader(path.join(folder, 'es', name)) };
}
