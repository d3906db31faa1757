import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

export const starter = sourceKind({
  settings: z.object({ kind: z.literal('starter') }),
  hangsOn: () => 'starter',
  find: (_settings, { starter }) => [starter],
})
