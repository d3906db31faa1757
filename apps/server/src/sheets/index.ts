export { readSheet } from './read-sheet.ts'
export type { Cell, SheetRow } from './sheet-row.ts'
export { type SheetRows, writeCsv } from './write-csv.ts'
export { writeXlsx } from './write-xlsx.ts'
