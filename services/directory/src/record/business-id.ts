import { businessIdPattern } from '@gewerk/contracts';
import { Types } from 'mongoose';
import { businessNotFound } from './business-not-found.js';

/** Fails with `business-not-found` for a text that is not an id. */
export function objectIdOf(id: string): Types.ObjectId {
  if (!businessIdPattern.test(id)) throw businessNotFound();
  return new Types.ObjectId(id);
}
