export { PrintButton } from './print-button.tsx'
export { readPrintSearch } from './read-print-search.ts'
