import type { contract, HandlerOutput } from '@signet/contract'
import type { DataInterface } from './interface-store.ts'

type ListedInterface = DataInterface & Readonly<{ calls: number; failures: number }>

export function listedInterface(
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

export function openedInterface(row: DataInterface): HandlerOutput<typeof contract.dataInterfaces.open> {
  const { id, name, code, category, question, audience, changedAt } = row
  return { id, fullName: name, enCode: code, category, ...question, audience, changedAt }
}
