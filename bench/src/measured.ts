/**
 * One figure. `beside` names what it was compared with in the same run and `ratio` is value over that; `aim` says in
 * words what is hoped for, `met` whether it was reached, null where there is no aim.
 */
export type Measured = Readonly<{
  id: string
  value: number
  unit: string
  beside: string
  ratio: number | null
  aim: string
  met: boolean | null
}>

/**
 * What one may wish: another PostgreSQL than one of the run's own, other numbers of rows, like `imported=5000`, no peer,
 * a whole platform as a peer too.
 */
export type Wishes = Readonly<{
  database?: string | undefined
  rows: readonly string[]
  alone: boolean
  platform: boolean
}>

export type Measurement = Readonly<{
  name: string
  about: string
  run: (wishes: Wishes) => Promise<readonly Measured[]>
}>
