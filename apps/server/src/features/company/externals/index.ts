import type { Route } from '../../../http/serve.ts'
import { endExternal, extendExternal, inviteExternal } from './change-externals.ts'
import { listExternals } from './list-externals.ts'

export { closeDue } from './close-due.ts'

export const externals: readonly Route[] = [listExternals, inviteExternal, extendExternal, endExternal]
