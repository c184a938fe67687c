import { readFile, stat } from 'node:fs/promises';

/** Reads a file of the build, and again once the build has changed it; null where there is none. */
export function builtFile<Content>(
  path: string,
  parse: (text: string) => Content,
): () => Promise<Content | null> {
  let builtAt = 0;
  let content: Content | null = null;
  return async () => {
    const modified = await modifiedAt(path);
    if (modified === null) return null;
    if (content === null || modified !== builtAt) {
      content = parse(await readFile(path, 'utf8'));
      builtAt = modified;
    }
    return content;
  };
}

async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return null;
  }
}
