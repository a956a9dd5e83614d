import type { ConsumerInfo, JetStreamManager } from '@nats-io/jetstream';

/** A stream's information about a consumer; undefined if there is none. Rejects while JetStream does not answer. */
export async function consumerInfo(
  manager: JetStreamManager,
  stream: string,
  consumer: string,
): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(stream, consumer);
  } catch (error) {
    if (error instanceof Error && /consumer not found/i.test(error.message)) return undefined;
    throw error;
  }
}
