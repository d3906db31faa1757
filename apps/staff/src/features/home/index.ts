export { useCounts, useLaunchableFlows, warmHome } from './queries.ts'
