import { flowRefusals } from '@signet/flow'
import { formRefusals } from '@signet/form'
import { formulaRefusals } from '@signet/formula'

/** Codes that end the session on the client (spec section 4). */
export const sessionEnding = [600, 601, 602] as const

/** The closed catalogue: refusal -> envelope code. Sentences in three languages stand beside the feature under the same key. */
export const refusals = {
  ...flowRefusals,
  ...formRefusals,
  ...formulaRefusals,
  'request.invalid': 400,
  'request.tooLarge': 413,
  'request.tooDeep': 400,
  'request.tooMany': 429,
  'request.notFound': 404,
  'request.keyReused': 422,
  'request.timedOut': 408,
  'server.failed': 500,
  'server.unavailable': 503,
  'session.expired': 600,
  'session.replaced': 601,
  'session.invalid': 602,
  'session.wrongPassword': 400,
  'session.locked': 400,
  'session.disabled': 400,
  'session.unknownTenant': 400,
  'session.administratorsOnly': 403,
  'session.firstRunDone': 409,
  'session.weakPassword': 400,
  'organization.notFound': 404,
  'organization.codeTaken': 409,
  'organization.accountTaken': 409,
  'organization.cycle': 422,
  'approvals.flowNotFound': 404,
  'approvals.caseNotFound': 404,
  'approvals.notInvolved': 403,
  'design.notFound': 404,
  'design.codeTaken': 409,
  'design.invalid': 400,
  'design.unsound': 422,
  'design.notPublished': 409,
  'design.duplicates': 409,
  'notices.notFound': 404,
  'files.notFound': 404,
  'files.tooLarge': 413,
  'files.typeRefused': 415,
  'files.notReady': 409,
  'dictionary.notFound': 404,
  'dictionary.entryNotFound': 404,
  'dictionary.codeTaken': 409,
  'dictionary.inUse': 409,
  'dictionary.flat': 422,
  'dictionary.cycle': 422,
  'areas.notFound': 404,
  'billRules.notFound': 404,
  'billRules.codeTaken': 409,
  'billRules.inUse': 409,
  'billRules.resetUnseen': 422,
  'billRules.exhausted': 409,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals
