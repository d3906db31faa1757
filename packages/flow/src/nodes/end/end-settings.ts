import { z } from 'zod'
import { nodeSettings } from '../node-settings.ts'

export const endSettings = z.object({ ...nodeSettings, kind: z.literal('end') })
export type EndNode = z.infer<typeof endSettings>
