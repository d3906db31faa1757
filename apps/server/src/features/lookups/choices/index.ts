import type { Route } from '../../../http/serve.ts'
import { offeredRows } from './offered-rows.ts'

export const choices: readonly Route[] = [offeredRows]
