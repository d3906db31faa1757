import type { Route } from '../../../http/serve.ts'
import { offeredRows } from './offered-rows.ts'

export { type FoundIds, namesToIds, unambiguous } from './names-to-ids.ts'

export const choices: readonly Route[] = [offeredRows]
