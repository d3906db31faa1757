import { z } from 'zod'
import { nodeSettings } from '../node-settings.ts'
import { peopleSettings } from '../people-settings.ts'

export const approverSettings = z.object({ ...nodeSettings, kind: z.literal('approver'), ...peopleSettings })
export type ApproverNode = z.infer<typeof approverSettings>
