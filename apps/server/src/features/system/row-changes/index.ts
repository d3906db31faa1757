import type { Route } from '../../../http/serve.ts'
import { listChanges } from './list-changes.ts'

export const rowChanges: readonly Route[] = [listChanges]
