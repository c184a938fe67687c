import { drawnPictures } from '@hearth/sample/pictures/drawn-pictures.ts';
import { onePicture } from '@hearth/sample/pictures/one-picture.ts';
import { runServer } from '@hearth/server/run-server.ts';
import { loadSamplesIfEmpty } from './load-samples.ts';
import { samplePhotos } from './sample-photos.ts';

// The server with sample homes where the database is empty. Tests pass --one-picture: no scene is drawn for them.
await runServer({
  prepare: (dependencies, say) => loadSamplesIfEmpty({ ...dependencies, log: say }),
  extraResources: [samplePhotos(process.argv.includes('--one-picture') ? onePicture : drawnPictures)],
});
