/** Name of the part that carries the spreadsheet of an import (admin specification, section 7). */
export const IMPORT_FIELD = 'excelFile';
