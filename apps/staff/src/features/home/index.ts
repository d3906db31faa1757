export { arrangeFlows, categoriesOf, type Shelf, shelvesOf } from './arrange-flows.ts'
export { CaseGlimpse } from './case-glimpse.tsx'
export { useCounts, useLaunchableFlows, warmHome } from './queries.ts'
