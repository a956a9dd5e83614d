import type { SheetMapping } from '@gewerk/contracts';
import { KeptValue } from './kept-value.js';

type Mappings = readonly (readonly [headers: string, mapping: SheetMapping])[];

const isMappings = (value: unknown): value is Mappings => Array.isArray(value);

/** The fields to which the columns of imported files were mapped, by the files' headers. */
export const mappings = new KeptValue<Mappings>(() => localStorage, 'gewerk.import-mappings', [], isMappings);
