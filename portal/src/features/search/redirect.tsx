import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import type { CanonicalLocation } from './canonical-location.ts';

/** Replaces the address of a link by its canonical one, and shows what was left out; the history gets no entry. */
export function Redirect({ path, notices }: CanonicalLocation): null {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(path, { replace: true });
    for (const { id, text } of notices) toast.info(text, { id });
  }, [navigate, path, notices]);
  return null;
}
