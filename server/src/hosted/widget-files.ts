import type { Language } from '@hearth/domain/embed/language.ts';
import { builtByLanguage } from './built-by-language.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

/** The part of the widget build's manifest that pages of widgets need; paths from its folder. */
interface Manifest {
  readonly elements: Readonly<Record<string, ManifestElement | undefined>>;
  /** The loader's own files. */
  readonly own: { readonly late: readonly string[] };
}

interface ManifestElement {
  /** Its entry and what that imports. */
  readonly files: readonly string[];
  /** Files that it fetches at its start, on any page and where it is a map alone. */
  readonly early: { readonly any: readonly string[]; readonly map: readonly string[] };
}

/** The paths of the files that the page of a widget fetches in any case. */
export type WidgetFiles = (
  name: string,
  attributes: WidgetAttributes,
  language: Language,
) => Promise<readonly string[]>;

/**
 * Reads the manifest in the folder of the widgets, for Spanish that of its build in `es`; without one there are no files to name. The loader of
 * the page imports the Spanish one.
 */
export function widgetFiles(folder: string): WidgetFiles {
  const read = builtByLanguage(folder, 'manifest.json', (text) => JSON.parse(text) as Manifest);
  return async (name, attributes, language) => {
    const manifest = await read[language]();
    const element = manifest?.elements[name];
    if (!manifest || element === undefined) return [];
    const early = attributes.get('shape') === 'map' ? element.early.map : element.early.any;
    const files = [...element.files, ...manifest.own.late, ...early];
    return language === 'en'
      ? files.map((file) => `/v1/${file}`)
      : ['hearth.js', ...files].map((file) => `/v1/${language}/${file}`);
  };
}
