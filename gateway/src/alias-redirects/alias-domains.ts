import { type AliasDomain, aliasDomainsChanged, listAliasDomains } from '@gewerk/contracts/bus';
import { EventListener, MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

const RETRY_MS = 1_000;

/** The alias domains, reloaded after each change. If loading fails, the previous ones stay in use. */
@Injectable()
export class AliasDomains implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private byHost: ReadonlyMap<string, AliasDomain> = new Map();
  private reading = false;
  /** Whether something changed after the current load began. */
  private isStale = false;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly ownHosts: readonly string[];

  constructor(
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>,
    private readonly bus: MessageBus,
    private readonly listener: EventListener,
  ) {
    this.ownHosts = [env.canonicalOrigin, env.adminOrigin].flatMap((origin) =>
      origin === undefined ? [] : new URL(origin).hostname,
    );
  }

  onApplicationBootstrap(): void {
    const onChange = (): void => void this.read();
    this.listener.listen([aliasDomainsChanged], onChange, onChange);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  /** The alias domain of a request's host; undefined for every other host, including the site's and the panel's own. */
  find(hostname: string): AliasDomain | undefined {
    if (this.byHost.size === 0) return undefined;
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return this.ownHosts.includes(host) ? undefined : this.byHost.get(host);
  }

  private async read(): Promise<void> {
    this.isStale = true;
    if (this.reading) return;
    this.reading = true;
    clearTimeout(this.retry);
    try {
      while (this.isStale && !this.stopped) {
        this.isStale = false;
        const { domains } = await this.bus.request(listAliasDomains, {});
        this.byHost = new Map(domains.map((domain) => [domain.domain, domain]));
      }
    } catch (error) {
      if (this.stopped) return;
      logger.warn({ err: error }, 'The alias domains could not be read; trying again');
      this.retry = setTimeout(() => void this.read(), RETRY_MS);
    } finally {
      this.reading = false;
    }
  }
}
