import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes of a process: what lives in its heap after collecting garbage, and what the machine holds for it. */
export type ProcessMemory = Readonly<{ heap: number; resident: number }>

type Inspected = Readonly<{ pid: number; inspectPort: number }>

/** Asks a process of Node that was started with `--inspect-port`; the first question opens its inspector. */
export async function memoryOf({ pid, inspectPort }: Inspected): Promise<ProcessMemory> {
  const line = await openInspector({ pid, inspectPort })
  // Twice, since finalizers of the first round leave garbage of their own.
  await line.ask('HeapProfiler.collectGarbage')
  await line.ask('HeapProfiler.collectGarbage')
  const usage = (await line.ask('Runtime.getHeapUsage')) as Readonly<{ usedSize: number }>
  line.close()
  return { heap: usage.usedSize, resident: residentOf(pid) }
}

function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

async function openInspector({ pid, inspectPort }: Inspected) {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await debuggerUrl(inspectPort))
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let asked = 0
  const waiting = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as Readonly<{ id?: number; result?: unknown }>
    if (id !== undefined) waiting.get(id)?.(result)
  }
  return {
    ask: (method: string) => {
      asked += 1
      const { promise, resolve } = Promise.withResolvers<unknown>()
      waiting.set(asked, resolve)
      socket.send(JSON.stringify({ id: asked, method }))
      return promise
    },
    close: () => socket.close(),
  }
}

async function debuggerUrl(port: number): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null)
    if (answer?.ok) {
      const [target] = (await answer.json()) as readonly Readonly<{ webSocketDebuggerUrl: string }>[]
      if (target) return target.webSocketDebuggerUrl
    }
    await wait(100)
  }
  throw new Error('The process opened no inspector within five seconds.')
}
