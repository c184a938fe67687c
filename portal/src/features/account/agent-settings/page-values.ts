import type { AgentSettings, changeAgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import type { BodyInputOf } from '@hearth/domain/contract/endpoint.ts';
import { entriesOf } from '@hearth/domain/people/agent-settings-rules.ts';
import { type SocialNetwork, socialNetworks, withScheme } from '@hearth/domain/people/web-links.ts';

type PageChange = BodyInputOf<typeof changeAgentSettings>;

export const networks = Object.keys(socialNetworks) as readonly SocialNetwork[];

/** Texts of the form, by the names of its fields. */
export type PageValues = Record<
  'bio' | 'languages' | 'designations' | 'awards' | 'video' | SocialNetwork,
  string
>;

/** The form of settings. */
export const valuesOf = (settings: AgentSettings): PageValues => ({
  bio: settings.bio,
  languages: settings.languages.join(', '),
  designations: settings.designations.join(', '),
  awards: settings.awards.join('\n'),
  video: settings.video ?? '',
  ...(Object.fromEntries(networks.map((network) => [network, settings.social[network] ?? ''])) as Record<
    SocialNetwork,
    string
  >),
});

/** Reads each field of the form. */
const readers = {
  bio: (text: string) => text,
  languages: (text: string) => [...entriesOf(text)],
  designations: (text: string) => [...entriesOf(text)],
  awards: (text: string) => [...entriesOf(text, /\n/)],
  video: (text: string) => withScheme(text) || null,
};

/** The change that a form asks for. What was not touched is left out: an import has its own rules, and a bio may have lists. */
export function changeOf(values: PageValues, settings: AgentSettings): PageChange {
  const before = valuesOf(settings);
  const isTouched = (name: keyof PageValues) => values[name] !== before[name];
  const fields = (Object.keys(readers) as (keyof typeof readers)[]).filter(isTouched);
  const links = networks.filter(isTouched);
  return {
    ...Object.fromEntries(fields.map((name) => [name, readers[name](values[name])])),
    ...(links.length > 0 && {
      social: Object.fromEntries(links.map((name) => [name, withScheme(values[name]) || null])),
    }),
  };
}
