export { PrintButton } from './print-button.tsx'
export { templatesQuery } from './queries.ts'
