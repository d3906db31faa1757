import type { Route } from '../../../http/serve.ts'
import { openSide } from './open-side.ts'

export const caseSide: readonly Route[] = [openSide]
