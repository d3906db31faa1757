import type { WorkKindName } from '@signet/flow'
import type { Runner } from '../running-step.ts'
import { runAutomation } from './automation.ts'
import { runExternal } from './external.ts'
import { runSubFlow } from './sub-flow.ts'

const byKind: Readonly<Record<WorkKindName, Runner>> = {
  automation: runAutomation,
  subFlow: runSubFlow,
  external: runExternal,
}

/** Complete by its type. */
export const runners: ReadonlyMap<string, Runner> = new Map(Object.entries(byKind))
