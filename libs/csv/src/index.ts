export * from './csv-row.js';
export * from './formula.js';
export * from './import-report.js';
