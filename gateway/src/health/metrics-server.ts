import { createServer, type Server } from 'node:http';
import { logger, metrics } from '@gewerk/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** Serves metrics on a separate, non-public port (HTTP_PORT). */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server: Server = createServer((_request, response) => {
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  async onApplicationBootstrap(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.env.HTTP_PORT, this.env.HTTP_HOST, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
