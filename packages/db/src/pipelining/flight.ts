import type pg from 'pg'
import utils from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'

/** One statement of a flight. A connection keeps the plan of one that has a name. */
export type Statement = Readonly<{ name: string | undefined; text: string; values: readonly unknown[] }>

type Row = Record<string, unknown>
export type Answer = { command: string; rowCount: number | null; rows: Row[] }

type Columns = Readonly<{
  names: readonly string[]
  readers: readonly ((text: string) => unknown)[]
  blank: Row
}>
type FieldMessage = Readonly<{ fields: readonly Readonly<{ name: string; dataTypeID: number }>[] }>
type RowMessage = Readonly<{ fields: readonly (string | null)[] }>

/** Columns of the kept plans of one connection. PostgreSQL refuses a plan whose columns have changed. */
type KeptColumns = Map<string, Columns>

type Reading = Readonly<{ kept: KeptColumns; parserOf: (type: number) => (text: string) => unknown }>

/**
 * Statements that travel together, as one query of the driver: one write, and one answer of PostgreSQL, because it
 * sends what it has to say when it reaches the `sync` at the end. It executes them in order; when one fails, it skips
 * the rest, and the flight fails with that error.
 */
export class Flight implements pg.Submittable {
  readonly statements: readonly Statement[]
  readonly answers: Promise<readonly Answer[]>
  readonly #reading: Reading
  readonly #settle: Readonly<{
    resolve: (answers: readonly Answer[]) => void
    reject: (error: unknown) => void
  }>
  readonly #done: Answer[] = []
  #columns = none
  #rows: Row[] = []
  #unreadable: unknown

  constructor(statements: readonly Statement[], reading: Reading) {
    const { promise, ...settle } = Promise.withResolvers<readonly Answer[]>()
    this.answers = promise
    this.#settle = settle
    this.statements = statements
    this.#reading = reading
  }

  /** Under these two the driver notes that PostgreSQL has parsed a statement. */
  get name(): string | undefined {
    return this.statements[this.#done.length]?.name
  }

  get text(): string | undefined {
    return this.statements[this.#done.length]?.text
  }

  /** Called by the driver when the connection is ready. Returns an error where a value cannot be sent. */
  submit(connection: pg.Connection): unknown {
    try {
      const messages = this.#messages(connection as ParsingConnection)
      if (connection.stream.writable) connection.stream.write(Buffer.concat(messages))
      this.#begin()
      return null
    } catch (error) {
      return error
    }
  }

  handleRowDescription({ fields }: FieldMessage): void {
    const { parserOf } = this.#reading
    this.#columns = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
      blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: RowMessage): void {
    try {
      this.#rows.push(rowOf(this.#columns, fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete({ text }: Readonly<{ text: string }>): void {
    const { name } = this
    if (name !== undefined) this.#reading.kept.set(name, this.#columns)
    const [command = '', ...counts] = text.split(' ')
    const count = Number(counts.at(-1))
    this.#done.push({ command, rowCount: Number.isNaN(count) ? null : count, rows: this.#rows })
    this.#begin()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** PostgreSQL refused a statement, or the connection is lost. */
  handleError(error: unknown): void {
    this.#settle.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#unreadable === undefined) this.#settle.resolve(this.#done)
    else this.#settle.reject(this.#unreadable)
  }

  /** Prepares for the answer of the next statement. */
  #begin(): void {
    const { name } = this
    this.#columns = (name === undefined ? undefined : this.#reading.kept.get(name)) ?? none
    this.#rows = []
  }

  #messages({ parsedStatements }: ParsingConnection): Buffer[] {
    const { kept } = this.#reading
    const parsed = new Set<string>()
    const messages: Buffer[] = []
    for (const { name = '', text, values } of this.statements) {
      const isParsed = name !== '' && (parsedStatements[name] !== undefined || parsed.has(name))
      parsed.add(name)
      if (!isParsed) messages.push(serialize.parse({ name, text }))
      messages.push(serialize.bind({ statement: name, values: [...values], valueMapper: utils.prepareValue }))
      if (!isParsed || !kept.has(name)) messages.push(describePortal)
      messages.push(serialize.execute())
    }
    messages.push(serialize.sync())
    return messages
  }
}

type ParsingConnection = pg.Connection & Readonly<{ parsedStatements: Readonly<Record<string, string>> }>

const none: Columns = { names: [], readers: [], blank: {} }
const describePortal = serialize.describe({ type: 'P', name: '' })

function rowOf({ names, readers, blank }: Columns, texts: RowMessage['fields']): Row {
  const row = { ...blank }
  for (const [at, name] of names.entries()) {
    const text = texts[at]
    if (typeof text === 'string') row[name] = readers[at]?.(text)
  }
  return row
}
