import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = `
import sys, zipfile
path, name, version, member, content = sys.argv[1:]
info = f"{name}-{version}.dist-info"
with zipfile.ZipFile(path, "w") as z:
    z.writestr(member, content)
    z.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\\nName: {name}\\nVersion: {version}\\n")
    z.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    z.writestr(f"{info}/RECORD", "")
`;

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Writes a small wheel that pip finds in a folder (PIP_FIND_LINKS, PIP_NO_INDEX); returns its SHA-256. */
export function writeWheel(
  folder: string,
  wheel: { name: string; version: string; member: string; content: string },
): string {
  const path = join(folder, `${wheel.name}-${wheel.version}-py3-none-any.whl`);
  execFileSync('python3', ['-c', BUILD, path, wheel.name, wheel.version, wheel.member, wheel.content]);
  return sha256(readFileSync(path));
}
