import { reading } from './reading.ts'
import { writing } from './writing.ts'

/** Records of dynamic models: forms with a published list. */
export const records = { ...reading, ...writing }

export {
  mostAnsweredRows,
  type RecordChange,
  type RecordDifference,
  type RecordRow,
} from './words.ts'
