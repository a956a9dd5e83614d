import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const SLOW_MS = 1_500;
const DRIP_MS = 250;
const HUGE_BYTES = 3 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

const page = (title: string, text = 'Wir reparieren.'): string =>
  `<!doctype html><title>${title}</title><p>${text}</p>`;

/** Responds as the requested path determines; see SITE_KINDS. */
export const answerSite: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://site.invalid');
  const isHead = request.method === 'HEAD';
  const redirect = (status: number, location: string): void =>
    void response.writeHead(status, { location }).end();
  const html = (text: string, status = 200): void =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  const hops = (most: number): void => {
    const hop = Number(search.slice(1));
    return hop < most ? redirect(302, `${pathname}?${hop + 1}`) : html(page('Werkstatt'));
  };
  switch (pathname) {
    case '/slow':
      return void setTimeout(() => html(page('Werkstatt')), SLOW_MS);
    case '/no-head':
      return isHead ? html('', 405) : html(page('Werkstatt'));
    case '/deaf-to-head':
      return isHead ? undefined : html(page('Werkstatt'));
    case '/five-redirects':
      return hops(5);
    case '/six-redirects':
      return hops(6);
    case '/away-for-now':
      return redirect(302, '/new-home');
    case '/huge':
      return html(page('Groß', 'x'.repeat(HUGE_BYTES)));
    case '/endless':
      response.writeHead(200, { 'content-type': 'text/html' });
      return isHead ? void response.end() : void pour(response, CHUNK, 0);
    case '/dripping':
      response.writeHead(200, { 'content-type': 'text/html' });
      return isHead ? void response.end() : void pour(response, Buffer.from('x'), DRIP_MS);
    case '/file':
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
    case '/moved':
      return redirect(301, '/new-home');
    case '/moved-then-away':
      return redirect(308, '/away-for-now');
    case '/gone':
      return html(page('Weg'), 404);
    case '/forbidden':
      return html(page('Nein'), 403);
    case '/broken':
      return html(page('Fehler'), 503);
    case '/parked':
      return html(page('x', '<script src="https://img.sedoparking.com/js.js"></script>'));
    case '/for-sale':
      return html(page('gute-werkstatt.example', 'Diese Domain steht zum Verkauf'));
    case '/loop':
      return redirect(302, '/loop');
    case '/inward':
      return redirect(302, 'http://169.254.169.254/latest/meta-data');
    case '/hanging':
      return undefined;
    default:
      return html(page('Werkstatt'));
  }
};

/** Sends the piece repeatedly, until the client hangs up. */
async function pour(response: ServerResponse, piece: Buffer, everyMs: number): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  while (!left.signal.aborted) {
    const hasRoom = response.write(piece);
    if (everyMs > 0) await delay(everyMs, undefined, { signal: left.signal }).catch(() => undefined);
    else if (!hasRoom) await drained(response);
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });
}
