import { type Compilable, type CompiledQuery, type KyselyPlugin, WithSchemaPlugin } from 'kysely'
import type { PlatformDb, Reader, Tx } from '../handles.ts'
import { askText, keepPlanOf, markPostedText } from './kept-plans.ts'

type QueryParameters = Readonly<Record<string, unknown>>
type Kinds = Readonly<Record<string, readonly QueryParameters[]>>
/** Tables that a statement is for: those of a tenant, or of all of them. */
type AnyHandle = Pick<Reader, 'getExecutor'>
type Statement<Handle extends AnyHandle, Values, Row> = (handle: Handle, values: Values) => Promise<Row[]>

/** Placeholder for a value while a statement is built; it may only be bound. */
class Blank<Values> {
  readonly of: (values: Values) => unknown
  constructor(of: (values: Values) => unknown) {
    this.of = of
  }
}

/**
 * A select that is built once per tenant and planned once per connection, because both cost more than running a short
 * query. It names every column. `build` must only bind the given values. The handle determines the tenant, so a
 * statement cannot reach another one.
 */
export function prepared<Values extends QueryParameters, Row, Handle extends Reader | PlatformDb = Reader>(
  build: (reader: Handle, values: Values) => Compilable<Row>,
): Statement<Handle, Values, Row> {
  return keptStatement(build)
}

/** Like `prepared`, for an awaited statement that writes or locks. */
export function preparedWrite<Values extends QueryParameters, Row, Handle extends Tx | PlatformDb = Tx>(
  build: (tx: Handle, values: Values) => Compilable<Row>,
): Statement<Handle, Values, Row> {
  return keptStatement(build)
}

function keptStatement<Handle extends AnyHandle, Values extends QueryParameters, Row>(
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
 * A prepared write without an awaited answer inside a transaction. Its error fails the next awaited statement,
 * `commit` at the latest.
 */
export function preparedPost<Values extends QueryParameters>(
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
 * A prepared statement that only reads or locks; inside a transaction it travels with the next awaited one, and
 * awaiting the result returns its rows. It may not be sent twice before it has answered.
 */
export function preparedRead<Values extends QueryParameters, Row>(
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
 * A posted statement with rows of several kinds, as single values, which is cheaper than arrays. Common row counts
 * have their own kept text; larger ones are planned each time.
 */
export function preparedPostRows<Values extends QueryParameters, Rows extends Kinds>(
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

/** Maximum rows per kind in a kept text. */
const usual = 6

function post(text: string): void {
  keepPlanOf(text)
  markPostedText(text)
}

function statement<Handle extends AnyHandle, Values, Row>(
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

/** The plugin that adds the tenant's schema; one object per tenant handle. */
function schemaOf(plugins: readonly KyselyPlugin[]): KyselyPlugin {
  const schema = plugins.findLast((plugin) => plugin instanceof WithSchemaPlugin)
  if (!schema) throw new Error('A handle without a tenant')
  return schema
}

function blanks<Values extends QueryParameters, All>(valuesIn: (all: All) => Values): Values {
  return new Proxy({} as Values, {
    get: (_, name) => new Blank((all: All) => valuesIn(all)[String(name)]),
  })
}

/** The same number of rows with the same columns. */
function blankRows<Rows extends Kinds>(rows: Rows): Rows {
  const blankOf = (kind: string, row: QueryParameters, at: number) =>
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
