import { z } from 'zod'
import { Fillings } from './automation/actions/fillings.ts'

const name = z.string().trim().max(80).default('')

/** How far back the starter's earlier cases are shown. */
export const pastRanges = ['none', 'week', 'month', 'halfYear', 'year', 'all'] as const

/** Records of another form whose fields have the values that formulas over the case's form give. */
const Related = z.object({ name, form: z.string().max(64).default(''), where: Fillings.default({}) })

/** What people see beside the form at a step. Everything is off by default. */
export const SideSettings = z.object({
  note: z.string().max(4000).default(''),
  links: z
    .array(z.object({ name, url: z.string().max(2000).default('') }))
    .max(20)
    .default([]),
  related: z.array(Related).max(5).default([]),
  attachments: z.boolean().default(false),
  past: z.enum(pastRanges).default('none'),
})
export type SideSettings = z.infer<typeof SideSettings>
