import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

/** The head of the starter's department, or of the one `levels` above it. */
export const departmentHead = sourceKind({
  settings: z.object({
    kind: z.literal('departmentHead'),
    levels: z.number().int().min(0).max(20).default(0),
  }),
  find: ({ levels }, { starter, facts: { directory } }) => {
    const department = directory.departmentOf(starter)
    return department === undefined
      ? []
      : [directory.headOf(department, levels)].filter((head) => head !== undefined)
  },
})
