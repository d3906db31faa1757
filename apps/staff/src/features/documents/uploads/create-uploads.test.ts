import type { SentFile } from '@signet/client'
import { expect, test, vi } from 'vitest'
import { createUploads } from './create-uploads.ts'

type Progress = ReturnType<SentFile['progress']['peek']>

/** An upload whose progress the test controls. */
function sending() {
  let now: Progress = { state: 'uploading', sent: 0 }
  const listeners = new Set<(progress: Progress) => void>()
  const calls: string[] = []
  const sent = {
    progress: {
      peek: () => now,
      subscribe: (listener: (progress: Progress) => void) => {
        listeners.add(listener)
        listener(now)
        return () => listeners.delete(listener)
      },
    },
    ...{ pause: () => calls.push('pause'), resume: () => calls.push('resume') },
    ...{ retry: () => calls.push('retry'), remove: () => calls.push('remove') },
  } as unknown as SentFile
  const go = (next: Progress) => {
    now = next
    for (const listener of listeners) listener(next)
  }
  return { sent, go, calls }
}

const file = new File(['x'], 'report.txt')

test('a file is put into the folder that was open when it was chosen, and then it is not pending any more', async () => {
  const { sent, go } = sending()
  const put: string[][] = []
  const uploads = createUploads({
    send: () => sent,
    put: async (fileId, folder) => put.push([fileId, folder]),
  })
  uploads.add([file], 'contracts')
  expect(uploads.pending.peek().map(({ name }) => name)).toEqual(['report.txt'])

  go({ state: 'uploaded', sent: 1, fileId: 'f1' })
  await vi.waitFor(() => expect(uploads.pending.peek()).toEqual([]))
  expect(put).toEqual([['f1', 'contracts']])
})

test('a file that cannot be stored says why, and is stored on retry without another upload', async () => {
  const { sent, go, calls } = sending()
  const answers = [Promise.reject(new Error('The folder is gone')), Promise.resolve()]
  answers[0]?.catch(() => undefined)
  const uploads = createUploads({ send: () => sent, put: async () => answers.shift() })
  uploads.add([file], '')
  go({ state: 'uploaded', sent: 1, fileId: 'f1' })
  await vi.waitFor(() => expect(uploads.pending.peek()[0]?.refusal).toBe('The folder is gone'))

  uploads.pending.peek()[0]?.retry()
  await vi.waitFor(() => expect(uploads.pending.peek()).toEqual([]))
  expect(calls).toEqual([])
})

test('a failed upload is retried or cancelled', () => {
  const { sent, go, calls } = sending()
  const uploads = createUploads({ send: () => sent, put: async () => undefined })
  uploads.add([file], '')
  go({ state: 'failed', sent: 0, reason: 'No connection' })
  const [pending] = uploads.pending.peek()
  pending?.retry()
  pending?.remove()
  expect([uploads.pending.peek(), calls]).toEqual([[], ['retry', 'remove']])
})
