import type { Socket } from 'node:net';
import { GewerkError, toProblem } from '@gewerk/contracts';

/** Error code for a body that arrives in too many tiny pieces. */
export const CRUMBLED_BODY = 'ERR_CRUMBLED_BODY';

/**
 * Answers requests that Node's parser rejects, on the bare connection, since they never become requests. A connection
 * on which nothing was received is closed without a response: browsers open some in advance, and would take it for
 * the response to their next request.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const problem = toProblem(problemOf(error.code));
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\ncontent-type: application/problem+json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function problemOf(code: string | undefined): GewerkError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new GewerkError(
      'headers-too-large',
      'The request headers are too large; send fewer or shorter ones.',
    );
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new GewerkError('request-timeout', 'The request did not arrive in time; send it again.');
  if (code === CRUMBLED_BODY)
    return new GewerkError('invalid-input', 'The body came in too many small pieces; send larger ones.');
  return new GewerkError('invalid-input', 'The request is not valid HTTP.');
}
