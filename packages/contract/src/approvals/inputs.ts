import { caseStatuses, taskDecisions, taskStages, urgencies } from '@signet/flow'
import { z } from 'zod'
import { Id, Instant, largestInteger, listOf, PageInput } from '../wire/endpoint.ts'

/** Values of the engine, unchanged on the wire. */
export const CaseStatus = z.enum(caseStatuses)
export const Urgency = z.enum(urgencies)
export const Decision = z.enum(taskDecisions)
export const Stage = z.enum(taskStages)
/** The six lists (spec section 4), and `pending`: all open tasks of the three stages. */
export const ListName = z.enum(['pending', 'launched', 'toSign', 'toDo', 'doing', 'done', 'circulated'])
export type ListName = z.infer<typeof ListName>

/** Form values by field key; their schema is the form's, checked by the form engine. */
export const Values = z.record(z.string().max(100), z.unknown())
export const Right = z.enum(['hidden', 'read', 'write', 'required'])
export const Rights = z.record(z.string(), Right)
/** Display names of ids in values, by referent (`people`, `dictionary:<code>`), then by id. */
export const Names = z.record(z.string(), z.record(z.string(), z.string()))
/** Choices for the steps ahead: people by node, and transitions by branch. */
export const Choices = z.object({
  people: z.record(z.string().max(80), z.array(Id).max(50)).default({}),
  lines: z.record(z.string().max(80), z.array(z.string().max(64)).max(50)).default({}),
})

export const Attachment = z.object({
  fileId: Id,
  name: z.string().max(255),
  size: z.number().int(),
  type: z.string().max(120),
})
export const Definition = z.record(z.string(), z.unknown())

export const FlowCard = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  /** For search: full pinyin, a space, initials of its name, and its names in every language. */
  spelling: z.string(),
  /** The category as it is stored, by which lists are filtered. */
  category: z.string(),
  /** The category in the reader's language. */
  categoryName: z.string(),
  /** The categories that it is in, from the top one to its own; empty without a category. */
  categoryPath: z.array(z.object({ category: z.string(), name: z.string() })),
  icon: z.string(),
  iconColor: z.string(),
  isFavourite: z.boolean(),
  timesUsed: z.number().int(),
})
export type FlowCard = z.infer<typeof FlowCard>

export const filters = PageInput.extend({
  flowId: z.string().optional(),
  category: z.string().optional(),
  starterId: z.string().optional(),
  departmentId: z.string().optional(),
  holderId: z.string().optional(),
  /** A step that the request has reached. */
  node: z.string().max(200).optional(),
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
  order: z.enum(['newest', 'oldest']).optional(),
})

export const opinion = {
  opinion: z.string().max(2000).default(''),
  /** PNG data URL, with the size limit of saved signatures. */
  signature: z.string().max(280_000).default(''),
  attachments: z.array(Attachment).max(20).default([]),
}
/** The seal that an agreement applies; the reason where the seal asks for one. */
export const sealing = {
  seal: z.object({ sealId: Id, reason: z.string().trim().max(200).default('') }).optional(),
}
export const sealRefused = [
  'flow.sealRequired',
  'flow.sealOff',
  'flow.sealNotOffered',
  'seals.notFound',
  'seals.notYours',
  'seals.off',
  'seals.reasonRequired',
] as const
/** Choices that a decision may carry for the steps ahead. */
export const ahead = { choices: Choices.optional(), copyTo: z.array(Id).max(100).default([]) }
/** What a decision may say about what the person saw. */
export const seen = {
  sequence: z
    .number()
    .int()
    .min(0)
    .max(largestInteger)
    .optional()
    .describe(
      'The sequence of the opened case (`look`). With it, the decision is refused (approvals.movedOn) when anything has happened in the case since.',
    ),
}
export const seenRefused = ['approvals.movedOn'] as const
export const aheadRefused = [
  'flow.candidatesToChoose',
  'flow.notACandidate',
  'flow.branchToChoose',
  'flow.branchNotOffered',
  'flow.chosenExternal',
  'flow.chosenInactive',
  'flow.copyOff',
] as const
export const remarkRefused = [
  'flow.opinionRequired',
  'flow.reasonRequired',
  'flow.signatureRequired',
  'flow.attachmentRequired',
  'signatures.notAPicture',
] as const
export const askedRefused = [
  'flow.chosenNobody',
  'flow.chosenPrincipal',
  'flow.chosenSelf',
  'flow.chosenExternal',
  'flow.chosenInactive',
  'flow.chosenHasTask',
] as const
export const TaskId = { taskId: Id }
export const CaseId = { caseId: Id }
export const OneResult = z.object({ taskId: Id, ok: z.boolean(), refusal: z.string(), message: z.string() })
export const launched = z.object({
  caseId: Id,
  status: CaseStatus,
  /** Paths of submitted values that may not be written here; the stored values stay. */
  ignored: z.array(z.string()).default([]),
})
export const formRefused = ['form.valuesRefused'] as const
export const taskRefusals = [
  'flow.taskNotYours',
  'flow.alreadyDecided',
  'flow.taskClosed',
  'flow.notRunning',
] as const
