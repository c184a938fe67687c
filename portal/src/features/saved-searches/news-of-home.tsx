import type { NewsEntry, NewsOutcome } from '@hearth/domain/contract/saved-search-news.ts';
import { getNewsOfHome } from '@hearth/domain/contract/saved-search-news.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { savedSearchKeys } from '../../shared/saved-searches/saved-search-queries.ts';
import { momentText } from '../../ui/day-text.ts';

/** Answers why a person did, or did not, get an email about a home. */
export function NewsOfHome(): ReactNode {
  const { contact } = useSession();
  const who = contact === null ? 'I' : contact.firstname || 'they';
  const [requested, ask] = useState('');
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(
      String(new FormData(event.currentTarget).get('listing') ?? '')
        .replace(/^\s*(?:MLS)?\s*#?\s*/i, '')
        .trim(),
    );
  };
  return (
    <details className="news-of-home">
      <summary>{`Why did ${who} get, or not get, an email about a home?`}</summary>
      <form className="news-of-home__form" onSubmit={submit}>
        <label className="hearth-field__label" htmlFor={id}>
          MLS number of the home
        </label>
        <div className="hearth-field__box">
          <input
            className="hearth-field__input"
            id={id}
            name="listing"
            required
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <Button type="submit" look="primary">
          Explain
        </Button>
      </form>
      {requested !== '' && <Answer key={requested} listingId={requested} />}
    </details>
  );
}

function Answer({ listingId }: { readonly listingId: string }): ReactNode {
  const session = useSession();
  const { data, error } = useQuery({
    queryKey: [...savedSearchKeys(session).all, 'news', listingId],
    queryFn: ({ signal }) => session.client.call(getNewsOfHome, { params: { listingId }, signal }),
    staleTime: 0,
  });
  return (
    <div role="status">
      {error && (
        <p>
          {error.code === 'not_found'
            ? 'We couldn’t find a home with this MLS number. Check it and try again.'
            : failureText(error, 'Please try again.')}
        </p>
      )}
      {data?.entries.length === 0 && <p>Nothing about this home changed in the last 31 days.</p>}
      {data && data.entries.length > 0 && (
        <ul className="news-of-home__entries">
          {[...byChange(data.entries)].map(([change, entries]) => (
            <li key={change}>
              {change}
              <ul>
                {[...byOutcome(entries)].map(([outcome, names]) => (
                  <li key={outcome}>
                    {[...names].map(([key, name], at) => (
                      <Fragment key={key}>
                        {at > 0 && ', '}
                        <bdi>{name}</bdi>
                      </Fragment>
                    ))}
                    {names.size > 0 && ': '}
                    {outcome}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const changes: Readonly<Record<string, string>> = {
  new: 'New listing',
  price: 'Price change',
  status: 'Status change',
  photos: 'New photos',
  'open house': 'Open house',
  'back on market': 'Back on the market',
  gone: 'Off the market',
};

/** Of the person, or of the contact whom an agent acts for. */
const outcomes: Readonly<Record<Exclude<NewsOutcome, 'sent' | 'due'>, string>> = {
  'not in the search': 'It isn’t in any of the saved searches or collections',
  'left the search': 'it no longer matched when the email was written',
  'hidden or gone': 'it was hidden or gone when the email was written',
  'nothing changed': 'it was back to what it was when the email was written',
  'turned off': 'emails about such changes are turned off',
  dismissed: 'this home is hidden from searches',
  'sent before': 'it was in an earlier email',
  'saved later': 'saved or joined later',
  never: 'emails are set to Never',
  'no emails': 'emails are turned off, or the address isn’t confirmed',
};

/** The entries of each change, by its words: 'Nov 28, 2026, 9:12 AM: Price change'. */
function byChange(entries: readonly NewsEntry[]): ReadonlyMap<string, readonly NewsEntry[]> {
  const groups = new Map<string, NewsEntry[]>();
  for (const entry of entries) {
    const change = `${momentText(entry.at)}: ${entry.kinds.map((kind) => changes[kind] ?? kind).join(', ')}`;
    groups.set(change, [...(groups.get(change) ?? []), entry]);
  }
  return groups;
}

/** The names of searches and collections with the same outcome of a change: a person may have hundreds. */
function byOutcome(entries: readonly NewsEntry[]) {
  const groups = new Map<string, Map<string, string>>();
  for (const { search, outcome, mailAt } of entries) {
    const words = outcomeText(outcome, mailAt);
    const names = groups.get(words) ?? new Map<string, string>();
    if (search) names.set(`${search.kind} ${search.id}`, search.name);
    groups.set(words, names);
  }
  return groups;
}

function outcomeText(outcome: NewsOutcome, mailAt: string | null): string {
  if (outcome === 'sent') return mailAt === null ? 'sent' : `in the email of ${momentText(mailAt)}`;
  if (outcome === 'due')
    return mailAt === null ? 'in the next email' : `in the next email, ${momentText(mailAt)}`;
  return outcomes[outcome];
}
