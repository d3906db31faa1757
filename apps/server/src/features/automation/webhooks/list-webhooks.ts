import { contract } from '@signet/contract'
import { isoOf } from '../../../clock/clock.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { revisionOf } from '../../../revisions/index.ts'
import { editedPartOf, findWebhook, webhookPage } from './webhook-store.ts'

const week = 7 * 24 * 60 * 60_000

export const listWebhooks = serve(contract.webhooks.list, async ({ input, tx, now }) => {
  const since = isoOf(Date.parse(now) - week)
  const { rows, total } = await webhookPage(tx, rangeOf(input), { keyword: input.keyword, since })
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => row,
  })
})

export const openWebhook = serve(contract.webhooks.open, async ({ input, tx, now }) => {
  const webhook = await findWebhook(tx, input.id)
  const { formerUntil } = webhook
  return {
    ...webhook,
    formerUntil: formerUntil !== null && now < formerUntil ? formerUntil : null,
    revision: revisionOf(editedPartOf(webhook)),
  }
})
