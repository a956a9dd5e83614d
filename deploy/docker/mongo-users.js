/* global db */
// Runs once, on an empty volume: one user for each service, limited to that service's database.
const DATABASES = [
  'directory',
  'search',
  'settings',
  'import_export',
  'media',
  'inbox',
  'redirect_tracking',
  'url_validation',
];

for (const name of DATABASES) {
  const variable = `MONGO_PASSWORD_${name.toUpperCase()}`;
  const pwd = process.env[variable];
  if (!pwd) throw new Error(`${variable} must be set`);
  const database = `gewerk_${name}`;
  db.getSiblingDB(database).createUser({ user: name, pwd, roles: [{ role: 'readWrite', db: database }] });
}

// To restore a dump with its oplog, a user needs the rights for everything that the oplog's entries did.
const admin = db.getSiblingDB('admin');
const everything = [{ resource: { anyResource: true }, actions: ['anyAction'] }];
admin.createRole({ role: 'replay', privileges: everything, roles: [] });
admin.grantRolesToUser('root', ['replay']);
