import { z } from 'zod';
import {
  createBusiness,
  editBusiness,
  getManagedBusiness,
  mergeBusinesses,
  removeBusiness,
  restoreBusiness,
} from '../directory/manage-businesses.js';
import type { OutputOf } from '../core/operation.js';
import type { AdminRoute } from './admin-route.js';

const noQuery = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

/** The owner's calls for single businesses. */
export const managementRoutes = {
  createBusiness: {
    ...session,
    method: 'POST',
    path: '/api/admin/businesses',
    summary: 'Creates a business',
    body: z.strictObject(createBusiness.input.shape),
    operation: createBusiness,
    isAudited: true,
    auditSubject: ({ id }: OutputOf<typeof createBusiness>) => id,
  },
  managedBusiness: {
    ...session,
    method: 'GET',
    path: '/api/admin/businesses/{id}',
    summary: 'One business with all fields that can be edited',
    operation: getManagedBusiness,
  },
  editBusiness: {
    ...session,
    method: 'PUT',
    path: '/api/admin/businesses/{id}',
    summary: 'Changes a business',
    body: z.strictObject(editBusiness.input.omit({ id: true }).shape),
    operation: editBusiness,
    isAudited: true,
  },
  removeBusiness: {
    ...session,
    method: 'DELETE',
    path: '/api/admin/businesses/{id}',
    summary: 'Takes a business out of the directory',
    query: z.strictObject(removeBusiness.input.omit({ id: true }).shape),
    operation: removeBusiness,
    isAudited: true,
  },
  restoreBusiness: {
    ...session,
    method: 'POST',
    path: '/api/admin/businesses/{id}/restore',
    summary: 'Brings a removed business back',
    operation: restoreBusiness,
    isAudited: true,
  },
  mergeBusinesses: {
    ...session,
    method: 'POST',
    path: '/api/admin/businesses/{id}/merge',
    summary: 'Merges another business into this one',
    body: z.strictObject(mergeBusinesses.input.omit({ id: true }).shape),
    operation: mergeBusinesses,
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
