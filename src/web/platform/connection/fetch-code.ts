/**
 * Loads code that comes late. A browser never asks again for a script that it could not fetch once, so its file is fetched before:
 * after a failure another try is one. `load` is written out with its `import`.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const file = /import\(\W([^()]+?)\W\)/.exec(String(load))?.[1];
  if (file) {
    const answer = await fetch(import.meta.resolve(file));
    await answer.blob();
    if (!answer.ok) throw new Error(file);
  }
  return load();
}
