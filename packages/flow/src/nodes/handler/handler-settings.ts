import { z } from 'zod'
import { nodeSettings } from '../node-settings.ts'
import { peopleSettings } from '../people-settings.ts'

export const handlerSettings = z.object({ ...nodeSettings, kind: z.literal('handler'), ...peopleSettings })
export type HandlerNode = z.infer<typeof handlerSettings>
