import type { InterfaceQuestion, InterfaceSource } from '@signet/contract'
import { httpRows } from './http-rows.ts'
import type { Asking, Found, SourceKind } from './source-kind.ts'
import { sqlRows } from './sql-rows.ts'
import { staticRows } from './static-rows.ts'

export { columnsOf, type Narrowing, type ReadColumn, type RowTest } from './narrowing.ts'
export { pickRows } from './pick-rows.ts'
export type { Found, Wanted } from './source-kind.ts'

type Kinds = {
  readonly [Kind in InterfaceSource['kind']]: SourceKind<Extract<InterfaceSource, { kind: Kind }>>
}

/** A kind of source joins here, in one line. */
const kinds: Kinds = { static: staticRows, sql: sqlRows, http: httpRows }

/** Refuses `dataInterfaces.*` for a question that could never be asked. */
export function refuseQuestion({ source, parameters }: InterfaceQuestion): void {
  const names = new Set(parameters.map(({ name }) => name))
  // The register pairs each kind with its own settings.
  kinds[source.kind].refuse(source as never, names)
}

export function rowsOf(source: InterfaceSource, asking: Asking): Promise<Found> {
  return kinds[source.kind].rows(source as never, asking)
}

/** Does it answer all its rows, whichever of them are wanted? */
export function answersWhole(source: InterfaceSource): boolean {
  return kinds[source.kind].answersWhole
}
