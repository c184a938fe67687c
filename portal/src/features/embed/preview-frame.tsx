import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const FIRST_HEIGHT = 640;
/** No widget is higher; this limits a frame that reports a wrong height. */
const MOST_HEIGHT = 12_000;
const PATIENCE_MILLISECONDS = 15_000;

interface PreviewFrameProps {
  readonly address: string;
  /** The element that is waited for. */
  readonly tag: string;
  readonly title: string;
  /** CSS pixels inside of the frame. */
  readonly width: number;
  /** Scale of the frame, 0 to 1. */
  readonly scale: number;
}

/** One address in a frame as high as its page reports. Render another frame for another address: a frame that navigates adds history entries. */
export function PreviewFrame({ address, tag, title, width, scale }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const name = useId();
  const height = useReportedHeight(frame, name);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const url = new URL(address);
  url.searchParams.set('frame', name);
  const wait = () => {
    widgetReady(frame.current?.contentWindow, tag).then(setState);
  };
  return (
    <div className="embed-frame" style={{ width: width * scale, height: height * scale }}>
      <p className="embed-frame__state" role="status">
        {state === 'loading' && 'Loading the preview…'}
        {state === 'failed' && 'The preview could not be loaded.'}
      </p>
      <iframe
        ref={frame}
        className={state === 'loading' ? 'embed-frame__page embed-frame__page--loading' : 'embed-frame__page'}
        title={title}
        src={url.href}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={wait}
      />
    </div>
  );
}

/** The height that the page in a frame reports; messages of other pages are ignored. */
function useReportedHeight(frame: React.RefObject<HTMLIFrameElement | null>, name: string): number {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type !== 'hearth:resize' || data.frame !== name || !Number.isFinite(data.height)) return;
      setHeight(Math.min(Math.max(data.height, 1), MOST_HEIGHT));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, name]);
  return height;
}

type HearthWindow = Window & { readonly Hearth?: { ready(tag: string): Promise<unknown> } };

/** A page without a loader shows its error itself (e.g. an unknown key), so there is no element to wait for. */
async function widgetReady(page: Window | null | undefined, tag: string): Promise<'ready' | 'failed'> {
  const { Hearth } = (page ?? {}) as HearthWindow;
  if (Hearth === undefined) return 'ready';
  const tooLong = new Promise<'failed'>((done) => setTimeout(done, PATIENCE_MILLISECONDS, 'failed'));
  return Promise.race([
    Hearth.ready(tag).then(
      () => 'ready' as const,
      () => 'failed' as const,
    ),
    tooLong,
  ]);
}
