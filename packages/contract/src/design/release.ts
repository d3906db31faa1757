import { z } from 'zod'
import { Instant } from '../wire/endpoint.ts'
import { Revision } from '../wire/revision.ts'

/** What people may do with what is published. */
export const releaseRights = [
  'launch',
  'decide',
  'see',
  'add',
  'change',
  'remove',
  'import',
  'export',
  'print',
  'administer',
] as const

export const ReleaseFinding = z.object({
  /** `blocks`: cannot be published; `red`: only with a reason; `notice`: worth knowing. */
  severity: z.enum(['blocks', 'red', 'notice']),
  code: z.string(),
  message: z.string(),
  /** Parts of the design to look at: steps of a flow, fields of a form. */
  parts: z.array(z.string()),
})
export type ReleaseFinding = z.infer<typeof ReleaseFinding>

const Right = z.object({
  right: z.enum(releaseRights),
  people: z.number().int(),
  /** Everybody who is active in the company. */
  of: z.number().int(),
  /** Names of the first few. */
  names: z.array(z.string()),
})
export type ReleaseRight = z.infer<typeof Right>

/** What publishing a draft would mean, in the caller's language. */
export const Release = z.object({
  /** The number that the publication gets. */
  version: z.number().int(),
  /** Names what was previewed; publishing takes it as `expects`. */
  revision: Revision,
  changes: z.array(z.object({ change: z.enum(['added', 'changed', 'removed']), message: z.string() })),
  findings: z.array(ReleaseFinding),
  rights: z.array(Right),
  /** Open requests; those of a flow keep their version. */
  cases: z.number().int(),
  records: z.number().int(),
  /** Finished requests with which a back-test is possible. */
  past: z.number().int(),
})
export type Release = z.infer<typeof Release>

/** Why something is published although a finding is red. */
export const ReleaseReason = z.string().trim().max(500).optional()

/** A publication that went live with red findings. */
export const ExcusedRelease = z.object({
  reason: z.string(),
  findings: z.array(z.string()),
  by: z.string(),
  at: Instant,
})
export type ExcusedRelease = z.infer<typeof ExcusedRelease>

/** The same of a thing without a list of versions, newest first. */
export const ExcusedReleases = z.array(ExcusedRelease.extend({ version: z.number().int() }))
export type ExcusedReleases = z.infer<typeof ExcusedReleases>
