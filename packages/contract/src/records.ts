import { reading } from './records/reading.ts'
import { writing } from './records/writing.ts'

/** Records of dynamic models: forms with a published list. */
export const records = { ...reading, ...writing }

export {
  mostAnsweredRows,
  type RecordChange,
  type RecordDifference,
  type RecordRow,
} from './records/words.ts'
