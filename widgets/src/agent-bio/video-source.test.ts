import { expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://cdn.example/tour.mp4?x=1', 'https://cdn.example/tour.mp4?x=1'],
])('%s is played from %s', (address, src) => {
  expect(videoSource(address, 'https://hearth.example')?.src).toBe(src);
});

test.each([
  null,
  '',
  'not an address',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?v="><script>',
  'https://notvimeo.com/123',
  'data:video/mp4;base64,AAAA',
])('%j is no video', (address) => {
  expect(videoSource(address, 'https://hearth.example')).toBeNull();
});

test('plays a file of the server itself from there, and no other path', () => {
  const base = 'http://localhost:3000';
  expect(videoSource('/photos/clip-04.webm', base)).toMatchObject({
    ...{ kind: 'file', src: 'http://localhost:3000/photos/clip-04.webm', host: null },
  });
  expect(videoSource('https://localhost.example/clip.webm', base)?.host).toBe('localhost.example');
  expect(videoSource('/photos/portrait-04.webp', base)).toBeNull();
});
