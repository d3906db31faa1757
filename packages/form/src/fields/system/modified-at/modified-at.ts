import { filledMoment } from '../../../kind/filled-kinds.ts'

/** When the record was changed last. */
export const modifiedAt = filledMoment('change')
