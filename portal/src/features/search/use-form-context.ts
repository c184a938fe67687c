import type { FormContext } from '@hearth/domain/search/filters/filter-row.ts';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Context of the options of the filters. */
export function useFormContext(lease: boolean): FormContext {
  const { moment } = useApp();
  const { viewer, agentMode } = useSession();
  const mobile = useMediaQuery('(max-width: 767px)');
  return { lease, mobile, today: moment().today, viewer, agentMode };
}
