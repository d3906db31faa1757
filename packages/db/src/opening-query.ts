import pg from 'pg'

/** `begin` as a connection must know it before a query can bring it along. */
export const beginning = { name: 'begin', text: 'begin' } as const

/** What of a query the driver calls when an answer arrives; its types leave it out. */
type Answered = { handleCommandComplete: (message: unknown, connection: pg.Connection) => void }

type Opening = Readonly<{ text: string; values: readonly unknown[]; name?: string }>

/**
 * A query that opens its transaction: `begin` travels before it in the same flight, up to the same sync. When `begin`
 * fails PostgreSQL skips the query, too; sent one behind the other it would be done outside of any transaction.
 */
export function openingQuery({ text, values, name }: Opening): pg.Query {
  const config = { text, values: [...values], queryMode: 'extended', ...(name !== undefined && { name }) }
  const query = new pg.Query(config)
  const { submit } = query
  query.submit = (connection) => {
    connection.stream.cork()
    connection.bind({ statement: beginning.name }, true)
    connection.execute(null, true)
    const problem = submit.call(query, connection)
    connection.stream.uncork()
    return problem
  }

  // The first command that is complete is `begin`; what follows is the query's own.
  const answered = query as unknown as Answered
  const { handleCommandComplete } = answered
  answered.handleCommandComplete = () => {
    answered.handleCommandComplete = handleCommandComplete
  }
  return query
}
