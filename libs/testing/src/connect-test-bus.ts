import type { MessageBus } from '@gewerk/messaging';

/** A caller's side of the bus of a system that runs elsewhere; `close` it at the end. */
export async function connectTestBus(
  natsUrl: string,
): Promise<{ bus: MessageBus; close: () => Promise<void> }> {
  const messaging = await import('@gewerk/messaging');
  const connection = await messaging.connectNats(natsUrl, 'test');
  return { bus: new messaging.MessageBus(connection), close: () => connection.close() };
}
