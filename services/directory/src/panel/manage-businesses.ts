import { refused } from '@gewerk/contracts';
import {
  createBusiness,
  editBusiness,
  getManagedBusiness,
  type ManagedBusiness,
  type ParsedInputOf,
  removeBusiness,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { businessNotFound } from '../record/index.js';
import {
  BusinessEditor,
  BusinessWriter,
  fieldsOf,
  FormerPlaceIds,
  RemovedBusinessesRepository,
  suppressed,
  SuppressionsRepository,
  toManaged,
  WholeRecordsRepository,
} from '../write/index.js';

@UseCase()
export class ManageBusinesses {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly editor: BusinessEditor,
    private readonly writer: BusinessWriter,
    private readonly formerIds: FormerPlaceIds,
    private readonly removed: RemovedBusinessesRepository,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  @Answers(getManagedBusiness)
  async get({ id }: ParsedInputOf<typeof getManagedBusiness>): Promise<ManagedBusiness> {
    const business = await this.records.find(id);
    if (business) return toManaged(business);
    const name = await this.removed.restorableName(id);
    throw name === null ? businessNotFound() : refused('business-removed', { name });
  }

  @Answers(createBusiness)
  async create({ key, form }: ParsedInputOf<typeof createBusiness>): Promise<ManagedBusiness> {
    const typed = fieldsOf(form, null);
    const runId = `panel:${key}`;
    return this.writer.inTurn(async (change) => {
      const [fields = typed] = await this.formerIds.applied([typed], change.session);
      const same = await this.records.withPlaceId(fields.placeId, change.session);
      if (same?.source.runId === runId) return toManaged(same);
      if (same) throw refused('business-exists', { address: same.urlSlug });
      const isSuppressed = (await this.suppressions.among([fields], change.session)).size > 0;
      if (isSuppressed) throw suppressed(fields.name);
      const changes = await change.plan({ kind: 'panel', runId }, { planned: [{ before: null, fields }] });
      await change.write(changes);
      const [created] = changes.inserts;
      if (!created) throw new Error('A plan for a new business has no insert.');
      return toManaged(created);
    });
  }

  @Answers(editBusiness)
  async edit(input: ParsedInputOf<typeof editBusiness>): Promise<ManagedBusiness> {
    return toManaged(await this.editor.edit(input));
  }

  @Answers(removeBusiness)
  async remove(input: ParsedInputOf<typeof removeBusiness>): Promise<{ id: string }> {
    await this.editor.remove(input);
    return { id: input.id };
  }
}
