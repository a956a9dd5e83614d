/* global db, rs, quit */
// The health check: creates the replica set if there is none yet, and succeeds once this member is primary.
try {
  rs.status();
} catch (fault) {
  if (fault.codeName !== 'NotYetInitialized') throw fault;
  rs.initiate({ _id: 'gewerk', members: [{ _id: 0, host: 'mongo:27017' }] });
}
quit(db.hello().isWritablePrimary ? 0 : 1);
