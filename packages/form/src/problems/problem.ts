import type { RefusalParams } from '@signet/std'
import { z } from 'zod'
import type { LocalizedText } from '../definition/localized-text.ts'

/** The problems of values. Each code is a text key (`form.required` and so on). */
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

/** A problem of one value, found by its kind. */
export type KindProblem = Readonly<{ code: ProblemCode; params?: RefusalParams }>

/**
 * A problem and its path: `lines.2.amount` is the column `amount` in the third row of `lines`. `message` is the
 * administrator's text of a failed check.
 */
export type Problem = KindProblem & Readonly<{ path: string; message?: LocalizedText }>

type Context = Readonly<{
  addIssue: (issue: { code: 'custom'; message: string; params: RefusalParams }) => void
}>

/** Adds an issue with a code of ours inside a kind's schema, so that people read our text instead of the schema's. */
export function refuseValue(context: Context, code: ProblemCode, params: RefusalParams = {}): typeof z.NEVER {
  context.addIssue({ code: 'custom', message: code, params })
  return z.NEVER
}

/** Returns the first issue of a kind's schema as a problem; generic issues become "wrong type". */
export function problemOfIssues({ issues }: z.ZodError): KindProblem {
  const issue = issues.find(({ code }) => code === 'custom')
  if (issue?.code !== 'custom') return { code: 'form.wrongType' }
  const params = (issue.params ?? {}) as RefusalParams
  const code = issue.message as ProblemCode
  return Object.keys(params).length > 0 ? { code, params } : { code }
}
