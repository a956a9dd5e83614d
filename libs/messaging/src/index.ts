export {
  APPLIED_BATCH_MODEL,
  AppliedBatches,
  appliedBatchSchema,
} from './apply-once/applied-batches.repository.js';
export { BusAway } from './bus-link.js';
export { connectNats } from './connection/connect-nats.js';
export { AfterGap } from './events/after-gap.decorator.js';
export { busLogin } from './connection/credentials.js';
export { Consumes } from './events/consumes.decorator.js';
export { EventListener } from './events/event-listener.js';
export { consumerInfo } from './events/consumer-info.js';
export { CHANGE_STREAM, EVENT_STREAM } from './events/stream-config.js';
export { FileStore } from './files/file-store.js';
export { KnownSite } from './known-site.js';
export { MessageBus, type RequestOptions } from './message-bus.js';
export { MessagingModule } from './messaging.module.js';
export { NobodyListens } from './nobody-listens.js';
export { Outbox } from './outbox/outbox.js';
export { BUS_USERS, type BusUser } from './permissions/bus-access.js';
export { busPermissions, natsAuthorization, passwordVariable } from './permissions/nats-authorization.js';
export { scanAllCities } from './scan-all-cities.js';
export { splitText, withText } from './rpc/attached-text.js';
export { Answers } from './rpc/answers.decorator.js';
export { UseCase } from './rpc/use-case.js';
export type { CallGuard } from './rpc/call-guard.js';
export { type DeliveredRecord, digestOf, storeOnce } from './store-once/store-once.js';
export { endOnSignal, runService, startService } from './run-service.js';
