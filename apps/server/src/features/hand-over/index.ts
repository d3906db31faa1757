import type { Route } from '../../http/serve.ts'
import { carryOut } from './carry-out.ts'
import { departed, preview } from './preview-hand-over.ts'

export const handOver: readonly Route[] = [departed, preview, carryOut]
