/** What one person has to do: the ids of what waits for them, and to approve one of these. */
export type Step = Readonly<{
  waiting: () => Promise<readonly string[]>
  approve: (id: string) => Promise<void>
}>

/** A product with approvals, as its users meet it over HTTP, over a database of its own on the same PostgreSQL. */
export type Side = Readonly<{
  title: string
  /** The process of its server. */
  pid: number
  /** The starter hands in a claim. */
  submit: () => Promise<void>
  /** Three people in a row, each another one. */
  steps: readonly Step[]
  /** How many claims were approved to the end. */
  approved: () => Promise<number>
  stop: () => Promise<void>
}>

export type Opening = Readonly<{ databaseUrl: string; folder: string; connections: number }>
