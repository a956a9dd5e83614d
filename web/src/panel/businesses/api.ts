import type { BusinessForm, MergeField } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { statusOf } from '../../platform/api/api-error.js';
import { callPanel } from '../kit/api/call-panel.js';

export const createBusiness = (key: string, form: BusinessForm) =>
  callPanel(panelRoutes.createBusiness, { body: { key, form } });

/** Fails with status 409 if the business is no longer at `version`. */
export const editBusiness = (id: string, version: string, form: BusinessForm) =>
  callPanel(panelRoutes.editBusiness, { parameters: { id }, body: { version, form } });

export const businessHistory = (id: string, signal: AbortSignal) =>
  callPanel(panelRoutes.businessHistory, { parameters: { id }, signal });

/** Allows imports to change the field again. */
export const releaseField = (
  id: string,
  version: string,
  field: NonNullable<ManagedBusiness['edited']>[number],
) => callPanel(panelRoutes.releaseFields, { parameters: { id }, body: { version, fields: [field] } });

/** Drops the unreadable hours that the source supplied. */
export const dropUnreadHours = (id: string, version: string) =>
  callPanel(panelRoutes.dropUnreadHours, { parameters: { id }, body: { version } });

export const removeBusiness = (id: string, version: string) =>
  callPanel(panelRoutes.removeBusiness, { parameters: { id }, query: { version } });

export const restoreBusiness = (id: string) => callPanel(panelRoutes.restoreBusiness, { parameters: { id } });

/**
 * Merges two businesses: `kept` stays, and takes over the fields `fromOther` of the other one. Fails with status
 * 409 if either was changed in the meantime.
 */
export const mergeBusinesses = (
  kept: ManagedBusiness,
  other: ManagedBusiness,
  fromOther: readonly MergeField[],
) =>
  callPanel(panelRoutes.mergeBusinesses, {
    parameters: { id: kept.id },
    body: {
      version: kept.version,
      otherId: other.id,
      otherVersion: other.version,
      fromOther: [...fromOther],
    },
  });

const SERVER_FAULT = 500;

/** A change can be repeated without further effect; a call that was refused would be refused again. */
export const retryChange = (failures: number, error: Error): boolean =>
  failures < 1 && (statusOf(error) === 0 || statusOf(error) >= SERVER_FAULT);

/** Creates a preview of a business's page with the values of a form; `id` is null for a new business. */
export const makePreview = (id: string | null, form: BusinessForm) =>
  callPanel(panelRoutes.makePreview, { body: { id, form } });
