import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { categoryNames } from './categories.ts'
import { entryView } from './entry-view.ts'
import { entriesOf } from './schedule-store.ts'
import { daysBetween } from './times-of.ts'

/** Covers a calendar page of a whole year. */
const mostDays = 400

export const listEntries = serve(contract.schedules.list, async ({ input, tx, actor, server, caller }) => {
  const { startTime: from, endTime: to } = input
  if (daysBetween(from, to) > mostDays)
    throw new Refusal<RefusalCode>('schedules.rangeTooLong', { max: mostDays })

  const directory = await server.directories.of(actor.tenant)
  const rows = await entriesOf(tx, { personId: actor.personId, from, to })
  const categoryName = await categoryNames(tx, caller.locale)
  return { list: rows.map((row) => entryView({ directory, categoryName }, row)) }
})
