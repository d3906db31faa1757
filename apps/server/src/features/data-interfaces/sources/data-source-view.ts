import type { contract, HandlerOutput } from '@signet/contract'
import type { DataSource } from './data-source-store.ts'

export function dataSourceView(source: DataSource): HandlerOutput<typeof contract.dataInterfaces.openSource> {
  const { id, name, code, origin, sealedPassword, changedAt } = source
  return { id, fullName: name, enCode: code, origin, hasPassword: sealedPassword !== null, changedAt }
}
