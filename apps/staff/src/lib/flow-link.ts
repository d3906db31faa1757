/** What the page of a case is about. The wire keeps the family's names: `id` and `taskId` are the case, `operatorId` the task. */
export type FlowSubject = Readonly<{ flowId?: string; caseId?: string; taskId?: string; opType?: string }>

/** The address of a case, a task or a launch: `config` is the base64 of a JSON (spec section 2). */
export function flowLink({ flowId = '', caseId = '', taskId = '', opType = '' }: FlowSubject): string {
  const config = { id: caseId, taskId: caseId, operatorId: taskId, flowId, opType }
  return `/pages/workFlow/flowBefore/index?config=${encodeURIComponent(toBase64(JSON.stringify(config)))}`
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
