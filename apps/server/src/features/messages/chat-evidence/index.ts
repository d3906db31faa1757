import type { Route } from '../../../http/serve.ts'
import { markEvidence } from './mark-evidence.ts'

export const chatEvidence: readonly Route[] = [markEvidence]
