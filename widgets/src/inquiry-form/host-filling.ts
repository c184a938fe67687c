import { followLink } from '../ui/follow-link.ts';
import type { DraftValues } from './inquiry-draft.ts';
import { type TextName, textFields } from './inquiry-fields.ts';

/**
 * Facts of the host page about the visitor, by the fields of a form; other names are ignored.
 *
 * @param prefill a query: 'firstname=Ana&email=ana@example.com'
 * @param from the field and the parameter of the page's address that fills it: 'email=e, firstname=first'
 */
export function knownOf(prefill = '', from = '', search: string = location.search): DraftValues {
  const address = new URLSearchParams(search);
  const named = from.split(',').map((pair): [string, string] => {
    const [field = '', parameter = field] = pair.split('=').map((part) => part.trim());
    return [field, address.get(parameter) ?? ''];
  });
  const all = [...new URLSearchParams(prefill.replaceAll('+', '%2B')), ...named];
  return Object.fromEntries(all.filter(([name, value]) => isTextField(name) && value.trim() !== ''));
}

/** Opens a page of the host's as a link to it would; an address that runs a script is none. */
export function openPage(url: string): void {
  if (/^https?:$/.test(new URL(url, document.baseURI).protocol)) followLink(url);
}

const isTextField = (name: string): name is TextName => Object.hasOwn(textFields, name);
