export { arrangeFlows, categoriesOf } from './arrange-flows.ts'
export { useCounts, useLaunchableFlows, warmHome } from './queries.ts'
