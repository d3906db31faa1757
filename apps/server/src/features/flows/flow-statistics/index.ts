import type { Route } from '../../../http/serve.ts'
import { openStatistics } from './open-statistics.ts'

export const flowStatistics: readonly Route[] = [openStatistics]
