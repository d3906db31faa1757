import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { findRule } from './bill-rule-store.ts'
import { billText } from './bill-text.ts'
import { shownCore } from './shown-core.ts'

/** A GET that reserves: asked again it answers the same, so a form may be opened as often as its reader likes. */
export const reserveBillNumber = serve(
  contract.billRules.number,
  async ({ input, actor: { tenant, personId }, now, server }) =>
    server.db
      .tenant(tenant)
      .transaction()
      .execute(async (tx) => {
        const { id: key, settings } = await findRule(tx, input.enCode)
        const { random, newId, timeZone } = server
        const core = await shownCore(tx, { key, settings, personId, now, random, newId, timeZone })
        return billText(settings, core, {})
      }),
)
