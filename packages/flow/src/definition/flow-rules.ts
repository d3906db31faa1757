import { z } from 'zod'
import { TimeLimit } from '../nodes/time-limit.ts'

export const archiveReaders = ['involved', 'starter', 'lastDeciders', 'chosen'] as const

/** What a finished case is kept as, and who may read that. */
export const ArchiveRule = z.object({
  /** As soon as a case ends; otherwise when an administrator puts it away. */
  onEnd: z.boolean().default(false),
  readers: z.enum(archiveReaders).default('involved'),
  /** The chosen ones. */
  people: z.array(z.string().min(1).max(80)).max(200).default([]),
  /** The print template of the form; without one the document of the case, with its route and opinions. */
  template: z.string().max(80).default(''),
})
export type ArchiveRule = z.infer<typeof ArchiveRule>

const resubmittable = ['returned', 'recalled', 'rejected', 'terminated'] as const

/** Rules of the whole flow. Every one has a default, so that an empty object is a usable flow. */
export const FlowRules = z.object({
  /** `{starter}`, `{flow}`, `{date}` and field keys in braces are filled in. */
  title: z.string().max(200).default('{starter} {flow} {date}'),
  /** The starter takes a running case back: never, before the first task is touched, or as long as it runs. */
  recall: z.enum(['never', 'untouched', 'anytime']).default('untouched'),
  /** With a stage off, tasks are born past it. */
  stages: z
    .object({ signing: z.boolean(), starting: z.boolean() })
    .default({ signing: false, starting: false }),
  automatic: z
    .object({
      sameAsPrevious: z.boolean().default(false),
      alreadyAgreed: z.boolean().default(false),
      isStarter: z.boolean().default(false),
    })
    .default({ sameAsPrevious: false, alreadyAgreed: false, isStarter: false }),
  /** From which states the starter may launch the same case again. */
  resubmit: z.array(z.enum(resubmittable)).default(['returned', 'recalled']),
  afterReject: z.enum(['end', 'continue']).default('end'),
  takeBack: z.boolean().default(true),
  /** Until when a decision can be taken back: the next one has touched it, or has merely opened it. */
  takeBackUntil: z.enum(['touched', 'opened']).default('touched'),
  /** After a return to walk again, a step about which nothing has changed keeps its decision. */
  keepUnchanged: z.boolean().default(false),
  /** The starter of an approved case may ask the same people to revoke it. */
  revoke: z.boolean().default(false),
  comments: z.boolean().default(true),
  archive: ArchiveRule.prefault({}),
  /** How long each task may take, where its step says nothing else. */
  timeLimit: TimeLimit.optional(),
  urge: z.object({ minutesBetween: z.number().int().min(0).max(10_080) }).default({ minutesBetween: 60 }),
  /** A node entered this often raises a warning, and stops the case as an exception. */
  rounds: z
    .object({ warnAt: z.number().int().min(2), stopAt: z.number().int().min(2).max(1000) })
    .default({ warnAt: 5, stopAt: 20 }),
})

export type FlowRules = z.infer<typeof FlowRules>
