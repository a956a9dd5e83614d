import { GewerkError, refused } from '@gewerk/contracts';
import { IMPORT } from '@gewerk/contracts/limits';
import { type OutboundAnswer, OutboundError, type OutboundFault, OutboundHttp } from '@gewerk/outbound-http';
import { plainFileName } from '@gewerk/text';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fileFaults } from '../read-sheet/file-faults.js';

const FILE_NAME_LENGTH = 100;
const OK = 200;

/**
 * Fetches files from addresses that operators have entered: only over https, only from the public internet, and
 * only if they are no larger than an upload may be.
 */
@Injectable()
export class FetchSheet implements OnApplicationShutdown {
  constructor(private readonly http: OutboundHttp) {}

  /** Fails with `invalid-input` for an address that must not be fetched. */
  check(address: string): void {
    try {
      this.http.check(address, { isHttpsOnly: true });
    } catch (error) {
      throw toRefusal(error, address);
    }
  }

  /** Fails with a GewerkError that contains the reason. */
  async fetch(address: string): Promise<{ fileName: string; bytes: Uint8Array }> {
    const answer = await this.http
      .request(address, {
        timeoutMs: IMPORT.fetchTimeout,
        maxBytes: IMPORT.maxBytes,
        isHttpsOnly: true,
        accept: 'text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,*/*;q=0.8',
      })
      .catch((error: unknown) => {
        throw toRefusal(error, address);
      });
    if (answer.status !== OK) {
      throw refused('address-status', { host: hostOf(address), status: answer.status });
    }
    return { fileName: fileNameOf(answer), bytes: answer.body };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }
}

/** The last segment of the address; a response that is declared as CSV gets a name ending in .csv. */
function fileNameOf({ url, headers }: Pick<OutboundAnswer, 'url' | 'headers'>): string {
  const { pathname, hostname } = new URL(url);
  const name = plainFileName(decoded(pathname.split('/').at(-1) ?? ''), FILE_NAME_LENGTH) || hostname;
  const isCsv = /^text\/csv\b/i.test(String(headers['content-type'] ?? ''));
  return isCsv && !/\.csv$/i.test(name) ? `${name}.csv` : name;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

function toRefusal(error: unknown, address: string): unknown {
  if (!(error instanceof OutboundError)) return error;
  return refusalOf(error.fault, hostOf(address));
}

function refusalOf(fault: OutboundFault, host: string): GewerkError {
  switch (fault) {
    case 'invalid-address':
    case 'forbidden-address':
      return refused('address-refused');
    case 'too-large':
      return fileFaults.tooLarge();
    case 'unknown-host':
    case 'bad-certificate':
    case 'timeout':
    case 'unreachable':
    case 'too-many-redirects':
    case 'unreadable':
      return refused('address-unreachable', { host });
  }
}
