import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { getResetMethods } from '@hearth/domain/contract/identity.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { dayText } from '../../ui/day-text.ts';
import type { LinkCode } from './link-code.ts';
import '../../ui/check.css';

interface KeptMethodsProps {
  readonly link: LinkCode;
  /** Ids of the passkeys and providers that stay. */
  readonly kept: readonly string[];
  readonly onChange: (kept: readonly string[]) => void;
}

/** The other ways to log in of the account of a reset; it fails with `code_invalid` where the link was used or is too old. */
export function useResetMethods(link: LinkCode | null) {
  const { client } = useApp();
  return useQuery<ResponseOf<typeof getResetMethods>, ApiError>({
    queryKey: ['reset methods', link],
    queryFn: ({ signal }) => client.call(getResetMethods, { body: link as LinkCode, signal }),
    // The reset uses the link up.
    staleTime: 'static',
    enabled: link !== null,
    retry: false,
  });
}

/** Asks which passkeys and providers are the person's; nothing for an account that has none. */
export function KeptMethods({ link, kept, onChange }: KeptMethodsProps): ReactNode {
  const { data, error, refetch } = useResetMethods(link);
  if (error)
    return (
      <Notice onRetry={() => void refetch()}>
        {failureText(
          error,
          'We couldn’t load your other ways to log in. If you continue, we’ll remove them.',
        )}
      </Notice>
    );
  if (!data || data.methods.length === 0) return null;
  return (
    <fieldset className="account-form__choice">
      <legend>Which of these are yours?</legend>
      <p className="account-form__small">
        They also open your account. Check the ones you added. We’ll remove the rest, and you can add them
        again later.
      </p>
      {data.methods.map((method) => (
        <label key={method.id} className="check">
          <input
            type="checkbox"
            checked={kept.includes(method.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...kept, method.id] : kept.filter((id) => id !== method.id))
            }
          />
          {methodText(method)}
        </label>
      ))}
    </fieldset>
  );
}

type Method = ResponseOf<typeof getResetMethods>['methods'][number];

const methodText = ({ kind, name, createdAt }: Method): string =>
  kind === 'passkey'
    ? `Passkey “${name}”, added ${dayText(createdAt)}`
    : `${name} account, connected ${dayText(createdAt)}`;
