import { z } from 'zod'
import { PeopleSource } from '../../sources/people-source.ts'
import { Fillings } from '../automation/actions/action-kind.ts'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'
import { NobodyRule, StarterRelation } from '../people-settings.ts'

/** Starts a case of another flow for each person found. */
export const subFlowSettings = z.object({
  ...nodeSettings,
  kind: z.literal('subFlow'),
  flow: z.string().max(64).default(''),
  sources: z.array(PeopleSource).default([]),
  among: StarterRelation.default('everybody'),
  nobody: NobodyRule.default({ rule: 'administrator' }),
  /** All at once, or one after another. */
  order: z.enum(['together', 'inTurn']).default('together'),
  /** Whether the case waits for their ends, or only for their launch. */
  waits: z.boolean().default(true),
  /** Whether they are launched; otherwise each person gets a draft. */
  submits: z.boolean().default(true),
  /** Leave out people who may not launch that flow. */
  permitted: z.boolean().default(false),
  /** Fields of the other form by formulas over this one. */
  values: Fillings.default({}),
  /** Own fields by the fields of the other form that fill them when it ends. */
  brings: z.record(z.string(), z.string().max(200)).default({}),
})
export type SubFlowNode = z.infer<typeof subFlowSettings>

export const subFlowTraits = {
  waitsFor: 'system',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: true,
  fields: undefined,
  isTimed: false,
} as const satisfies NodeTraits<SubFlowNode>
