/** What the page of a case is about. The wire keeps the family's names: `id` and `taskId` are the case, `operatorId` the task. */
export type FlowSubject = Readonly<{ flowId?: string; caseId?: string; taskId?: string; opType?: string }>

type Config = Readonly<
  Partial<Record<'id' | 'taskId' | 'operatorId' | 'flowId' | 'opType', string | number | null>>
>

/** The address of a case, a task or a launch: `config` is the base64 of a JSON (spec section 2). */
export function flowLink({ flowId = '', caseId = '', taskId = '', opType = '' }: FlowSubject): string {
  const config: Config = { id: caseId, taskId: caseId, operatorId: taskId, flowId, opType }
  return `/pages/workFlow/flowBefore/index?config=${encodeURIComponent(toBase64(JSON.stringify(config)))}`
}

/** Reads `config`; null when it is none. It only says what is asked for: what may be seen, the server decides. */
export function readFlowConfig(config: string): FlowSubject | null {
  try {
    const { id, taskId, operatorId, flowId, opType } = JSON.parse(fromBase64(config)) as Config
    const text = (value: Config[keyof Config]) => (value === null || value === undefined ? '' : String(value))
    return {
      caseId: text(id) || text(taskId),
      taskId: text(operatorId),
      flowId: text(flowId),
      opType: text(opType),
    }
  } catch {
    return null
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}

function fromBase64(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0))
}
