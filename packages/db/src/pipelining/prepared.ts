import { type Compilable, type CompiledQuery, type KyselyPlugin, WithSchemaPlugin } from 'kysely'
import type { Reader, Tx } from '../handles.ts'
import { askText, keepPlanOf, postText } from './kept-plans.ts'

type Given = Readonly<Record<string, unknown>>
type Kinds = Readonly<Record<string, readonly Given[]>>
type Statement<Handle extends Reader, Values, Row> = (handle: Handle, values: Values) => Promise<Row[]>

/** Stands for a value while a statement is built; only ever bound, never looked at. */
class Blank<Values> {
  readonly of: (values: Values) => unknown
  constructor(of: (values: Values) => unknown) {
    this.of = of
  }
}

/**
 * A select that is built once per tenant and planned once per connection, and from then on only given its values:
 * building and planning cost more than all the rest of a short query. It names every column it answers. `build` must use
 * each given value as a bound parameter and nothing else. The tenant is that of the handle, so a statement can never be
 * sent to another one.
 */
export function prepared<Values extends Given, Row>(
  build: (reader: Reader, values: Values) => Compilable<Row>,
): Statement<Reader, Values, Row> {
  return keptStatement(build)
}

/** The same for a statement that writes or locks, and whose answer is waited for. */
export function preparedWrite<Values extends Given, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
): Statement<Tx, Values, Row> {
  return keptStatement(build)
}

function keptStatement<Handle extends Reader, Values extends Given, Row>(
  build: (handle: Handle, values: Values) => Compilable<Row>,
): Statement<Handle, Values, Row> {
  return statement(
    (handle: Handle) =>
      build(
        handle,
        blanks<Values, Values>((values) => values),
      ),
    keepPlanOf,
  )
}

/**
 * A prepared statement that writes and whose answer nobody needs: inside a transaction it is sent and not waited for.
 * When it fails, the next statement that is waited for fails with its error, `commit` at the latest.
 */
export function posted<Values extends Given>(
  build: (tx: Tx, values: Values) => Compilable<unknown>,
): Statement<Tx, Values, unknown> {
  return statement(
    (tx: Tx) =>
      build(
        tx,
        blanks<Values, Values>((values) => values),
      ),
    post,
  )
}

/**
 * A prepared statement that only reads or locks: inside a transaction it travels with the next statement that is waited
 * for, and what this answers gives its rows. The same one may not be asked twice before it has answered.
 */
export function asked<Values extends Given, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<() => Promise<Row[]>> {
  const ask = statement(
    (tx: Tx) =>
      build(
        tx,
        blanks<Values, Values>((values) => values),
      ),
    (text) => {
      keepPlanOf(text)
      askText(text)
    },
  )

  return async (tx, values) => {
    await ask(tx, values)
    return () => ask(tx, values)
  }
}

/**
 * A posted statement with rows: of each kind any number, since one value after the other costs less on both sides than an array
 * per column. For each number of them that is usual there is a text; more are sent and planned by themselves.
 */
export function postedRows<Values extends Given, Rows extends Kinds>(
  build: (tx: Tx, values: Values, rows: Rows) => Compilable<unknown>,
): (tx: Tx, values: Values, rows: Rows) => Promise<unknown> {
  type Both = Readonly<{ values: Values; rows: Rows }>
  const statements = new Map<string, Statement<Tx, Both, unknown>>()

  return (tx, values, rows) => {
    const counts = Object.values(rows).map(({ length }) => length)
    if (Math.max(...counts) > usual) return tx.executeQuery(build(tx, values, rows).compile())

    const shape = counts.join()
    const known = statements.get(shape)
    const one =
      known ??
      statement<Tx, Both, unknown>(
        (tx) =>
          build(
            tx,
            blanks<Values, Both>((given) => given.values),
            blankRows(rows),
          ),
        post,
      )
    if (!known) statements.set(shape, one)
    return one(tx, { values, rows })
  }
}

/** Rows of a kind in one of the texts that are kept. */
const usual = 6

function post(text: string): void {
  keepPlanOf(text)
  postText(text)
}

function statement<Handle extends Reader, Values, Row>(
  build: (handle: Handle) => Compilable<Row>,
  register: (text: string) => void,
): Statement<Handle, Values, Row> {
  const built = new WeakMap<KyselyPlugin, CompiledQuery<Row>>()

  return async (handle, values) => {
    const executor = handle.getExecutor()
    const schema = schemaOf(executor.plugins)
    let query = built.get(schema)
    if (!query) {
      query = build(handle).compile()
      register(query.sql)
      built.set(schema, query)
    }
    const parameters = query.parameters.map((one) => (one instanceof Blank ? one.of(values) : one))
    return (await executor.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** What puts the tenant's schema before every table: one object for all transactions of a tenant's handle. */
function schemaOf(plugins: readonly KyselyPlugin[]): KyselyPlugin {
  const schema = plugins.findLast((plugin) => plugin instanceof WithSchemaPlugin)
  if (!schema) throw new Error('A handle without a tenant')
  return schema
}

function blanks<Values extends Given, All>(valuesIn: (all: All) => Values): Values {
  return new Proxy({} as Values, {
    get: (_, name) => new Blank((all: All) => valuesIn(all)[String(name)]),
  })
}

/** As many rows with the same columns. */
function blankRows<Rows extends Kinds>(rows: Rows): Rows {
  const blankOf = (kind: string, row: Given, at: number) =>
    Object.fromEntries(
      Object.keys(row).map((name) => [
        name,
        new Blank((all: { rows: Rows }) => all.rows[kind]?.[at]?.[name]),
      ]),
    )
  const kinds = Object.entries(rows).map(([kind, some]) => [
    kind,
    some.map((row, at) => blankOf(kind, row, at)),
  ])
  return Object.fromEntries(kinds) as Rows
}
