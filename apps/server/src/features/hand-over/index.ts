import type { Route } from '../../http/serve.ts'
import { carryOut } from './carry-out.ts'
import { departed } from './departed.ts'
import { preview } from './preview.ts'

export const handOver: readonly Route[] = [departed, preview, carryOut]
