import { contract } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { interfaceRowsPage } from './interface-store.ts'
import { listedInterface } from './interface-view.ts'

const week = 7 * 24 * 60 * 60_000

export const listInterfaces = serve(contract.dataInterfaces.list, async ({ input, tx, now }) => {
  const since = isoOf(Date.parse(now) - week)
  const { rows, total } = await interfaceRowsPage(tx, rangeOf(input), { keyword: input.keyword ?? '', since })

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: listedInterface,
  })
})
