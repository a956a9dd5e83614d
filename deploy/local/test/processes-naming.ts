import { readdir, readFile } from 'node:fs/promises';

/** Command lines of living processes whose arguments or environment contain a text. */
export async function processesNaming(text: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A process may exit between the listing and the reading.
  const read = (id: string, file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
  const found = ids.map(async (id) => {
    const [line, environment] = await Promise.all([read(id, 'cmdline'), read(id, 'environ')]);
    return line.includes(text) || environment.includes(text) ? [line] : [];
  });
  return (await Promise.all(found)).flat();
}
