import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ownPhotoId } from '@gewerk/contracts';
import { businessChanged, getOwnPhoto, keepOwnPhoto, settingsChanged } from '@gewerk/contracts/bus';
import { CHANGE_STREAM, FileStore } from '@gewerk/messaging';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import sharp from 'sharp';
import { AppModule } from '../app.module.js';
import { business, MediaDirectory } from '../test/media-directory.js';

const GONE = '1'.padStart(24, '0');
const STAYS = '2'.padStart(24, '0');

describe('changes of businesses that the stream dropped while no media service ran', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-missed-events-'));
  let servers: TestBus;
  let directory: MediaDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    process.env['DATA_DIR'] = folder;
    directory = new MediaDirectory(servers.bus);
  });
  afterAll(async () => {
    await servers.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(businessId: string): Promise<string> {
    directory.seed(business(businessId));
    const file = `own-photos/${randomUUID()}`;
    const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: 'teal' } });
    await new FileStore(servers.bus).put(file, Readable.from([await photo.png().toBuffer()]));
    const sent = await servers.bus.request(keepOwnPhoto, { businessId, file });
    directory.seed(business(businessId, { photos: [sent.photo] }));
    return sent.photo;
  }
  const isShown = (photo: string): Promise<boolean> =>
    servers.bus.request(getOwnPhoto, { id: ownPhotoId(photo) ?? '', width: 400 }).then(
      () => true,
      () => false,
    );

  it('hide the photos of removed listings as soon as it runs again', async () => {
    const media = await servers.start('media', AppModule);
    const [gone, stays] = [await send(GONE), await send(STAYS)];
    const change = { ids: [STAYS], citySlugs: [], categorySlugs: [] };
    await servers.bus.publish(businessChanged, change);
    const manager = await jetstreamManager(servers.bus.connection);
    const changes = async () => (await manager.streams.info(CHANGE_STREAM)).state.last_seq;
    const consumed = async () =>
      (await manager.consumers.info(CHANGE_STREAM, 'media-own-photos')).ack_floor.stream_seq;
    await eventually(async () => (await consumed()) === (await changes()));

    await media.close();
    const before = await changes();
    directory.stored.delete(GONE);
    await servers.bus.publish(businessChanged, { ...change, ids: [GONE] });
    // The event that remains in the stream does not concern media.
    await servers.bus.publish(settingsChanged, { version: 1 });
    await eventually(async () => (await changes()) === before + 2);
    await manager.streams.update(CHANGE_STREAM, { max_msgs: 1 });

    await servers.start('media', AppModule);
    await eventually(async () => !(await isShown(gone)));
    expect(await isShown(stays)).toBe(true);
  });
});
