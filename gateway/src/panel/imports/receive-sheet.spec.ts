import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { panelEndpoints } from '@gewerk/contracts/serving';
import type { FileStore } from '@gewerk/messaging';
import Fastify, { type FastifyInstance } from 'fastify';
import { ReceiveSheet } from './receive-sheet.js';
import { receiveUploads } from './receive-uploads.js';

const { path } = panelEndpoints.importExcel;

describe('an uploaded sheet', () => {
  let fastify: FastifyInstance;

  beforeAll(async () => {
    const put = async (_: string, content: AsyncIterable<Buffer>): Promise<{ bytes: number }> => {
      let bytes = 0;
      for await (const piece of content) bytes += piece.length;
      return { bytes };
    };
    const sheets = new ReceiveSheet({ put } as unknown as FileStore);
    fastify = Fastify();
    await receiveUploads(fastify);
    fastify.post(path, async (request) => (await sheets.receive(request)).fileName);
  });
  afterAll(() => fastify.close());

  it.each([
    ['Betriebe (2).xlsx', 'Betriebe (2).xlsx'],
    ['\u202evsc.exe', 'vsc.exe'],
    ['🛠'.repeat(200), '🛠'.repeat(127)],
    ['\u200b', 'unnamed.xlsx'],
  ])('that is called %.20j is shown with the visible part of its name', async (given, shown) => {
    const boundary = 'b';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${IMPORT_FIELD}"; filename="${given}"\r\n\r\n`;
    const answer = await fastify.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${head}name\r\n--${boundary}--\r\n`,
    });
    expect([answer.statusCode, answer.body]).toEqual([200, shown]);
  });
});
