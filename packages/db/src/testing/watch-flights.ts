import { Socket } from 'node:net'
import pg from 'pg'
import { Flight, type Statement } from '../pipelining/flight.ts'

export type { Statement }

/** What leaves instead of a flight. `isCut` loses the connection when these have been sent. */
type Departure = Readonly<{ statements: readonly Statement[]; isCut: boolean }>

/**
 * Shows every flight of this process before it leaves, so that a test can count its statements, replace one or lose
 * the connection before one. Ends when the returned function is called.
 */
export function watchFlights(watch: (statements: readonly Statement[]) => Departure): () => void {
  const { query } = pg.Client.prototype

  const watched = function (this: pg.Client, ...given: unknown[]) {
    const [flight] = given
    if (!(flight instanceof Flight)) return Reflect.apply(query, this, given)

    const { statements, isCut } = watch(flight.statements)
    Object.assign(flight, { statements })
    const sent = Reflect.apply(query, this, given)
    if (isCut) streamOf(this).destroy()
    return sent
  }
  pg.Client.prototype.query = watched as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}

/** What leaves when the statement at this place in the flight meets with a fault. */
export function faultAt(
  statements: readonly Statement[],
  { place, end }: Readonly<{ place: number; end: 'refused' | 'cut' }>,
): Departure {
  if (end === 'cut') return { statements: statements.slice(0, place), isCut: true }
  return { statements: statements.with(place, divisionByZero), isCut: false }
}

const divisionByZero: Statement = { name: undefined, text: 'select 1 / 0', values: [] }

function streamOf(client: pg.Client): Socket {
  const { connection } = client as unknown as { connection: pg.Connection }
  if (connection.stream instanceof Socket) return connection.stream
  throw new Error('The driver keeps its socket elsewhere')
}
