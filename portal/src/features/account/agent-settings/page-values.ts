import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { entriesOf } from '@hearth/domain/people/agent-settings-rules.ts';
import { type SocialNetwork, socialNetworks, withScheme } from '@hearth/domain/people/web-links.ts';

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

/** The change that a form asks for. A bio that was not touched is left out: it may have lists that a text has not. */
export const changeOf = (
  { bio, languages, designations, awards, video, ...links }: PageValues,
  before: AgentSettings,
) => ({
  ...(bio !== before.bio && { bio }),
  languages: [...entriesOf(languages)],
  designations: [...entriesOf(designations)],
  awards: [...entriesOf(awards, /\n/)],
  video: withScheme(video) || null,
  social: Object.fromEntries(
    networks.map((network) => [network, withScheme(links[network]) || null]),
  ) as Record<SocialNetwork, string | null>,
});
