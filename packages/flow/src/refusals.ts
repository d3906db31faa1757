import { Refusal, type RefusalParams } from '@signet/std'

/** The closed catalogue of what the engine may refuse, each with the number its envelope carries. */
export const flowRefusals = {
  'flow.alreadyDecided': 409,
  'flow.alreadyLaunched': 409,
  'flow.alreadySigned': 409,
  'flow.alreadyStarted': 409,
  'flow.alreadyTerminated': 409,
  'flow.attachmentRequired': 422,
  'flow.caseDeleted': 404,
  'flow.caseNotFound': 404,
  'flow.commentEmpty': 422,
  'flow.commentNotFound': 404,
  'flow.commentsOff': 403,
  'flow.definitionInvalid': 422,
  'flow.frozenByReturn': 409,
  'flow.handlerCannotReject': 403,
  'flow.mayNotLaunch': 403,
  'flow.mayNotResubmit': 409,
  'flow.nextNodeTouched': 409,
  'flow.noLineTrue': 422,
  'flow.nobodyFound': 422,
  'flow.nobodyToUrge': 409,
  'flow.notAdministrator': 403,
  'flow.notADraft': 409,
  'flow.notCopied': 404,
  'flow.notDeletable': 409,
  'flow.notReturned': 409,
  'flow.notRunning': 409,
  'flow.notSigned': 409,
  'flow.notYourCase': 403,
  'flow.notYourTurn': 409,
  'flow.nothingToTakeBack': 409,
  'flow.opinionRequired': 422,
  'flow.recallOff': 403,
  'flow.recallTooLate': 409,
  'flow.returnContinuation': 422,
  'flow.returnIntoSibling': 409,
  'flow.returnNotVisited': 409,
  'flow.returnOff': 403,
  'flow.returnTarget': 422,
  'flow.signFirst': 409,
  'flow.signatureRequired': 422,
  'flow.startFirst': 409,
  'flow.stepNameEmpty': 422,
  'flow.takeBackOff': 403,
  'flow.taskClosed': 409,
  'flow.taskNotFound': 404,
  'flow.taskNotYours': 403,
  'flow.transferOff': 403,
  'flow.transferToHolder': 409,
  'flow.transferToInactive': 422,
  'flow.transferToSelf': 422,
  'flow.urgeTooSoon': 409,
} as const

export type FlowRefusalCode = keyof typeof flowRefusals

/** Why a command is not allowed now: said by the rule that stands in the way, thrown by `decide`, listed by `allowed`. */
export type Objection = Readonly<{ code: FlowRefusalCode; params?: RefusalParams }>

export function refuse(code: FlowRefusalCode, params: RefusalParams = {}): never {
  throw new Refusal<FlowRefusalCode>(code, params)
}
