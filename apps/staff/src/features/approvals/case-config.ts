import { z } from 'zod'
import type { LaunchSubject } from './queries.ts'

/** What a link is about. `task`: a message gives only the id of a task or case, the server resolves it. */
export type CaseSubject =
  | (Readonly<{ kind: 'launch' }> & LaunchSubject)
  | Readonly<{ kind: 'case'; caseId: string; taskId?: string }>
  | Readonly<{ kind: 'task'; id: string; opType: string }>

const longest = 8_000
const Part = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((part) => (part === null || part === undefined ? '' : String(part).trim()))
  .pipe(z.string().max(80))

/**
 * Wire names: `id` is the case, `operatorId` the task, `delegateUser` the delegator, `followsUp` (ours) the
 * case that a start follows up, `copyOf` the one it copies, `unsent` what is opened again; `taskId` is the case in old links, the task in some.
 */
const Config = z.object({
  id: Part,
  taskId: Part,
  operatorId: Part,
  flowId: Part,
  opType: Part,
  delegateUser: Part,
  followsUp: Part,
  copyOf: Part,
  unsent: Part,
})

/**
 * Reads the `config` of an address: base64 or base64url of UTF-8 JSON, possibly percent-encoded again;
 * scanned codes carry plain JSON. Null when unreadable. Grants nothing: the server checks what may be seen
 * and done.
 */
export function readCaseConfig(config: string): CaseSubject | null {
  const text = config.length > longest ? null : decoded(config)
  if (text === null) return null

  const parsed = Config.safeParse(text)
  return parsed.success ? subjectOf(parsed.data) : null
}

function subjectOf(config: z.output<typeof Config>): CaseSubject | null {
  const { id, taskId, operatorId, flowId, opType } = config
  const caseId = id || taskId
  const task = operatorId || (id && taskId !== id ? taskId : '')
  if (caseId) return { kind: 'case', caseId, ...(task && { taskId: task }) }
  if (task) return { kind: 'task', id: task, opType }
  return flowId ? launchOf(config) : null
}

function launchOf({ flowId, ...config }: z.output<typeof Config>): CaseSubject {
  const { delegateUser: forUserId, followsUp, copyOf, unsent } = config
  return {
    ...{ kind: 'launch', flowId },
    ...(forUserId && { forUserId }),
    ...(followsUp && { followsUp }),
    ...(copyOf && { copyOf }),
    ...(unsent && { unsent }),
  }
}

function decoded(config: string): unknown {
  try {
    const text = percentDecoded(config)
    if (text.trimStart().startsWith('{')) return JSON.parse(text)
    const base64 = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

function percentDecoded(text: string): string {
  return text.includes('%') ? decodeURIComponent(text) : text
}
