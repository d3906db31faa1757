import { expect, test, vi } from 'vitest'
import { installWorker } from './keep-files.ts'

type State = ServiceWorkerState

/** A browser in which the tries to register end one after the other as listed; later ones succeed at once. */
function openBrowser(tries: readonly (() => Promise<Partial<ServiceWorkerRegistration>>)[]) {
  const waits: { ms: number; run: () => void }[] = []
  const online = new Set<() => void>()
  const register = vi.fn(() => (tries[register.mock.calls.length - 1] ?? installed)())
  const ends = installWorker({
    container: { register: register as unknown as ServiceWorkerContainer['register'] },
    timers: {
      after: (ms, run) => {
        const wait = { ms, run }
        waits.push(wait)
        return () => void waits.splice(waits.indexOf(wait), 1)
      },
    },
    onOnline: (run) => {
      online.add(run)
      return () => void online.delete(run)
    },
  })
  const pass = async () => {
    await vi.waitFor(() => expect(waits).not.toEqual([]))
    waits.shift()?.run()
  }
  const connect = async () => {
    await vi.waitFor(() => expect(online.size).toBe(1))
    for (const run of online) run()
    online.clear()
  }
  return { register, waits, online, ends, pass, connect }
}

const installed = async () => ({ active: { state: 'activated' } as ServiceWorker })
const unreachable = () => Promise.reject(new TypeError('An unknown error occurred when fetching the script.'))

/** An installation that goes through these states. */
const installing = (states: readonly State[]) => async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' as State })
  void Promise.resolve().then(async () => {
    for (const state of states) {
      await Promise.resolve()
      worker.state = state
      worker.dispatchEvent(new Event('statechange'))
    }
  })
  return { active: null, waiting: null, installing: worker as unknown as ServiceWorker }
}

test('a script that could not be fetched is fetched again when the network is back', async () => {
  const { register, waits, online, ends, pass, connect } = openBrowser([unreachable])
  await pass()
  await connect()
  await ends
  expect(register).toHaveBeenCalledTimes(2)
  expect([waits, online.size]).toEqual([[], 0])
})

test('an installation that broke off begins again, also where no event says that the network is back', async () => {
  const { register, online, ends, pass } = openBrowser([
    installing(['redundant']),
    installing(['installed', 'redundant']),
    installing(['installed', 'activating', 'activated']),
  ])
  for (const _ of ['pause', 'next', 'next']) await pass()
  await ends
  expect(register).toHaveBeenCalledTimes(3)
  expect(online.size).toBe(0)
})

test('a browser that does not allow a service worker is not asked again', async () => {
  const { register, ends, pass } = openBrowser([
    () => Promise.reject(new DOMException('Only with TLS', 'SecurityError')),
  ])
  await pass()
  await expect(ends).rejects.toThrow('Only with TLS')
  expect(register).toHaveBeenCalledTimes(1)
})
