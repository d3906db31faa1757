import { z } from 'zod'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'
import { peopleSettings } from '../people-settings.ts'

export const approverSettings = z.object({ ...nodeSettings, kind: z.literal('approver'), ...peopleSettings })
export type ApproverNode = z.infer<typeof approverSettings>

export const approverTraits = {
  waitsFor: 'people',
  linesIn: 'any',
  linesOut: 'one',
  task: { decision: 'agreed', event: 'taskAgreed', mayReject: true, mayBeAutomatic: true },
  informs: false,
  findsPeople: true,
  fields: { most: 'required', usual: 'read' },
  isTimed: false,
} as const satisfies NodeTraits<ApproverNode>
