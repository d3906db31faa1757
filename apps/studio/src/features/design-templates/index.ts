export { flowOf, formOf } from './designs-of.ts'
export type { DesignTemplate } from './template.ts'
export { TemplateCards } from './template-cards.tsx'
export { useTemplate } from './use-template.ts'
