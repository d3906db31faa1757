import type { Route } from '../../../http/serve.ts'
import { askForAccess, explainAccess } from './ask-for-access.ts'

export const accessRequests: readonly Route[] = [explainAccess, askForAccess]
