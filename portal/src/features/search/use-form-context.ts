import type { FormContext } from '@hearth/domain/search/filters/filter-row.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** What the options of the filters depend on. */
export function useFormContext(lease: boolean): FormContext {
  const { moment, session } = useApp();
  const mobile = useMediaQuery('(max-width: 767px)');
  return { lease, mobile, today: moment().today, ...session };
}
