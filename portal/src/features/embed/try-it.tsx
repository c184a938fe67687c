import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import type { SnippetSource } from '@hearth/domain/embed/snippet-code.ts';
import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { tryBookmark, tryCode } from './try-code.ts';

/** The widget on a page of the visitor's before anything is pasted there. */
export function TryIt(props: { readonly setup: EmbedSetup; readonly source: SnippetSource }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const { setup, source } = props;
  return (
    <section className="embed-try" aria-labelledby="embed-try-title">
      <h2 id="embed-try-title">Try it on your site</h2>
      <p className="embed-help">
        Nothing is saved: the widget is gone when the page is loaded again. Open your page, press F12, choose
        “Console”, paste this line and press Enter. Or add a bookmark with the bookmark’s address, and choose
        it on your page.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines have to be scrolled by keys too */}
      <section className="embed-step__code" tabIndex={0} aria-label="Console line">
        <pre>
          <code ref={code}>{tryCode(setup, source)}</code>
        </pre>
      </section>
      <div className="embed-try__buttons">
        <CopyButton text={tryCode(setup, source)} label="Copy the console line" shownIn={code} />
        <CopyButton text={tryBookmark(setup, source)} label="Copy the bookmark’s address" shownIn={code} />
      </div>
    </section>
  );
}
