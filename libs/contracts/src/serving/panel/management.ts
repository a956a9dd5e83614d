import { z } from 'zod';
import { keepOwnPhoto } from '../../bus/media/own-photo.js';
import { getBusinessHistory, releaseFields } from '../../bus/directory/panel/business-history.js';
import {
  createBusiness,
  dropUnreadHours,
  editBusiness,
  getManagedBusiness,
  mergeBusinesses,
  removeBusiness,
  restoreBusiness,
} from '../../bus/directory/panel/manage-businesses.js';
import type { OutputOf, ParsedInputOf } from '../../bus/operation.js';
import type { PanelServing } from './endpoint.js';

const noQuery = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

/** The operator's calls for single businesses. */
export const managementServing = {
  createBusiness: {
    ...session,
    summary: 'Creates a business',
    body: z.strictObject(createBusiness.input.shape),
    operation: createBusiness,
    isAudited: true,
    auditSubject: ({ id }: OutputOf<typeof createBusiness>) => id,
  },
  managedBusiness: {
    ...session,
    summary: 'One business with all fields that can be edited',
    operation: getManagedBusiness,
  },
  businessHistory: {
    ...session,
    summary: 'The last changes of a business, newest first',
    operation: getBusinessHistory,
  },
  releaseFields: {
    ...session,
    summary: 'Lets imports change edited fields of a business again',
    body: z.strictObject(releaseFields.input.omit({ id: true }).shape),
    operation: releaseFields,
    isAudited: true,
  },
  dropUnreadHours: {
    ...session,
    summary: 'Discards opening hours from a source that could not be read',
    body: z.strictObject(dropUnreadHours.input.omit({ id: true }).shape),
    operation: dropUnreadHours,
    isAudited: true,
  },
  editBusiness: {
    ...session,
    summary: 'Changes a business',
    body: z.strictObject(editBusiness.input.omit({ id: true }).shape),
    operation: editBusiness,
    isAudited: true,
  },
  /** Answered by a handler, which takes the picture itself as the body. */
  addPhoto: {
    ...session,
    summary:
      'Stores the picture in the body as a photo for a business; it is shown once the business is saved with it',
    asks: [keepOwnPhoto],
    answer: keepOwnPhoto.output,
    isAudited: true,
  },
  removeBusiness: {
    ...session,
    summary: 'Removes a business from the directory',
    query: z.strictObject(removeBusiness.input.omit({ id: true }).shape),
    operation: removeBusiness,
    isAudited: true,
  },
  restoreBusiness: {
    ...session,
    summary: 'Restores a removed business',
    operation: restoreBusiness,
    isAudited: true,
  },
  mergeBusinesses: {
    ...session,
    summary: 'Merges another business into this one',
    body: z.strictObject(mergeBusinesses.input.omit({ id: true }).shape),
    operation: mergeBusinesses,
    isAudited: true,
    auditOther: ({ otherId }: ParsedInputOf<typeof mergeBusinesses>) => otherId,
  },
} as const satisfies Record<string, PanelServing>;
