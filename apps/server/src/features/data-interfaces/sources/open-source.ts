import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { findSource } from './data-source-store.ts'
import { dataSourceView } from './data-source-view.ts'

export const openSource = serve(contract.dataInterfaces.openSource, async ({ input, tx }) =>
  dataSourceView(await findSource(tx, input.id)),
)
