import type { Runner } from '../step.ts'
import { runAutomation } from './automation.ts'
import { runExternal } from './external.ts'
import { runSubFlow } from './sub-flow.ts'

/** Who does what a node without people waits for, by the node's kind. Timers are the clock's. */
export const runners: Readonly<Record<string, Runner>> = {
  automation: runAutomation,
  subFlow: runSubFlow,
  external: runExternal,
}
