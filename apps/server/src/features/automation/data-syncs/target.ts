import type { AskingModel } from '../../../records/models/index.ts'
import type { Planning, SyncWork, TargetField, TargetPlan, TargetWords } from './sync-plan.ts'

/** Where rows go. Each kind refuses what its caller may not see or change. */
export type SyncTarget = Readonly<{
  fields: (asking: AskingModel, id: string) => Promise<readonly TargetField[]>
  words: (asking: AskingModel, id: string) => Promise<TargetWords>
  /** Compares rows with the target; what the plan carries out is exactly that. */
  plan: (work: SyncWork, planning: Planning) => Promise<TargetPlan>
}>
