import type { InterfaceQuestion, InterfaceSource } from '@signet/contract'
import { httpRows } from './http-rows.ts'
import { staticRows } from './pick-rows.ts'
import type { FoundRows, SourceKind, SourceRequest } from './source-kind.ts'
import { sqlRows } from './sql-rows.ts'

export { pickRows } from './pick-rows.ts'
export type { FoundRows, RowQuery } from './source-kind.ts'
export { columnsOf, type ReadColumn, type RowFilter, type RowTest } from './source-kind.ts'

type Kinds = {
  readonly [Kind in InterfaceSource['kind']]: SourceKind<Extract<InterfaceSource, { kind: Kind }>>
}

/** A new kind of source adds one line here. */
const kinds: Kinds = { static: staticRows, sql: sqlRows, http: httpRows }

/** Refuses `dataInterfaces.*` for a question that could never be asked. */
export async function refuseQuestion({ source, parameters }: InterfaceQuestion): Promise<void> {
  const names = new Set(parameters.map(({ name }) => name))
  // The register pairs each kind with its own settings.
  await kinds[source.kind].refuse(source as never, names)
}

export function rowsOf(source: InterfaceSource, asking: SourceRequest): Promise<FoundRows> {
  return kinds[source.kind].rows(source as never, asking)
}

/** Whether the source always returns all its rows. */
export function answersWhole(source: InterfaceSource): boolean {
  return kinds[source.kind].answersWhole
}
