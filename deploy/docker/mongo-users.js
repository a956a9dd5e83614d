/* global db */
// Runs once, on an empty volume: one user for each service, who may use that service's database only.
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

// A dump with its oplog can only be restored by somebody who may do what any of its entries did.
const admin = db.getSiblingDB('admin');
const everything = [{ resource: { anyResource: true }, actions: ['anyAction'] }];
admin.createRole({ role: 'replay', privileges: everything, roles: [] });
admin.grantRolesToUser('root', ['replay']);
