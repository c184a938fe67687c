import type { EmbedSetup } from './embed-setup.ts';
import { embedWidget, widgetChoice } from './embed-widgets.ts';
import { nextLayout, reactSnippet, svelteSnippet, vueSnippet } from './framework-code.ts';
import { themePairs } from './setup-codec.ts';
import {
  frameAddress,
  frameSnippet,
  headSnippet,
  hostedAddress,
  inPage,
  link,
  loaderOf,
  pinnedSnippet,
  placeholder,
  type SnippetSource,
  shortcode,
  tag,
  wholeSnippet,
} from './snippet-code.ts';

/** The targets of snippets, in display order. */
export const snippetForms = [
  'html',
  'wordpress',
  'squarespace',
  'wix',
  'webflow',
  'shopify',
  'tag-manager',
  'react',
  'next',
  'vue',
  'svelte',
  'iframe',
  'oembed',
  'link',
  'pinned',
] as const;
export type SnippetForm = (typeof snippetForms)[number];

/** Code to copy, with the instruction where to paste it. */
export interface SnippetStep {
  /** A sentence. */
  readonly where: string;
  readonly code: string;
  /** A file that the step needs. */
  readonly download?: { readonly label: string; readonly address: string };
}

/** The steps for one target, in order; empty where the build does not support the target. */
export const snippetFor = (
  form: SnippetForm,
  setup: EmbedSetup,
  source: SnippetSource,
): readonly SnippetStep[] => forms[form](setup, source);

type Make = (setup: EmbedSetup, source: SnippetSource) => readonly SnippetStep[];

const forms: Readonly<Record<SnippetForm, Make>> = {
  html: (setup, source) => [
    { where: 'Paste this into the page, where the widget belongs.', code: wholeSnippet(setup, source) },
  ],
  wordpress: (setup, source) => [
    {
      where:
        'Easiest: open the page in the editor, choose +, type “custom html”, add that block and paste this into it. Then choose Publish or Update.',
      code: wholeSnippet(setup, source),
    },
    ...pluginSteps(setup, source),
    {
      where:
        'Or, where the editor removes scripts from pages: once for the site, paste this into the header scripts field of your theme or of a plugin.',
      code: headSnippet(setup, source, 'placeholder', 'link'),
    },
    {
      where: '… and in the page, add a “Custom HTML” block and paste this into it.',
      code: placeholder(setup, source),
    },
    {
      where:
        '… or, where there’s no “Custom HTML” block, paste this link into the text. It turns into the widget.',
      code: link(setup, source),
    },
  ],
  squarespace: (setup, source) => [
    {
      where:
        'Edit the page, choose Add Block where the widget belongs, then Code. Leave it at HTML with “Display Source” off, paste this, and save the page. The editor shows the widget once you leave editing. If it shows only a link then, your Squarespace plan removes scripts: upgrade it, or keep the link.',
      code: wholeSnippet(setup, source),
    },
  ],
  wix: (setup, source) => [
    {
      where: `Choose Add, Embed code, Embed a site, and paste this address. Make the box about ${embedWidget(setup.widget).height} px high.`,
      code: frameAddress(setup, source),
    },
  ],
  webflow: (setup, source) => [
    {
      where: 'In the settings of the page, open Custom code and paste this into the head.',
      code: headSnippet(setup, source, 'tag'),
    },
    {
      where: 'Drag a Code Embed element to where the widget belongs, and paste this.',
      code: tag(setup, source),
    },
  ],
  shopify: (setup, source) => [
    {
      where: 'In the theme editor, add a Custom Liquid section where the widget belongs, and paste this.',
      code: wholeSnippet(setup, source),
    },
  ],
  'tag-manager': (setup, source) => [
    {
      where: 'In Tag Manager: add a Custom HTML tag with the trigger “All Pages”, and paste this.',
      code: loaderOf(setup, source),
    },
    {
      where: 'In the page: paste this where the widget belongs. Tag Manager cannot place it.',
      code: placeholder(setup, source),
    },
  ],
  react: (setup, source) => [
    packageStep('react', source),
    { where: 'Save this as a component (React 19).', code: reactSnippet(setup, source, 'effect') },
  ],
  next: (setup, source) => [
    packageStep('react', source),
    { where: 'Add the script to app/layout.tsx, once for all pages.', code: nextLayout(setup, source) },
    {
      where: 'Save this as a component. Pages on the server may show it.',
      code: reactSnippet(setup, source, 'layout'),
    },
  ],
  vue: (setup, source) => [
    packageStep('vue', source),
    { where: 'Save this as a component (Vue 3).', code: vueSnippet(setup, source) },
  ],
  svelte: (setup, source) => [
    {
      where: `Save this as a component (Svelte 5). ${source.origin}/elements/svelte.d.ts and hearth.d.ts beside it give it types.`,
      code: svelteSnippet(setup, source),
    },
  ],
  iframe: (setup, source) => [
    {
      where:
        'Paste this where the widget belongs. The script adjusts the height of the frame to its content.',
      code: frameSnippet(setup, source),
    },
  ],
  oembed: (setup, source) => [
    {
      where: 'In editors that support oEmbed: paste this address on a line of its own.',
      code: hostedAddress(inPage(setup), source),
    },
    {
      where: 'For developers: this address returns the frame as oEmbed JSON.',
      code: `${source.origin}/oembed?format=json&url=${encodeURIComponent(hostedAddress(inPage(setup), source))}`,
    },
  ],
  link: (setup, source) => [
    {
      where: 'A page with the widget alone, for mails, posts and QR codes.',
      code: hostedAddress(setup, source),
    },
  ],
  pinned: (setup, source) =>
    source.pinned === null
      ? []
      : [
          {
            where:
              'For pages that pin a version: the browser refuses any other file. Update the snippet to change the version.',
            code: pinnedSnippet(setup, source, source.pinned),
          },
        ],
};

/** The plugin has the looks that are stored with the key, and none of a setup. */
function pluginSteps(setup: EmbedSetup, { origin, element }: SnippetSource): readonly SnippetStep[] {
  const code = shortcode(setup, element);
  if (code === null || themePairs(setup.theme).length > 0) return [];
  return [
    {
      where: `Or, for several pages and authors: download our plugin, upload it at Plugins, Add Plugin, Upload Plugin, activate it, and enter ${origin} and your key at Settings, Hearth. Then add the block “Hearth: ${widgetChoice(setup.widget).name}” to the page, or paste this.`,
      code,
      download: { label: 'Download the plugin', address: `${origin}/elements/hearth-wordpress.zip` },
    },
  ];
}

/** The package lies on the server, so that it fits the server's widgets. */
const packageStep = (name: 'react' | 'vue', { origin, version }: SnippetSource): SnippetStep => ({
  where: 'Once for your app: install the package from your Hearth server.',
  code: `npm install ${origin}/elements/hearth-${name}-${version}.tgz`,
});
