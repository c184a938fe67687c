import { attributeLabel } from '@hearth/domain/embed/attribute-words.ts';
import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import {
  type SnippetForm,
  type SnippetStep,
  snippetFor,
  snippetForms,
} from '@hearth/domain/embed/snippet.ts';
import type { SnippetSource } from '@hearth/domain/embed/snippet-code.ts';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PastePicture } from './paste-picture.tsx';
import { useUnknownPicks } from './use-picks.ts';

const formNames: Readonly<Record<SnippetForm, string>> = {
  html: 'HTML',
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  wix: 'Wix',
  webflow: 'Webflow',
  shopify: 'Shopify',
  'tag-manager': 'Google Tag Manager',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  iframe: 'iframe',
  oembed: 'oEmbed',
  link: 'Link',
  pinned: 'Pinned version',
};

interface SnippetsProps {
  readonly setup: EmbedSetup;
  readonly source: SnippetSource;
}

/** Snippets to paste, a tab for each kind of page. */
export function Snippets({ setup, source }: SnippetsProps): ReactNode {
  const forms = snippetForms.filter((form) => form !== 'pinned' || source.pinned !== null);
  const [form, setForm] = useState<SnippetForm>('html');
  const unknown = useUnknownPicks(setup);
  if (unknown.length > 0) return <NoCode unknown={unknown} source={source} />;
  return (
    <section className="embed-code" aria-labelledby="embed-code-title">
      <h2 id="embed-code-title">Code for your page</h2>
      <Tabs
        label="Type of page"
        tabs={forms.map((name) => ({ value: name, label: formNames[name] }))}
        value={form}
        onChange={setForm}
        classNames={{ list: 'embed-tabs', tab: 'embed-tab', panel: 'embed-steps' }}
      >
        {setup.key === null && <WithoutKey />}
        {/* The first code stands above the picture: its button is in sight without scrolling. */}
        {snippetFor(form, setup, source).map((step, at) => (
          <Fragment key={`${form} ${step.where}`}>
            <Step step={step} label={at === 0 ? 'Code' : `Code ${at + 1}`} />
            {at === 0 && <PastePicture form={form} />}
          </Fragment>
        ))}
      </Tabs>
    </section>
  );
}

/** A value that does not exist is not copied. */
function NoCode({
  unknown,
  source,
}: {
  readonly unknown: readonly string[];
  readonly source: SnippetSource;
}): ReactNode {
  const labels = source.element.attributes.filter(({ name }) => unknown.includes(name)).map(attributeLabel);
  return (
    <section className="embed-code" aria-labelledby="embed-code-title">
      <h2 id="embed-code-title">Code for your page</h2>
      <p className="embed-help">Correct “{labels.join('” and “')}” to get the code.</p>
    </section>
  );
}

/** The way to a key, beside the code that is copied: the field of the key is out of sight there. */
const WithoutKey = (): ReactNode => (
  <p className="embed-nokey">
    This code has no key yet, so it works only on your own computer.{' '}
    <a href="#embed-key">Enter the key of your site</a> or <a href="#ask-for-a-key">ask for one</a> before you
    copy.
  </p>
);

function Step({ step, label }: { readonly step: SnippetStep; readonly label: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="embed-step">
      <div className="embed-step__head">
        <p>
          {step.where}
          {step.download && (
            <>
              {' '}
              <a href={step.download.address} download>
                {step.download.label}
              </a>
            </>
          )}
        </p>
        <CopyButton text={step.code} label="Copy" shownIn={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines have to be scrolled by keys too */}
      <section className="embed-step__code" tabIndex={0} aria-label={label}>
        <pre>
          <code ref={code}>{step.code}</code>
        </pre>
      </section>
    </div>
  );
}
