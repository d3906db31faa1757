import type { Compilable, CompiledQuery } from 'kysely'
import type { Tx } from './open-db.ts'

type Given = Readonly<Record<string, unknown>>

/** Stands for a value while a statement is built; only ever bound, never looked at. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built once per tenant and from then on only given its values: building costs more than all the
 * rest of a short query. `build` must use each given value as a bound parameter and nothing else.
 */
export function prepared<Values extends Given, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
): (tx: Tx, tenant: string, values: Values) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>()

  return async (tx, tenant, values) => {
    const query = built.get(tenant) ?? build(tx, blanks<Values>()).compile()
    built.set(tenant, query)
    const parameters = query.parameters.map((one) => (one instanceof Blank ? values[one.name] : one))
    return (await tx.executeQuery<Row>({ ...query, parameters })).rows
  }
}

function blanks<Values extends Given>(): Values {
  return new Proxy({} as Values, { get: (_, name) => new Blank(String(name)) })
}
