import { z } from 'zod'
import { type BlockKind, blockCommon, silent } from '../block-kind.ts'

export const TimelineBlock = z.strictObject({
  kind: z.literal('timeline'),
  ...blockCommon,
  withOpinions: z.boolean().default(true),
  withSignatures: z.boolean().default(true),
})
export type TimelineBlock = Readonly<z.output<typeof TimelineBlock>>

/** The way that the case of a record went: who decided what at which step, as far as the reader may see the case. */
export const timeline: BlockKind<TimelineBlock> = {
  ...silent,
  begin: () => ({ kind: 'timeline' }),
  printsTimeline: () => true,
}
