import type { Connection } from 'mongoose';
import { requestContext } from '../observe/request-context.js';
import type { Span } from './span.js';
import { isTracing, openSpan } from './tracing.js';

type Client = ReturnType<Connection['getClient']>;

/** Maximum number of open commands that are kept, since the response to a command may be lost with its connection. */
const MOST_OPEN = 1_000;

/** Without this option the driver reports no commands. */
export const monitorOptions = (): { monitorCommands?: true } =>
  isTracing() ? { monitorCommands: true } : {};

/** Adds a span for each MongoDB command of a traced request. */
export function traceMongo(client: Client): void {
  if (!isTracing()) return;
  const open = new Map<number, Span>();
  const end = (requestId: number, fault?: string): void => {
    open.get(requestId)?.end(fault);
    open.delete(requestId);
  };
  client.on('commandStarted', ({ commandName, command, databaseName, requestId }) => {
    const parent = requestContext.getStore()?.traceparent;
    if (!parent || open.size >= MOST_OPEN) return;
    const target: unknown = (command as Record<string, unknown>)[commandName];
    const collection = typeof target === 'string' ? target : undefined;
    const span = openSpan(
      {
        name: collection ? `${commandName} ${collection}` : commandName,
        kind: 'client',
        attributes: {
          'db.system.name': 'mongodb',
          'db.namespace': databaseName,
          'db.operation.name': commandName,
          ...(collection ? { 'db.collection.name': collection } : {}),
        },
      },
      parent,
    );
    if (span) open.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
