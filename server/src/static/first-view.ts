import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstView, FirstViewPage, RenderFirstView } from '@hearth/domain/page/first-view.ts';
import { builtFile } from './built-file.ts';

/** Renders the first view of a page; null where the build has no program that does. */
export type FirstViewOf = (page: FirstViewPage) => Promise<FirstView | null>;

/** By the program that the build puts into the folder, read again when the build changes. */
export function firstViews(folder: string): FirstViewOf {
  const file = path.join(folder, 'first-view.mjs');
  // Its text names the chunks of one build, so another build is another module.
  const readProgram = builtFile(
    file,
    (text) => import(`${pathToFileURL(file)}?${digestOf(text, 'hex')}`) as Promise<Program>,
  );
  return async (page) => {
    const program = await await readProgram();
    return program ? program.renderFirstView(page) : null;
  };
}

interface Program {
  readonly renderFirstView: RenderFirstView;
}

/** The source of a Content-Security-Policy that allows a style element with this content. */
export const styleSource = (css: string): string => `'sha256-${digestOf(css, 'base64')}'`;

const digestOf = (text: string, encoding: 'hex' | 'base64'): string =>
  createHash('sha256').update(text).digest(encoding);
