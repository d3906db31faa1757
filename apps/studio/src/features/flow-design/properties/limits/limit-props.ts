import type { TimeLimit } from '@signet/flow'

export type LimitProps = Readonly<{ limit: TimeLimit; onChange: (limit: TimeLimit) => void }>
