import type { Company } from '../company/company.ts'
import type { LogClock } from '../log-clock.ts'
import type { Tally } from './tally.ts'

/** What playing a log needs everywhere. */
export type Stage = Readonly<{ company: Company; clock: LogClock; tally: Tally }>
