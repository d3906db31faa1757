import { type Compilable, type CompiledQuery, type KyselyPlugin, WithSchemaPlugin } from 'kysely'
import { keepPlanOf } from './kept-plans.ts'
import type { Tx } from './open-db.ts'
import { postText } from './pipelined.ts'

type Given = Readonly<Record<string, unknown>>

/** Stands for a value while a statement is built; only ever bound, never looked at. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built once per tenant and planned once per connection, and from then on only given its values:
 * building and planning cost more than all the rest of a short query. It names every column it answers. `build` must use
 * each given value as a bound parameter and nothing else. The tenant is that of the handle, so a statement can never be
 * sent to another one.
 */
export function prepared<Values extends Given, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<Row[]> {
  return statement(build, keepPlanOf)
}

/**
 * A prepared statement that writes and whose answer nobody needs: inside a transaction it is sent and not waited for.
 * When it fails, the next statement that is waited for fails with its error, `commit` at the latest.
 */
export function posted<Values extends Given>(
  build: (tx: Tx, values: Values) => Compilable<unknown>,
): (tx: Tx, values: Values) => Promise<unknown> {
  return statement(build, (text) => {
    keepPlanOf(text)
    postText(text)
  })
}

function statement<Values extends Given, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
  register: (text: string) => void,
): (tx: Tx, values: Values) => Promise<Row[]> {
  const built = new WeakMap<KyselyPlugin, CompiledQuery<Row>>()

  return async (tx, values) => {
    const schema = schemaOf(tx)
    let query = built.get(schema)
    if (!query) {
      query = build(tx, blanks<Values>()).compile()
      register(query.sql)
      built.set(schema, query)
    }
    const parameters = query.parameters.map((one) => (one instanceof Blank ? values[one.name] : one))
    return (await tx.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** What puts the tenant's schema before every table: one object for all transactions of a tenant's handle. */
function schemaOf(tx: Tx): KyselyPlugin {
  const schema = tx.getExecutor().plugins.findLast((plugin) => plugin instanceof WithSchemaPlugin)
  if (!schema) throw new Error('A handle without a tenant')
  return schema
}

function blanks<Values extends Given>(): Values {
  return new Proxy({} as Values, { get: (_, name) => new Blank(String(name)) })
}
