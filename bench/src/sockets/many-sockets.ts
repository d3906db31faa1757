import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type WantedSocket = Readonly<{ address: string; hello: readonly string[] }>

/** Sockets that another process holds open. */
export type ManySockets = Readonly<{
  /** Waits until this many texts with a number have come, and returns how many did. */
  heard: (number: number, expected: number) => Promise<number>
  close: () => Promise<void>
}>

/** Opens sockets and waits until all are greeted. */
export async function openMany(folder: string, wanted: readonly WantedSocket[]): Promise<ManySockets> {
  const file = join(folder, 'sockets.json')
  await writeFile(file, JSON.stringify(wanted))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'open-many.ts'), file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The sockets ended.')
    return String(value)
  }
  await next()
  return {
    heard: async (number, expected) => {
      for (let count = 0; ; ) {
        child.stdin.write(`${number}\n`)
        count = Number(await next())
        if (count >= expected) return count
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    close: () => end(child),
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
