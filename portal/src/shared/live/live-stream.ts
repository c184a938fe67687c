import { type LiveChange, liveBeatSeconds } from '@hearth/domain/contract/live.ts';

interface StreamEvents {
  readonly onChange: (change: LiveChange) => void;
  /** Called where changes may have been missed: at each start of the stream, and regularly while it cannot be opened. */
  readonly onGap: () => void;
  /** Called before another stream is opened for a session that the server has ended. Never rejects. */
  readonly isSignedIn: () => Promise<boolean>;
}

/** A proxy that holds back streams lets no first beat through. */
const FIRST_BEAT_MS = 10_000;
const LOST_MS = liveBeatSeconds * 2400;
const FIRST_RETRY_MS = 1000;
/** Time between two requests of a page for everything that it has no stream for. */
const POLL_MS = 30_000;

/** Keeps a stream of changes open, or polls where it is cut. Returns what ends it. */
export function openLiveStream(url: URL, { onChange, onGap, isSignedIn }: StreamEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isClosed = false;
  const waitForBeat = (milliseconds: number, hadBeat: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => retry(hadBeat), milliseconds);
  };
  const later = (work: () => void): void => {
    cut();
    // Apart from other pages, which lost a server that restarts at the same moment.
    timer = setTimeout(work, retryMs * (1 + Math.random()));
    retryMs = Math.min(retryMs * 2, POLL_MS);
  };
  const retry = (hadBeat: boolean): void => {
    if (!hadBeat) onGap();
    later(open);
  };
  /** The browser may have another session, e.g. after a new password. */
  const openIfSignedIn = async (): Promise<void> => {
    if ((await isSignedIn()) && !isClosed) open();
  };
  const open = (): void => {
    let hadBeat = false;
    source = new EventSource(url);
    source.addEventListener('beat', () => {
      if (!hadBeat) onGap();
      hadBeat = true;
      retryMs = FIRST_RETRY_MS;
      waitForBeat(LOST_MS, hadBeat);
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => onChange(JSON.parse(data)));
    source.addEventListener('error', () => retry(hadBeat));
    source.addEventListener('ended', () => later(() => void openIfSignedIn()));
    waitForBeat(FIRST_BEAT_MS, hadBeat);
  };
  const cut = (): void => {
    clearTimeout(timer);
    source?.close();
  };
  open();
  return () => {
    isClosed = true;
    cut();
  };
}
