import { createHash } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import type { OutputOf, getListingPass } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { ClaimsRepository } from './claims.repository.js';

/** Finds the business owner of a pass. */
@Injectable()
export class ListingPasses {
  constructor(private readonly claims: ClaimsRepository) {}

  /** Fails with `forbidden` if the pass is invalid or has expired. */
  async ownerOf(pass: string): Promise<OutputOf<typeof getListingPass>> {
    const claim = await this.claims.findByPass(hashOfPass(pass));
    if (claim) return { businessId: claim.businessId, email: claim.email ?? '' };
    throw new GewerkError('forbidden', 'The time to edit this listing has expired; request a new code.');
  }
}

/** The stored hash of a pass, without salt, since a pass is random. */
export const hashOfPass = (pass: string): string => createHash('sha256').update(pass).digest('base64url');
