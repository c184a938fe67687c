import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEditing } from './editing.ts';

/** Refreshes the listing of the form each time the server has other photos or open houses, so that it shows unpublished changes. */
export function usePartChanges<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Answer, Key>,
): void {
  const { editor } = useEditing();
  const { data } = useQuery(options);
  const known = useRef(data);
  useEffect(() => {
    if (known.current !== undefined && known.current !== data) void editor.refresh();
    known.current = data;
  }, [data, editor]);
}
