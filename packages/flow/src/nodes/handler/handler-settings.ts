import { z } from 'zod'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'
import { peopleSettings } from '../people-settings.ts'

export const handlerSettings = z.object({ ...nodeSettings, kind: z.literal('handler'), ...peopleSettings })
export type HandlerNode = z.infer<typeof handlerSettings>

export const handlerTraits = {
  waitsFor: 'people',
  linesIn: 'any',
  linesOut: 'one',
  task: { decision: 'handled', event: 'taskHandled', mayReject: false, mayBeAutomatic: false },
  informs: false,
  findsPeople: true,
  fields: { most: 'required', usual: 'read' },
  isTimed: false,
} as const satisfies NodeTraits<HandlerNode>
