import { getLatestReviews, type LatestReview } from '@hearth/domain/contract/agent.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { AgentPhoto } from '@hearth/widgets/agent-bio/agent-photo.tsx';
import { Stars } from '@hearth/widgets/agent-bio/stars.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { servedFirst } from '../../shared/app/served-answers.ts';
import './latest-reviews.css';

/** Maximum that the server sends: their room is reserved. */
const placeholders = [1, 2, 3];

/** The latest reviews of three agents, each with the way to the agent's reviews; nothing where there are none. */
export function LatestReviews(): ReactNode {
  const { client } = useApp();
  const { answers } = useSession();
  const { data, isError } = useQuery({
    queryKey: ['latest-reviews'],
    queryFn: ({ signal }) => client.call(getLatestReviews, { signal }),
    ...servedFirst(() => answers.of(getLatestReviews, {})),
  });
  if ((isError && !data) || data?.hits.length === 0) return null;
  return (
    <section className="latest-reviews page-width" aria-labelledby="latest-reviews">
      <h2 id="latest-reviews">What clients say</h2>
      <p>Our agents’ latest reviews. We read each one before it appears and never change its words.</p>
      <ul className="latest-reviews__list" aria-busy={data === undefined}>
        {data
          ? data.hits.map((review) => <ReviewCard key={review.reviewid} {...review} />)
          : placeholders.map((each) => (
              <li key={each}>
                <Skeleton height="252px" />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** Long reviews end in dots; the agent's page has all their words. */
function ReviewCard({ author, rating, body, createdat, agent }: LatestReview): ReactNode {
  const { client } = useApp();
  return (
    <li className="latest-review">
      <p className="latest-review__head">
        <Stars rating={rating} /> <time dateTime={createdat}>{shortDate(createdat)}</time>
      </p>
      <blockquote className="latest-review__words">{body}</blockquote>
      <p className="latest-review__author">{author}</p>
      <div className="latest-review__agent">
        <AgentPhoto agent={agent} baseUrl={client.baseUrl} isLate />
        <p>
          <a href={`${agent.url}?tab=reviews`} aria-label={`Reviews of ${agent.name}`}>
            {agent.name}
          </a>
          <span>{agent.brokerage}</span>
        </p>
      </div>
    </li>
  );
}
