import type { EmbedStatus } from '@hearth/domain/contract/embed.ts';
import { getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { useDraft } from './use-draft.ts';
import type { ChangeSetup } from './use-embed-setup.ts';

interface KeyFieldProps {
  readonly embedKey: string | null;
  readonly change: ChangeSetup;
}

/** The key that lets a page on the internet in; without one the snippet works on the machine of its author. */
export function KeyField({ embedKey, change }: KeyFieldProps): ReactNode {
  const [id, help] = [useId(), useId()];
  const draft = useDraft(embedKey ?? '', (text) => change(() => ({ key: text.trim() || null }), 'key'));
  const verdict = useVerdict(embedKey);
  const { pathname } = useLocation();
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        Embed key
      </label>
      <div className="hearth-field__box">
        <input
          className="hearth-field__input"
          id={id}
          type="text"
          placeholder="hk_…"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          aria-describedby={help}
          {...draft}
        />
      </div>
      <p className="embed-help" id={help} role="status">
        {embedKey === null ? (
          <>
            {WITHOUT}{' '}
            <a href={`${pathname === pages.embed.path ? '' : pages.embed.path}#ask-for-a-key`}>Get a key</a>
          </>
        ) : (
          words(verdict)
        )}
      </p>
    </div>
  );
}

const WITHOUT =
  'Without a key the widget works only on your own computer (localhost). On a public address it shows a message that it needs one.';

function words(verdict: EmbedStatus['verdict'] | null): string {
  if (verdict === 'key_unknown') return 'This server does not know this key.';
  if (verdict === 'key_revoked') return 'This key is no longer valid.';
  if (verdict === null) return '';
  return 'This key is valid. It works on the addresses that it was issued for.';
}

/** The server's verdict on a key; null while it loads and after a failure, which the preview shows. */
function useVerdict(key: string | null): EmbedStatus['verdict'] | null {
  const { client } = useApp();
  const { data } = useQuery({
    queryKey: ['embed-status', key],
    queryFn:
      key === null ? skipToken : ({ signal }) => client.call(getEmbedStatus, { query: { key }, signal }),
  });
  return data?.verdict ?? null;
}
