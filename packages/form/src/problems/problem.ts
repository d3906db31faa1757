import type { RefusalParams } from '@signet/std'
import type { LocalizedText } from '../definition/localized-text.ts'

/** What can be wrong with a value. Each code is a key of `locales/` (`form.required`, …). */
export const problemCodes = [
  'form.required',
  'form.requiredChoice',
  'form.requiredOn',
  'form.wrongType',
  'form.unknownField',
  'form.checkFailed',
  'form.calculationFailed',
  'form.tooLong',
  'form.tooManyDecimals',
  'form.belowMinimum',
  'form.aboveMaximum',
  'form.notAStep',
  'form.notAnOption',
  'form.beforeEarliest',
  'form.afterLatest',
  'form.endsBeforeStart',
  'form.tooFewPeople',
  'form.tooManyPeople',
  'form.tooFewChoices',
  'form.tooManyChoices',
  'form.tooFewRows',
  'form.tooManyRows',
  'form.rowWithoutId',
  'form.rowTwice',
  'form.rowAdded',
  'form.twiceInRows',
  'form.notUnique',
  'form.tooManyFiles',
  'form.fileTooLarge',
  'form.fileTypeRefused',
  'form.outsideCircle',
  'form.tooFarAway',
  'form.pictureTooLarge',
  'form.format.email',
  'form.format.url',
  'form.format.date',
  'form.format.number',
  'form.format.digits',
  'form.format.idCard',
  'form.format.json',
  'form.format.mobile',
  'form.format.carPlate',
  'form.format.amount',
  'form.format.chinese',
  'form.format.letters',
  'form.format.lettersAndDigits',
  'form.format.landline',
  'form.format.code',
  'form.format.imageName',
  'form.format.videoName',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** What a kind finds wrong with one value. */
export type KindProblem = Readonly<{ code: ProblemCode; params?: RefusalParams }>

/**
 * What is wrong and where: `lines.2.amount` is the column `amount` in the third row of `lines`.
 * `message` is the administrator's own sentence of a failed check.
 */
export type Problem = KindProblem & Readonly<{ path: string; message?: LocalizedText }>
