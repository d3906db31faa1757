import { z } from 'zod'
import { PeopleSource } from '../../sources/people-source.ts'
import { FieldAccesses, type NodeTraits, nodeSettings } from '../node-settings.ts'

export const copySettings = z.object({
  ...nodeSettings,
  kind: z.literal('copy'),
  sources: z.array(PeopleSource).default([]),
  /** Fields that readers see. */
  fields: FieldAccesses.default({}),
})
export type CopyNode = z.infer<typeof copySettings>

export const copyTraits = {
  waitsFor: 'nothing',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: true,
  findsPeople: true,
  fields: { most: 'read', usual: 'read' },
  isTimed: false,
} as const satisfies NodeTraits<CopyNode>
