export { useCounts, useLaunchableFlows, warmHome } from './queries.ts'
export { useWaitingHref } from './use-waiting-href.ts'
