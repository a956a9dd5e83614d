/** The backing servers, in the order in which they are reported. */
export const ENGINE_NAMES = ['mongo', 'nats', 'redis', 'meili'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** The environment variable that names a server which already exists. */
export const ENGINE_URL_VARIABLES: Record<EngineName, string> = {
  mongo: 'MONGO_URL',
  nats: 'NATS_URL',
  redis: 'REDIS_URL',
  meili: 'MEILI_URL',
};
