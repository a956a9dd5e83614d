import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/**
 * Collections that do not expire by themselves, and what removes their documents instead. Any other
 * collection without expiry would grow for ever unnoticed.
 */
const KEPT: Readonly<Record<string, string>> = {
  businesses: 'until removed',
  retired_slugs: 'addresses lead on for ever',
  unsettled_batches: 'until counted',
  suppressions: 'hashes, until lifted',
  suppression_keys: 'one',
  suppression_gates: 'a fixed number',
  import_runs: 'counts; its reports end (forget-reports.ts)',
  import_batches: 'forget-reports.ts',
  import_schedules: 'until removed, a bounded number',
  preview_turns: 'one',
  report_notices: 'one',
  usage_readers: 'until unsubscribed, or its listing is gone',
  own_photos: 'clear-own-photos.ts',
  photo_runs: 'counts',
  validation_runs: 'counts',
  alias_domains: 'until removed, a bounded number',
  redirect_counts: 'until cleared',
  clearings: 'one',
  reindex_runs: 'one an engine',
  synonyms: 'until removed, a bounded number',
  kept_names: 'one, written anew',
  account_factors: 'until removed',
  account_passkeys: 'until removed, a bounded number',
  owner_password: 'one',
  panel_views: 'until removed, a bounded number',
  moderation_settings: 'one',
  site_identities: 'the last 50',
  site_logos: 'as long as an identity names it',
  site_settings: 'one',
  site_settings_versions: 'the last 50',
};

const DECLARED = /collection: '(\w+)'/;

/**
 * Each declared collection, and whether its schema has an expiry: on an index, on a field, or on one that
 * schemas of the file share.
 */
function declared(): { collection: string; expires: boolean }[] {
  const sources = ['libs', 'services'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/src\/.*(?:\.schemas?|repository)\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  return sources.flatMap((source) => {
    const shared = [...source.matchAll(/const (\w+) = \{[^;]*?expireAfterSeconds/g)].map(([, name]) => name);
    const expiry = new RegExp(
      ['expireAfterSeconds', ...shared.map((name) => `\\b${name}\\b(?!:)`)].join('|'),
    );
    return source.split(/(?=new Schema|earlierBusinessSchema\()/).flatMap((schema) => {
      const [, collection] = DECLARED.exec(schema) ?? [];
      return collection ? [{ collection, expires: expiry.test(schema) }] : [];
    });
  });
}

describe('a collection', () => {
  const collections = declared();

  it('expires automatically, or is listed with what deletes its documents', () => {
    const forever = collections.filter(({ expires }) => !expires).map(({ collection }) => collection);
    expect(collections.length).toBeGreaterThan(forever.length + 15);
    expect(forever.sort()).toEqual(Object.keys(KEPT).sort());
  });
});
