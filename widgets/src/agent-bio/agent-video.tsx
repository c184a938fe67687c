import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { VideoSource } from './video-source.ts';

interface AgentVideoProps {
  readonly video: VideoSource;
  /** Of the agent. */
  readonly name: string;
}

/**
 * A button that loads the video: before a visitor presses it, no request goes to the video's host. A file of our own server needs none:
 * the player shows its first picture at once.
 */
export function AgentVideo({ video, name }: AgentVideoProps): ReactNode {
  const [playing, setPlaying] = useState(false);
  const { kind, src, host, href } = video;
  const title = `Video of ${name}`;
  if (host === null)
    return (
      <div className="hearth-bio__video" part="video">
        {/* biome-ignore lint/a11y/useMediaCaption: captions are in the file or nowhere */}
        <video aria-label={title} src={src} controls preload="metadata" playsInline />
      </div>
    );
  return (
    <>
      <div className="hearth-bio__video" part="video">
        {!playing && (
          <Button look="primary" onClick={() => setPlaying(true)}>
            <span aria-hidden="true">▶</span> Play video
          </Button>
        )}
        {playing && kind === 'frame' && (
          <iframe
            ref={focus}
            title={title}
            src={src}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
        {playing && kind === 'file' && (
          // biome-ignore lint/a11y/useMediaCaption: captions are in the file or nowhere
          <video ref={focus} aria-label={title} src={src} controls autoPlay playsInline />
        )}
      </div>
      <p className="hearth-bio__note">
        {playing ? 'From' : 'Plays from'} {host}.{' '}
        <a href={href} target="_blank" rel="noopener nofollow">
          Watch on {host}
        </a>
      </p>
    </>
  );
}

/** The button that had the focus is gone. */
const focus = (player: HTMLElement | null) => player?.focus();
