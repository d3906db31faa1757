import type { App } from '../../../kit/context/app-context.ts'
import { isUnanswered } from '../../../kit/outbox/act.ts'
import { identityQuestionOf, unconfirmed } from '../../../kit/passwords/identity-question.ts'
import type { BatchResult, BatchWords } from './batch-words.ts'
import { isWaiting, keepDecision, type TaskRow } from './keep-decisions.ts'

type Deciding = Readonly<{
  words: BatchWords
  /** The sentences of rows that are not done. */
  say: Readonly<{ already: string; offline: string; notSent: (reason: string) => string }>
  onProgress: (done: number) => void
}>

/**
 * Decides tasks, and those whose step asks who decides once more after the person has confirmed it. Null when they give
 * up before anything was decided.
 */
export async function decideRowsConfirmed(
  app: App,
  rows: readonly TaskRow[],
  deciding: Deciding,
): Promise<readonly BatchResult[] | null> {
  const results = await decideRows(app, rows, deciding)
  const asking = results.filter(({ refusal }) => refusal === unconfirmed).map(({ taskId }) => taskId)
  if (asking.length === 0) return results
  if (!(await identityQuestionOf(app).ask())) return asking.length === results.length ? null : results

  const again = await decideRows(
    app,
    rows.filter(({ taskId }) => asking.includes(taskId)),
    deciding,
  )
  return [...results.filter(({ taskId }) => !asking.includes(taskId)), ...again]
}

/** Rows per call: calls stay short and the progress stays visible. */
const atOnce = 5

/**
 * Decides tasks in small chunks. From the first call without an answer on, each decision waits on the device for the
 * network, where the device can keep it. Any other failure ends the run: its rows and all later ones are reported as not
 * done, though the failed chunk may have been.
 */
async function decideRows(
  app: App,
  rows: readonly TaskRow[],
  deciding: Deciding,
): Promise<readonly BatchResult[]> {
  const { words, say, onProgress } = deciding
  const open = rows.filter(({ taskId }) => !isWaiting(app, taskId))
  const results: BatchResult[] = rows
    .filter((row) => !open.includes(row))
    .map(({ taskId }) => failed(taskId, say.already))

  for (let at = 0; at < open.length; at += atOnce) {
    const chunk = open.slice(at, at + atOnce)
    const failure = navigator.onLine ? await decide(chunk) : null
    if (failure !== undefined)
      return [
        ...results,
        ...(await leaveRows(app, open.slice(at), { failure, sent: chunk.length, words, say })),
      ]
  }
  return results

  /** Returns why the chunk got no result; undefined when it has one. */
  async function decide(chunk: readonly TaskRow[]): Promise<Error | undefined> {
    try {
      const taskIds = chunk.map(({ taskId }) => taskId)
      results.push(...(await app.client.approvals.decideMany({ ...words, taskIds })).results)
      onProgress(results.length)
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}

type Left = Pick<Deciding, 'words' | 'say'> & Readonly<{ failure: Error | null; sent: number }>

/** What becomes of the rows that got no result: they wait, unless the server answered. Without a network none was sent. */
function leaveRows(
  app: App,
  rows: readonly TaskRow[],
  { failure, sent, words, say }: Left,
): Promise<readonly BatchResult[]> | readonly BatchResult[] {
  const reason = say.notSent(failure?.message ?? say.offline)
  if (failure && !isUnanswered(failure)) return rows.map(({ taskId }) => failed(taskId, reason))
  return keepRows(app, rows, { words, reason, lost: failure ? sent : 0 })
}

type Keeping = Readonly<{
  words: BatchWords
  /** The sentence for a row that this device cannot keep. */
  reason: string
  /** How many of the first rows may have arrived. */
  lost: number
}>

async function keepRows(
  app: App,
  rows: readonly TaskRow[],
  { words, reason, lost }: Keeping,
): Promise<readonly BatchResult[]> {
  const results: BatchResult[] = []
  for (const [at, row] of rows.entries()) {
    const { taskId } = row
    const result = await keepDecision(app, row, { words, isLost: at < lost }).then(
      (isKept) => (isKept ? { taskId, ok: true, refusal: '', message: '', isKept } : failed(taskId, reason)),
      (error: Error) => failed(taskId, error.message),
    )
    results.push(result)
  }
  return results
}

function failed(taskId: string, message: string): BatchResult {
  return { taskId, ok: false, refusal: '', message }
}
