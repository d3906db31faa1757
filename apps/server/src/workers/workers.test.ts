import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorkers, type WorkerLimits, type Workers, workAt } from './index.ts'

const trial = workAt<typeof import('./test/trial-work.ts')>(
  join(import.meta.dirname, 'test/trial-work.ts'),
  'documents',
)

let opened: Workers[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(opened.map((workers) => workers.close()))
  opened = []
})
function open(limits: Partial<WorkerLimits> = {}): Workers {
  const workers = openWorkers(limits)
  opened.push(workers)
  return workers
}
const one = { documents: 1, sheets: 1 }
const li = { by: 'demo:li' }
const wang = { by: 'demo:wang' }

test('work runs in another thread, which the next call uses again', async () => {
  const workers = open({ threads: one })
  const first = await workers.run(trial, 'answers', li)

  expect(first).not.toBe(threadId)
  expect(await workers.run(trial, 'answers', wang)).toBe(first)
})

test('work that never ends is stopped, and others go on in a new thread', async () => {
  const workers = open({ threads: one, msPerAnswer: 500 })
  const stuck = workers.run(trial, 'loops', li)
  const next = workers.run(trial, 'answers', wang)

  await expect(stuck).rejects.toMatchObject({ code: 'server.tooMuchWork' })
  expect(await next).toBeTypeOf('number')
})

test('answers without end are stopped as well', async () => {
  const workers = open({ threads: one, msPerCall: 500 })
  await expect(workers.run(trial, 'counts', li)).rejects.toMatchObject({ code: 'server.tooMuchWork' })
})

test('work that fills its memory ends alone', async () => {
  const workers = open({ threads: one })

  await expect(workers.run(trial, 'fills the memory', li)).rejects.toMatchObject({
    code: 'server.tooMuchWork',
  })
  expect(await workers.run(trial, 'answers', li)).toBeTypeOf('number')
})

test('a refusal keeps its code and parameters, and a fault its stack', async () => {
  const workers = open({ threads: one })

  await expect(workers.run(trial, 'refuses', li)).rejects.toMatchObject({
    code: 'sheets.tooWide',
    params: { row: 7 },
  })
  await expect(workers.run(trial, 'fails', li)).rejects.toThrow(/a fault of ours[\s\S]*trial-work/)
  await expect(workers.run(trial, 'exits', li)).rejects.toThrow()
  expect(await workers.run(trial, 'answers', li)).toBeTypeOf('number')
})

test('a stream that is left early frees its thread', async () => {
  const workers = open({ threads: one })
  for await (const count of workers.stream(trial, 'counts', li)) if (count === 3) break

  expect(await workers.run(trial, 'answers', li)).toBeTypeOf('number')
})

test('one person cannot take every turn, and all together only so many', async () => {
  const workers = open({ threads: one, perPerson: 2, inAll: 3 })
  const requests = [li, li, wang].map((call) => workers.run(trial, 'answers', call))

  await expect(workers.run(trial, 'answers', li)).rejects.toMatchObject({ code: 'request.tooMany' })
  await expect(workers.run(trial, 'answers', { by: 'demo:zhao' })).rejects.toMatchObject({
    code: 'request.tooMany',
  })
  expect(new Set(await Promise.all(requests)).size).toBe(1)
  expect(await workers.run(trial, 'answers', li)).toBeTypeOf('number')
})

test('a thread knows of the environment only the place of compiled sources, and no secret', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined)
  expect(await open().run(trial, 'looks', li)).toEqual([])
  vi.stubEnv('NODE_COMPILE_CACHE', join(tmpdir(), 'signet-compiled'))
  expect(await open().run(trial, 'looks', li)).toEqual(['NODE_COMPILE_CACHE'])
})

test('closing ends what runs and what waits', async () => {
  const workers = open({ threads: one })
  const calls = [workers.run(trial, 'counts', li), workers.run(trial, 'answers', li)]
  const ended = Promise.allSettled(calls)
  await workers.close()

  for (const { status, ...rest } of await ended)
    expect([status, rest]).toMatchObject(['rejected', { reason: { code: 'server.unavailable' } }])
  await expect(workers.run(trial, 'answers', li)).rejects.toMatchObject({ code: 'server.unavailable' })
})
