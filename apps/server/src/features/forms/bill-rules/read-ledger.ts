import { contract, type HandlerOutput } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { billText, serialCore } from '../../../records/numbering/bill-text.ts'
import type { Server } from '../../../server.ts'
import { countLedger, type LedgerRow, ledgerRows } from './ledger-store.ts'

export const listLedger = serve(contract.billRules.ledger, async ({ input, actor, tx, server, caller }) => {
  const { tenant } = actor
  const { pageSize: _size, cursor: _cursor, currentPage: _page, ...filter } = input
  const directory = await server.directories.of(tenant)
  const rows = await ledgerRows({ db: tx, tenant }, filter, rangeOf(input))
  return toPage(rows, {
    request: input,
    total: await countLedger({ db: tx, tenant }, filter, rangeOf(input)),
    placeOf: ({ at, id }) => ({ at, id }),
    show: (row) => ledgerView(row, { server, directory, locale: caller.locale }),
  })
})

type Reader = Readonly<{
  server: Pick<Server, 'words' | 'timeZone'>
  directory: Snapshot
  locale: Locale
}>
type Shown = HandlerOutput<typeof contract.billRules.ledger>['list'][number]

export function ledgerView(row: LedgerRow, { server, directory, locale }: Reader): Shown {
  const { id, state, at, reason, voidedAt, voidedBy, recordId } = row
  const person = personRef(directory)
  return {
    ...{ id, state, at, voidedAt, recordId },
    number: row.number ?? reservedText(row, server.timeZone),
    reason: reason === '' ? '' : server.words.t(locale)(`bill-rules.reason.${reason}`),
    rule: row.ruleId === null ? null : { id: row.ruleId, name: row.ruleName ?? '' },
    person: person(row.personId),
    voidedBy: voidedBy === null ? null : person(voidedBy),
    form: row.form ?? '',
    caseTitle: row.caseTitle ?? '',
  }
}

/** A reserved number as its person was shown it. */
function reservedText({ settings, counted, drawn, at }: LedgerRow, timeZone: string): string {
  if (settings === null) return drawn
  const isCounted = settings.kind === 'serial' && counted !== null
  return billText(settings, isCounted ? serialCore(settings, counted, { now: at, timeZone }) : drawn, {})
}
