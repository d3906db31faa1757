import type { Runner, StepKindName } from '../step.ts'
import { runAutomation } from './automation.ts'
import { runExternal } from './external.ts'
import { runSubFlow } from './sub-flow.ts'

const byKind: Readonly<Record<StepKindName, Runner>> = {
  automation: runAutomation,
  subFlow: runSubFlow,
  external: runExternal,
}

/** The register, complete by its type: the work of nodes without people, by their kind. */
export const runners: ReadonlyMap<string, Runner> = new Map(Object.entries(byKind))
