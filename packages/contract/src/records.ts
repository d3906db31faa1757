import { reading } from './records/reading.ts'
import { writing } from './records/writing.ts'

/** Records of dynamic models: forms with a published list. */
export const records = { ...reading, ...writing }

export type { RecordChange, RecordDifference, RecordRow } from './records/words.ts'
