export type Mismatch = Readonly<{ course: string; what: string }>

/** What a replay has counted so far. */
export type Tally = {
  cases: number
  commands: number
  /** Commands that the log says were done and the product refused. */
  refused: number
  probes: number
  mismatches: Mismatch[]
}

export function newTally(): Tally {
  return { cases: 0, commands: 0, refused: 0, probes: 0, mismatches: [] }
}
