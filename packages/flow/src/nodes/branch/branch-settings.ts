import { z } from 'zod'
import { nodeSettings } from '../node-settings.ts'

export const branchSettings = z.object({
  ...nodeSettings,
  kind: z.literal('branch'),
  /** exclusive: the first line that is true; inclusive: every true line; parallel: all lines. */
  mode: z.enum(['exclusive', 'inclusive', 'parallel']).default('exclusive'),
})
export type BranchNode = z.infer<typeof branchSettings>
