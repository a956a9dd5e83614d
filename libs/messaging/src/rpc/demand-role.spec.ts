import { type Role, roles } from '@gewerk/contracts';
import {
  exportMessages,
  exportSubscribers,
  keepOwnPhoto,
  listMessages,
  type Operation,
  startImport,
} from '@gewerk/contracts/bus';
import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import { requestContext } from '@gewerk/service-kit';
import { demandRole } from './demand-role.js';

/** Routes whose handlers request only data of the caller's own account, or only data that other routes need too. */
const OF_ITS_OWN = [
  ...['session', 'logout', 'changePassword', 'sessions', 'endSession', 'factors', 'startTotp', 'confirmTotp'],
  ...['removeTotp', 'makeRecoveryCodes', 'startPasskey', 'addPasskey', 'removePasskey'],
  ...['work', 'previewFrame', 'showPreview', 'showSitePreview', 'exportAudit'],
  ...['importReport', 'importEvents'],
];

const isLet = (callerRole: Role | undefined, operation: Operation): boolean => {
  try {
    requestContext.run({ requestId: 'test', ...(callerRole && { callerRole }) }, () => demandRole(operation));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' });
    return false;
  }
};

describe('a service that answers panel calls', () => {
  it.each<[Operation, readonly Role[]]>([
    [listMessages, ['owner', 'editor']],
    [exportMessages, ['owner']],
    [exportSubscribers, ['owner']],
    [startImport, ['owner', 'editor']],
    [keepOwnPhoto, ['owner', 'editor']],
  ])('checks the role again, also for calls from handlers of the gateway: %p', (operation, may) => {
    expect(roles.filter((role) => isLet(role, operation)).sort()).toEqual([...may].sort());
    expect(isLet(undefined, operation)).toBe(true);
  });

  it('knows the operations of every panel route other than the listed ones', () => {
    const handled = Object.entries<PanelEndpoint>(panelEndpoints).filter(
      ([, { needs, operation, asks }]) => needs === 'session' && !operation && !asks,
    );
    expect(handled.map(([name]) => name).sort()).toEqual(OF_ITS_OWN.sort());
  });
});
