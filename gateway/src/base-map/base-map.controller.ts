import { type BaseMapAnswer, GewerkError, invalidInput } from '@gewerk/contracts';
import { visitorEndpoints } from '@gewerk/contracts/serving';
import { Controller, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicGet } from '../http/routes/public-get.decorator.js';
import { pointsOfBytes } from '../rates/request-costs.js';
import { RequestRates } from '../rates/request-rates.js';
import { BaseMapArchive } from './base-map-archive.js';
import { readRange } from './read-range.js';

const YEAR_SECONDS = 365 * 86_400;
const MINUTES = 5;
/** Maximum size of a response; directories and tiles are far smaller. */
const MOST_BYTES = 8 * 1_024 ** 2;

/** The operator's own base map, from which maps read tiles by range. */
@Controller()
export class BaseMapController {
  constructor(
    @Inject(BaseMapArchive) private readonly archive: BaseMapArchive | null,
    private readonly rates: RequestRates,
  ) {}

  @PublicGet(visitorEndpoints.baseMap)
  describe(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): BaseMapAnswer {
    const asked = visitorEndpoints.baseMap.query.safeParse(query);
    if (!asked.success) throw invalidInput(asked.error);
    reply.header('cache-control', `public, max-age=${MINUTES * 60}`);
    return { extract: this.archive?.extract ?? null };
  }

  @PublicGet(visitorEndpoints.baseMapFile)
  async file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { archive } = this;
    if (file !== archive?.name) throw new GewerkError('route-not-found', 'There is no such base map.');
    const { size } = archive;
    const range = readRange(request.headers.range, size, MOST_BYTES);
    reply.header('accept-ranges', 'bytes');
    if (range === undefined)
      throw new GewerkError(
        'invalid-input',
        `Range: must be one range of bytes, e.g. bytes=0-16383 of ${size}.`,
      );
    if (range === null) {
      await reply.status(416).header('content-range', `bytes */${size}`).send();
      return;
    }
    this.rates.charge(request, pointsOfBytes(range.end - range.start + 1));
    await reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .header('content-type', 'application/vnd.pmtiles')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('etag', `"${archive.name}"`)
      .send(archive.stream(range));
  }
}
