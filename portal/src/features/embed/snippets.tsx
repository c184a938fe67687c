import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import {
  type SnippetForm,
  type SnippetSource,
  type SnippetStep,
  snippetFor,
  snippetForms,
} from '@hearth/domain/embed/snippet.ts';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CopyButton } from './copy-button.tsx';

const formNames: Readonly<Record<SnippetForm, string>> = {
  html: 'HTML',
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  wix: 'Wix',
  webflow: 'Webflow',
  react: 'React',
  iframe: 'iframe',
  oembed: 'oEmbed',
  pinned: 'Pinned version',
};

interface SnippetsProps {
  readonly setup: EmbedSetup;
  readonly source: SnippetSource;
}

/** What to paste, a tab for each kind of page. */
export function Snippets({ setup, source }: SnippetsProps): ReactNode {
  const forms = snippetForms.filter((form) => form !== 'pinned' || source.pinned !== null);
  const [form, setForm] = useState<SnippetForm>('html');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, forms.indexOf(form), forms.length);
    const wanted = next === null ? undefined : forms[next];
    if (next === null || wanted === undefined) return;
    event.preventDefault();
    setForm(wanted);
    (tabs.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <section className="embed-code" aria-labelledby="embed-code-title">
      <h2 id="embed-code-title">Code for your page</h2>
      <div ref={tabs} className="embed-tabs" role="tablist" aria-label="Kind of page" onKeyDown={move}>
        {forms.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="embed-tab"
            id={`${id}-${name}`}
            aria-selected={name === form}
            aria-controls={`${id}-panel`}
            tabIndex={name === form ? 0 : -1}
            onClick={() => setForm(name)}
          >
            {formNames[name]}
          </button>
        ))}
      </div>
      <div className="embed-steps" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`}>
        {snippetFor(form, setup, source).map((step, at) => (
          <Step key={`${form} ${step.where}`} step={step} label={at === 0 ? 'Code' : `Code ${at + 1}`} />
        ))}
      </div>
    </section>
  );
}

function Step({ step, label }: { readonly step: SnippetStep; readonly label: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="embed-step">
      <div className="embed-step__head">
        <p>{step.where}</p>
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

/** The tab that a key leads to, as tabs everywhere do; null for other keys. */
function nextTab(key: string, now: number, count: number): number | null {
  if (key === 'ArrowRight') return (now + 1) % count;
  if (key === 'ArrowLeft') return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
