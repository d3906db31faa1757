export { useCounts, useLaunchableFlows, useWaitingHref, warmHome } from './queries.ts'
