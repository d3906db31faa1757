import { z } from 'zod'
import { Id, Instant, listOf, PageInput } from '../wire/shapes.ts'
import { Attachment, CaseStatus, Choices, Decision, Urgency } from './words.ts'

export const filters = PageInput.extend({
  flowId: z.string().optional(),
  category: z.string().optional(),
  starterId: z.string().optional(),
  departmentId: z.string().optional(),
  holderId: z.string().optional(),
  urgency: listOf(Urgency),
  status: listOf(CaseStatus),
  decision: listOf(Decision),
  isRead: z.enum(['yes', 'no']).optional(),
  isReturned: z.enum(['yes', 'no']).optional(),
  isAssist: z.enum(['yes', 'no']).optional(),
  isOverdue: z.enum(['yes', 'no']).optional(),
  hasException: z.enum(['yes', 'no']).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
})

export const opinion = {
  opinion: z.string().max(2000).default(''),
  /** A PNG data URL; as large as a saved signature may be. */
  signature: z.string().max(280_000).default(''),
  attachments: z.array(Attachment).max(20).default([]),
}
/** What a decision may bring along for the way ahead. */
export const ahead = { choices: Choices.optional(), copyTo: z.array(Id).max(100).default([]) }
export const aheadRefused = [
  'flow.candidatesToChoose',
  'flow.notACandidate',
  'flow.branchToChoose',
  'flow.branchNotOffered',
  'flow.chosenInactive',
  'flow.copyOff',
] as const
export const remarkRefused = [
  'flow.opinionRequired',
  'flow.signatureRequired',
  'flow.attachmentRequired',
  'signatures.notAPicture',
] as const
export const askedRefused = [
  'flow.chosenNobody',
  'flow.chosenPrincipal',
  'flow.chosenSelf',
  'flow.chosenInactive',
  'flow.chosenHasTask',
] as const
export const TaskId = { taskId: Id }
export const CaseId = { caseId: Id }
export const OneResult = z.object({ taskId: Id, ok: z.boolean(), refusal: z.string(), message: z.string() })
export const launched = z.object({
  caseId: Id,
  status: CaseStatus,
  /** Paths of values that were sent and may not be written here; what was there is kept. */
  ignored: z.array(z.string()).default([]),
})
export const formRefused = ['form.valuesRefused'] as const
export const taskRefusals = [
  'flow.taskNotFound',
  'flow.taskNotYours',
  'flow.alreadyDecided',
  'flow.taskClosed',
  'flow.notRunning',
] as const
