import { useState } from 'react';

/**
 * The query that a result belongs to. While another search is pending, or has failed, the homes in view are still
 * those of the one before.
 */
export function useShownQuery<Query>(result: object | undefined, query: Query): Query {
  const [shown, setShown] = useState({ result, query });
  const isNew = shown.result !== result;
  if (isNew) setShown({ result, query });
  return isNew ? query : shown.query;
}
