import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FileFolders, foldersOf } from '../static/files.ts';
import { makeTestFolder } from './test-server.ts';

/** The folders of a project whose portal is one empty page; the caller removes `root`. */
export function folderWithPortal(): { readonly root: string; readonly folders: FileFolders } {
  const root = makeTestFolder();
  mkdirSync(path.join(root, 'dist/portal'), { recursive: true });
  writeFileSync(
    path.join(root, 'dist/portal/index.html'),
    '<html lang="en"><head><title>Built</title></head><body></body></html>',
  );
  return { root, folders: foldersOf(root, path.join(root, 'data')) };
}

/** Of a project that has not been built: its pages are the same wherever the test runs. */
export function foldersWithoutBuild(): FileFolders {
  const root = makeTestFolder();
  return foldersOf(root, path.join(root, 'data'));
}
