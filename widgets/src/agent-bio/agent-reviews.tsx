import type { Agent } from '@hearth/domain/contract/agent.ts';
import { getAgentReviews } from '@hearth/domain/contract/agent.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { dataOf, isPending } from '../client/request-state.ts';
import { useRequest } from '../client/use-request.ts';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import { agentFailure } from './agent-failure.ts';
import sheet from './agent-reviews.css';
import { Stars } from './stars.tsx';

interface AgentReviewsProps {
  readonly client: Pick<Client, 'call'>;
  readonly agent: Agent;
  /** On a page. */
  readonly limit: number;
}

/** Reviews by clients, a page at a time; a page stays until the next one has loaded. */
export function AgentReviews({ client, agent, limit }: AgentReviewsProps): ReactNode {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  useSheets(list, sheet);
  const query = { agentId: agent.agentId, limit, page };
  const ask = (signal: AbortSignal) => client.call(getAgentReviews, { query, signal });
  const { request, retry } = useRequest(ask, JSON.stringify(query));
  const reviews = dataOf(request);
  const waiting = !reviews && request.status !== 'failed';
  const turn = (next: number) => {
    setPage(next);
    list.current?.focus();
  };
  return (
    <div
      ref={list}
      className={waiting ? 'hearth-reviews hearth-bio__wait' : 'hearth-reviews'}
      tabIndex={-1}
      aria-busy={isPending(request)}
    >
      {request.status === 'failed' && (
        <Notice onRetry={retry}>{agentFailure(request.error, 'the reviews')}</Notice>
      )}
      {reviews?.hits.length === 0 && <p>No reviews yet.</p>}
      <div className="hearth-reviews__list">
        {reviews?.hits.map(({ reviewid, author, rating, body, createdat }) => (
          <article key={reviewid} className="hearth-reviews__one" part="review">
            <p>
              <Stars rating={rating} /> <b>{author}</b>{' '}
              <time dateTime={createdat}>{shortDate(createdat)}</time>
            </p>
            <p className="hearth-reviews__body" lang={DATA_LANGUAGE}>
              {body}
            </p>
          </article>
        ))}
      </div>
      <Pager page={page} pageCount={Math.ceil((reviews?.total ?? 0) / limit)} onPage={turn} />
    </div>
  );
}
