import type pg from 'pg'

export type Send = (text: string, values: readonly unknown[]) => Promise<unknown>

/** Sends statements to one connection, each by the name of its kept plan where it has one. */
export function sender(client: pg.PoolClient, nameOf: (text: string) => string | undefined): Send {
  return (text, values) => {
    const name = nameOf(text)
    return name === undefined
      ? client.query(text, [...values])
      : client.query({ name, text, values: [...values] })
  }
}

/** Answers a statement before PostgreSQL does. */
export function acknowledged(command: string) {
  return { command, rowCount: 0, rows: [] }
}
