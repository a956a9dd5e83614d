import fastify from 'fastify';

/** The response that the bare server sends, as the gateway sent it. */
export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64 of the precompressed bytes. */
  body: string;
}

/** Entry point of a child process: Fastify with a single route, which sends prepared bytes. Sends its port by IPC. */
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = fastify();
  server.get('/', (_request, reply) => reply.headers(headers).send(bytes));
  server.listen({ host: '127.0.0.1', port: 0 }).then(
    (address) => process.send?.(address),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
