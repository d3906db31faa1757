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

export type Measurement = Readonly<{ name: string; about: string; run: () => Promise<readonly Measured[]> }>
