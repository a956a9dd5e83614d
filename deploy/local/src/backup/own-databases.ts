import type { Db, MongoClient } from 'mongodb';

/** Names of databases begin with this, after the system's prefix. */
const OWN = 'gewerk_';

/** A system's databases are those whose names begin with this; a backup stores the rest of each name. */
const ownPrefix = (prefix: string): string => `${prefix}${OWN}`;

/** Names of the system's databases without its prefix, in order, e.g. `gewerk_directory`. */
export async function ownDatabases(client: MongoClient, prefix: string): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases
    .map(({ name }) => name)
    .filter((name) => name.startsWith(ownPrefix(prefix)))
    .map((name) => name.slice(prefix.length))
    .sort();
}

/** The database's collections, in order, without views and MongoDB's own. */
export async function collectionsOf(database: Db): Promise<{ name: string; options: object }[]> {
  const all = await database.listCollections({}, { nameOnly: false }).toArray();
  return all
    .filter(({ name, type }) => type !== 'view' && !name.startsWith('system.'))
    .map(({ name, options }) => ({ name, options: options ?? {} }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
