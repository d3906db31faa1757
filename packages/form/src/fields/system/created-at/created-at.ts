import { filledMoment } from '../../../kind/filled-kinds.ts'

/** When the record was made. */
export const createdAt = filledMoment('creation')
