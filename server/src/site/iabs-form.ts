import { existsSync } from 'node:fs';
import type { SiteConfig } from './site-config.ts';

/** Location of the completed form of a license. */
export type IabsForm =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'file'; readonly file: string };

/** Stands for the license in the settings, where each license has its own form. */
const PLACEHOLDER = '{license}';

/** The configured form of a license; null where none is configured. */
export function iabsFormOf(
  { iabsUrl, iabsFile }: Pick<SiteConfig, 'iabsUrl' | 'iabsFile'>,
  license: string | null,
): IabsForm | null {
  const named = (text: string, name: string) => text.replaceAll(PLACEHOLDER, name);
  if (iabsUrl !== null) return { kind: 'page', url: named(iabsUrl, encodeURIComponent(license ?? '')) };
  return iabsFile === null ? null : { kind: 'file', file: named(iabsFile, license ?? '') };
}

/** Advice for the operator about the form, in one line; undefined where none is needed. */
export function iabsWarning(site: SiteConfig): string | undefined {
  const form = iabsFormOf(site, site.brokerage.license);
  const lack = 'Texas law wants your completed form Information About Brokerage Services on this site';
  if (form === null) return `${lack}: set IABS_FILE or IABS_URL. Until then /iabs says that it is missing.`;
  if (form.kind === 'file' && !existsSync(form.file))
    return `${lack}, but there is no file ${form.file} (IABS_FILE).`;
  return undefined;
}
