import { contract, type HandlerOutput } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { revisionOf } from '../../revisions/index.ts'
import { type DataInterface, editedPartOf, findInterface, interfaceRowsPage } from './interface-store.ts'

const week = 7 * 24 * 60 * 60_000

export const listInterfaces = serve(contract.dataInterfaces.list, async ({ input, tx, now }) => {
  const since = isoOf(Date.parse(now) - week)
  const { rows, total } = await interfaceRowsPage(tx, rangeOf(input), { keyword: input.keyword, since })

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: listedInterface,
  })
})

export const openInterface = serve(contract.dataInterfaces.open, async ({ input, tx }) =>
  openedInterface(await findInterface(tx, input.id)),
)

type ListedInterface = DataInterface & Readonly<{ calls: number; failures: number }>

function listedInterface(
  row: ListedInterface,
): HandlerOutput<typeof contract.dataInterfaces.list>['list'][number] {
  return {
    id: row.id,
    fullName: row.name,
    enCode: row.code,
    category: row.category,
    kind: row.question.source.kind,
    audience: row.audience.kind,
    calls: row.calls,
    failures: row.failures,
    changedAt: row.changedAt,
  }
}

function openedInterface(row: DataInterface): HandlerOutput<typeof contract.dataInterfaces.open> {
  const { id, name, code, category, question, audience, changedAt } = row
  const revision = revisionOf(editedPartOf(row))
  return { id, fullName: name, enCode: code, category, ...question, audience, changedAt, revision }
}
