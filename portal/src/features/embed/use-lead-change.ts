import { useApp } from '../../shared/app/app-context.tsx';
import { keyLeadsQuery } from './key-leads-query.ts';
import { useKeyChange } from './use-key-change.ts';

/** Changes of a key's leads, one at a time; the log is read again after each. */
export const useLeadChange = <Answer>(link: string) =>
  useKeyChange<Answer>(keyLeadsQuery(useApp().client, link).queryKey);
