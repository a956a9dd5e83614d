import type { WorkKind } from '@gewerk/contracts';
import { mayCall, type panelRoutes } from '@gewerk/contracts/http';
import { panelEndpoints, type PanelWork } from '@gewerk/contracts/serving';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { actingIn } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { GatherWork } from './gather-work.js';

/** The route of each kind of work; accounts that may call it are shown the amount. */
const SHOWN_TO: Readonly<Record<WorkKind, keyof typeof panelRoutes>> = {
  submissions: 'listSubmissions',
  reports: 'listReports',
  ownChanges: 'listReports',
  handClaims: 'handClaims',
  mails: 'waitingMails',
  imports: 'importRuns',
  photoUpdates: 'photoUpdate',
  websiteChecks: 'validationStatus',
  bulkChanges: 'bulkChanges',
  hours: 'businesses',
  password: 'accounts',
};

/** The panel's home in one call. */
@Controller()
export class WorkController {
  constructor(private readonly work: GatherWork) {}

  @PanelHandler(panelEndpoints.work)
  async get(@Req() request: FastifyRequest): Promise<PanelWork> {
    readQuery(panelEndpoints.work, request);
    const { role } = actingIn(request);
    const { waiting, services } = await this.work.gather();
    return { waiting: waiting.filter(({ kind }) => mayCall(role, SHOWN_TO[kind])), services };
  }
}
