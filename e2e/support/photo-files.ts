import sharp from 'sharp';

/** A photo of some 60 KB that differs from all others. */
const aPhoto = async (nth: number) => ({
  name: `photo-${String(nth).padStart(3, '0')}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      ...{ width: 320, height: 240, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 60 + nth, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer(),
});

export const photos = (count: number) => Promise.all(Array.from({ length: count }, (_, nth) => aPhoto(nth)));
