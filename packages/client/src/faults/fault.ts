import { AnsweredRefusal, type Say } from '../read-answer.ts'

/**
 * Why something of the device or the network did not work, as the specification numbers it (section 8): `errCode` where
 * it has a number, `errMsg` in its own words. The sentence for the person is the text under `code`.
 */
export type Fault = Readonly<{ code: string; errMsg: string; errCode?: number; status?: number }>

/** No answer came within the time limit. */
export const timedOut: Fault = { code: 'client.timedOut', errMsg: 'timeout', errCode: 5 }
/** The caller did not want the answer any more. */
export const aborted: Fault = { code: 'client.aborted', errMsg: 'abort', errCode: 600003 }
/** No answer came, or only a part of one; also when a file could not be sent or read. */
export const networkFailed: Fault = {
  code: 'client.networkFailed',
  errMsg: 'fail',
  errCode: 602001,
  status: 0,
}

/** Returns the refusal of a fault, with number and words of the specification in its parameters. */
export function refusalOf({ code, errMsg, errCode, status = 408 }: Fault, say: Say): AnsweredRefusal {
  // As a text: a number would be written with separators.
  const params = { errMsg, ...(errCode && { errCode: String(errCode) }) }
  return new AnsweredRefusal({ status, code, message: say(code, params), params })
}
