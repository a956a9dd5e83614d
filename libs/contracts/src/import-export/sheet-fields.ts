import { z } from 'zod';

/** What a column of a spreadsheet can hold, whatever its header reads. */
export const sheetFields = [
  'placeId',
  'name',
  'category',
  'type',
  'subtypes',
  'description',
  'street',
  'houseNumber',
  'street2',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'addressLine4',
  'addressLine5',
  /** Street only or the whole address: the value tells. */
  'address',
  'fullAddress',
  'city',
  'postalCode',
  'state',
  'country',
  'countryCode',
  'latitude',
  'longitude',
  'phone',
  'phoneFallback',
  'email',
  'website',
  'rating',
  'reviewCount',
  'reviewsPerScore',
  'score1',
  'score2',
  'score3',
  'score4',
  'score5',
  'reviewsLink',
  'photo',
  'photos',
  'logo',
  'photosCount',
  'hours',
  'hoursFallback',
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
  'sundayHours',
  'about',
  'verified',
  'priceLevel',
  'businessStatus',
  'temporarilyClosed',
  'permanentlyClosed',
  'publishStatus',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** Columns of a sheet that are read; more are not. */
export const MAX_SHEET_COLUMNS = 4_096;

/** Which column, counted from 0, holds what, as chosen by the owner; the name must be among them. */
export const sheetMappingSchema = z
  .partialRecord(
    z.enum(sheetFields),
    z
      .number()
      .int()
      .min(0)
      .max(MAX_SHEET_COLUMNS - 1),
  )
  .refine((mapping) => mapping.name !== undefined, 'must say which column holds the name');
export type SheetMapping = z.output<typeof sheetMappingSchema>;

const ENTRY = /^([A-Za-z0-9]+):(0|[1-9][0-9]{0,3})$/;
const FORM = 'must list fields with their columns counted from 0, such as name:0,city:4';

/** A mapping in a query: `name:0,city:4`. */
export const sheetMappingParameter = () =>
  z
    .string({ error: FORM })
    .max(2_000, FORM)
    .transform((text, context): SheetMapping => {
      const entries = text.split(',').map((entry) => ENTRY.exec(entry));
      const parsed = sheetMappingSchema.safeParse(
        Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', Number(entry?.[2])])),
      );
      if (parsed.success) return parsed.data;
      const isNameless = parsed.error.issues.every(({ code }) => code === 'custom');
      context.addIssue({
        code: 'custom',
        message: isNameless ? 'must say which column holds the name' : FORM,
      });
      return z.NEVER;
    });

/** The form that {@link sheetMappingParameter} reads. */
export const writtenMapping = (mapping: SheetMapping): string =>
  Object.entries(mapping)
    .map(([field, column]) => `${field}:${column}`)
    .join(',');
