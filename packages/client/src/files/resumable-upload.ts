import { type DetailedError, Upload as Tus } from 'tus-js-client'
import { networkFailed, refusalOf, timedOut } from '../faults/fault.ts'
import { networkTimeouts } from '../faults/transfer.ts'
import { AnsweredRefusal, type Say } from '../read-answer.ts'
import { serverOrigin } from '../session/server-origin.ts'
import { realTimers } from '../timers.ts'
import type { FileSender, TellProgress } from './file-sender.ts'

export type ResumableUpload = Readonly<{
  start: () => Promise<void>
  pause: () => Promise<void>
  /** Stops, and lets the server forget what it has. */
  remove: () => Promise<void>
}>

type Events = Readonly<{ tell: TellProgress; failBy: (refusal: AnsweredRefusal) => void }>

const chunkBytes = 5 * 1024 * 1024
const checkEveryMs = 700
const typeRefused = 415

/** The tus upload of one file. Calls `failBy` with what failed, and throws nothing. */
export function resumableUpload(sender: FileSender, file: File, { tell, failBy }: Events): ResumableUpload {
  const { headers, door, say, timers = realTimers, timeoutMs = networkTimeouts.upload } = sender
  const { retryAfterMs = [0, 1_000, 3_000, 8_000] } = sender
  let tus: Tus | undefined
  let turn = 0
  let cancel = () => {}
  const stop = async (isForgotten = false) => {
    turn += 1
    cancel()
    await tus?.abort(isForgotten)
  }
  const fail = (error: Error) => {
    void stop()
    failBy(refusalOfUpload(error, say))
  }
  /** A large file may take its time, as long as something of it gets through. */
  const isMoving = () => {
    cancel()
    cancel = timers.after(timeoutMs, () => fail(refusalOf(timedOut, say)))
  }
  const check = async (fileId: string, mine: number): Promise<void> => {
    const state = await door.stateOf(fileId)
    if (mine !== turn) return
    if (state === 'ready') return tell({ state: 'uploaded', fileId })
    if (state === 'refused') return fail(refusedType(say))
    await new Promise<void>((resolve) => {
      timers.after(checkEveryMs, resolve)
    })
    return check(fileId, mine)
  }
  const open = async () =>
    new Tus(file, {
      endpoint: `${serverOrigin()}${door.path}`,
      chunkSize: chunkBytes,
      retryDelays: [...retryAfterMs],
      metadata: { name: file.name, filename: file.name, type: file.type, filetype: file.type },
      headers: { ...(await headers()) },
      removeFingerprintOnSuccess: true,
      onProgress: (sent) => {
        isMoving()
        tell({ state: 'uploading', sent })
      },
      onSuccess: () => {
        cancel()
        tell({ state: 'checking', sent: file.size })
        const mine = turn
        const isMine = (error: Error) => mine === turn && fail(error)
        void check(tus?.url?.split('/').at(-1) ?? '', mine).catch(isMine)
      },
      onError: fail,
    })

  return {
    async start() {
      turn += 1
      const mine = turn
      try {
        tus ??= await open()
        if (mine !== turn) return
        isMoving()
        tus.start()
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)))
      }
    },
    pause: () => stop(),
    remove: () => stop(true),
  }
}

function refusedType(say: Say): AnsweredRefusal {
  const code = 'files.typeRefused'
  return new AnsweredRefusal({ status: typeRefused, code, message: say(code) })
}

/** The server's sentence about a file that it refuses; the upload protocol itself only has a status. */
function refusalOfUpload(error: Error, say: Say): AnsweredRefusal {
  if (error instanceof AnsweredRefusal) return error
  const answer = 'originalResponse' in error ? (error as DetailedError).originalResponse : null
  if (!answer) return refusalOf(networkFailed, say)
  const status = answer.getStatus()
  if (status === typeRefused) return refusedType(say)

  const code = 'client.upload.failed'
  const message = sentenceIn(answer.getHeader('content-type'), answer.getBody()) ?? say(code)
  return new AnsweredRefusal({ status, code, message, requestId: answer.getHeader('x-request-id') ?? null })
}

function sentenceIn(type: string | undefined, body: string): string | undefined {
  if (!type?.includes('json')) return undefined
  try {
    const { msg }: Partial<Record<string, unknown>> = JSON.parse(body)
    return typeof msg === 'string' ? msg : undefined
  } catch {
    return undefined
  }
}
