import type { BusinessDetail } from '@gewerk/contracts';
import { type ParsedInputOf, previewBusiness } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { citySlug, nameSlug } from '@gewerk/text';
import { Types } from 'mongoose';
import { type BusinessFields, type BusinessRecord, toDetail } from '../record/index.js';
import { fieldsOf, WholeRecordsRepository } from '../write/index.js';

/** Shows what a business would look like if a form were saved, without storing it. */
@UseCase()
export class PreviewBusiness {
  constructor(private readonly records: WholeRecordsRepository) {}

  @Answers(previewBusiness)
  async preview({ id, form }: ParsedInputOf<typeof previewBusiness>): Promise<BusinessDetail> {
    const before = id === null ? null : await this.records.get(id);
    const fields = fieldsOf(form, before);
    const now = new Date();
    const staysThere = before?.name === fields.name && before.city === fields.city;
    return toDetail({
      ...{ _id: new Types.ObjectId(), createdAt: now, updatedAt: now, lastRun: '' },
      source: { kind: 'panel', runId: '', row: 1 },
      ...before,
      ...fields,
      ...(staysThere ? slugsOf(before) : newSlugs(fields)),
    });
  }
}

type Slugs = Pick<BusinessRecord, 'citySlug' | 'nameSlug' | 'urlSlug'>;

const slugsOf = ({ citySlug: city, nameSlug: name, urlSlug }: BusinessRecord): Slugs => ({
  ...{ citySlug: city, nameSlug: name, urlSlug },
});

/** The slugs that the business will get unless another business already has them. */
function newSlugs({ name, city, placeId }: BusinessFields): Slugs {
  const slugs = { citySlug: citySlug(city), nameSlug: nameSlug(name, placeId) };
  return { ...slugs, urlSlug: `${slugs.citySlug}/${slugs.nameSlug}` };
}
