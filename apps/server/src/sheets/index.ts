export type { Cell } from './cell.ts'
export { readSheet, type SheetRow } from './read-sheet.ts'
export { type SheetRows, writeCsv } from './write-csv.ts'
export { writeXlsx } from './write-xlsx.ts'
