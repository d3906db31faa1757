import { z } from 'zod'
import { nodeSettings } from '../node-settings.ts'

export const mergeSettings = z.object({ ...nodeSettings, kind: z.literal('merge') })
export type MergeNode = z.infer<typeof mergeSettings>
