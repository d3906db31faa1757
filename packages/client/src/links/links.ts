/**
 * The subject of a case page. The names are those of the wire: `id` and `taskId` are the case, `operatorId`
 * the task.
 */
type FlowSubject = Readonly<{
  flowId?: string
  caseId?: string
  taskId?: string
  opType?: string
  /** The person on whose behalf the case is started. */
  forUserId?: string
  /** The case that the new one follows up. */
  followsUp?: string
  /** The case whose values the new one starts with. */
  copyOf?: string
  /** What was not sent and is opened again. */
  unsent?: string
}>

/** The address of a case, a task or a launch: `config` is the base64 of a JSON (spec section 2). */
export function flowLink({
  flowId = '',
  caseId = '',
  taskId = '',
  opType = '',
  forUserId,
  followsUp,
  copyOf,
  unsent,
}: FlowSubject): string {
  const subject = { id: caseId, taskId: caseId, operatorId: taskId, flowId, opType }
  const config = { ...subject, delegateUser: forUserId, followsUp, copyOf, unsent }
  return `/pages/workFlow/flowBefore/index?config=${encodeURIComponent(toBase64(JSON.stringify(config)))}`
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}

/** The address of a model's list. */
export function modelLink(modelId: string): string {
  return `/pages/apply/dynamicModel/index?${new URLSearchParams({ modelId })}`
}

/** The address of a record's page; `beside` is the list shown beside it on a wide screen. */
export function recordLink(modelId: string, id: string, beside?: string): string {
  return `/pages/apply/dynamicModel/detail?${new URLSearchParams({ modelId, id, ...listBeside(beside) })}`
}

/** The address in the printed code of a record, opened by a camera. */
export function scanLink(modelId: string, id: string): string {
  return `/pages/apply/dynamicModel/scanForm?${new URLSearchParams({ modelId, id })}`
}

/** The address of the form of a record, or of a new one. */
export function recordFormLink(modelId: string, id?: string, beside?: string): string {
  return `/pages/apply/dynamicModel/form?${new URLSearchParams({ modelId, ...(id && { id }), ...listBeside(beside) })}`
}

function listBeside(beside: string | undefined): Readonly<{ beside?: string }> {
  return beside ? { beside } : {}
}
