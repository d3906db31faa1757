import type { Around } from '@signet/formula'
import type { Variable } from '../conditions/variables.ts'

/** Who looks at records. */
export type Viewer = Readonly<{
  isAdministrator: boolean
  around: Around
  idsOf: (variable: Variable) => readonly string[]
}>
