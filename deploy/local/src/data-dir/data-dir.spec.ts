import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from './data-dir.js';
import { readSettings } from '../settings.js';

const MB = 1024 * 1024;

describe('DATA_DIR', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gewerk-data-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is created if missing, and the write test leaves nothing behind', async () => {
    const dataDir = join(folder, 'deep/er');
    await prepareDataDir(dataDir, () => Promise.resolve(10_000 * MB));
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is refused in one line when its disk is full', async () => {
    await expect(prepareDataDir(folder, () => Promise.resolve(511 * MB))).rejects.toThrow(
      `the disk of DATA_DIR ${folder} is full: 511 MB are free, 512 MB are needed`,
    );
  });

  it('is refused in one line when it is not a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(prepareDataDir(join(file, 'data'))).rejects.toThrow(
      `DATA_DIR ${file}/data cannot be written to: a part of the path is a file`,
    );
  });

  // Nobody can create folders in /sys, not even root.
  (existsSync('/sys/kernel') ? it : it.skip)(
    'is refused in one line when it cannot be written to',
    async () => {
      await expect(prepareDataDir('/sys/kernel/gewerk')).rejects.toThrow(
        /^DATA_DIR \/sys\/kernel\/gewerk cannot be written to: (permission denied|the file system is read-only)$/,
      );
    },
  );
});

describe('the settings of a start', () => {
  it('default to port 3000, .data next to the sources, and 5,000 demo businesses', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 3000, demo: 5_000, dataDir: join(settings.root, '.data') });
    expect(existsSync(join(settings.root, 'jest.config.mjs'))).toBe(true);
  });

  it('resolve a relative DATA_DIR against the folder where the command was called', () => {
    const env = { DATA_DIR: 'mine', GEWERK_INVOKED_FROM: '/home/someone' };
    expect(readSettings(env).dataDir).toBe('/home/someone/mine');
  });

  it.each([
    ['PORT', '70000', 65_535],
    ['PORT', '0x10', 65_535],
    ['PORT', '-1', 65_535],
    ['DEMO', 'many', 5_000_000],
    ['DEMO', '1.5', 5_000_000],
  ])('refuse %s=%s, naming the variable', (name, value, most) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      `${name} is "${value}"; it must be a whole number from 0 to ${most}`,
    );
  });
});
