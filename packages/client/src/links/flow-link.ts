/** What the page of a case is about. The wire keeps the family's names: `id` and `taskId` are the case, `operatorId` the task. */
type FlowSubject = Readonly<{
  flowId?: string
  caseId?: string
  taskId?: string
  opType?: string
  /** In whose name it is launched. */
  forUserId?: string
  /** The case that it is a follow-up of. */
  followsUp?: string
}>

/** The address of a case, a task or a launch: `config` is the base64 of a JSON (spec section 2). */
export function flowLink({
  flowId = '',
  caseId = '',
  taskId = '',
  opType = '',
  forUserId,
  followsUp,
}: FlowSubject): string {
  const subject = { id: caseId, taskId: caseId, operatorId: taskId, flowId, opType }
  const config = { ...subject, delegateUser: forUserId, followsUp }
  return `/pages/workFlow/flowBefore/index?config=${encodeURIComponent(toBase64(JSON.stringify(config)))}`
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
