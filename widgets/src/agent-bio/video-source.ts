import { isVideoFile } from '@hearth/domain/people/web-links.ts';
import { originOf, webAddress } from './web-address.ts';

/** A video as a page may show it. */
export interface VideoSource {
  readonly kind: 'frame' | 'file';
  /** Address that the frame or the player loads, after a visitor pressed play. */
  readonly src: string;
  /** Who gets to know of it then: 'YouTube', 'Vimeo', or the file's host; null for a file of the server that the page came from. */
  readonly host: string | null;
  /** Address of the video without a frame. */
  readonly href: string;
}

/**
 * The player of an address of YouTube, Vimeo or of a video file; null for every other address.
 *
 * @param base address of the server, whose own files may be named by their path
 */
export function videoSource(text: string | null, base: string): VideoSource | null {
  const home = base || document.baseURI;
  const address = webAddress(text, home);
  if (address === null) return null;
  const { href } = address;
  const youtube = youtubeId(address);
  if (youtube)
    return frame(`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`, 'YouTube', href);
  const vimeo = /(^|\.)vimeo\.com$/.test(address.hostname) && /\/(\d+)(?:\/|$)/.exec(address.pathname)?.[1];
  if (vimeo) return frame(`https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`, 'Vimeo', href);
  if (!isVideoFile(address.pathname)) return null;
  const host = address.origin === originOf(home) ? null : address.hostname;
  return { kind: 'file', src: href, host, href };
}

const frame = (src: string, host: string, href: string): VideoSource => ({ kind: 'frame', src, host, href });

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : /^youtube(-nocookie)?\.com$/.test(host)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}
