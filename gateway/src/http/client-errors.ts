import type { Socket } from 'node:net';
import { GewerkError, toProblem } from '@gewerk/contracts';

/** Requests that Node's parser refuses never become requests: answered on the bare connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
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
    return new GewerkError('timeout', 'The request did not arrive in time; send it again.');
  return new GewerkError('invalid-input', 'The request is not valid HTTP.');
}
