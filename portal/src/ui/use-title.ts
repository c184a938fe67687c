import { useEffect } from 'react';

/** Names the document; undefined leaves the name alone until it is known. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/** The same for something that lies over a page, whose name comes back afterwards. */
export function useTitleWhileShown(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
