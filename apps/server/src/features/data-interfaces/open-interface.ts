import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { findInterface } from './interface-store.ts'
import { openedInterface } from './interface-view.ts'

export const openInterface = serve(contract.dataInterfaces.open, async ({ input, tx }) =>
  openedInterface(await findInterface(tx, input.id)),
)
