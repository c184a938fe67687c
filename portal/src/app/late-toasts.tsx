import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../ui/use-online.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { withRetries } from './lazy-screen.tsx';

const toasts = deferred(() => withRetries(async () => (await import('./toasts.tsx')).Toasts));

/** The place of toasts, fetched once the page is idle after its first view; toasts before that wait. */
export function LateToasts(): ReactNode {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const Toasts = useDeferred(toasts, useOnline() && isIdle);
  return Toasts && <Toasts />;
}
