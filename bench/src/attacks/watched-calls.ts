/** One request to a server under attack. */
export type HostileCall = Readonly<{ method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }> &
  Readonly<{ headers?: Readonly<Record<string, string>>; body?: string | Uint8Array<ArrayBuffer> }>

export type WatchedCalls = Readonly<{
  send: (call: HostileCall) => Promise<void>
  count: () => number
  /** What no attacker may see or cause: faults of the server and places in its code. */
  faults: readonly string[]
}>

const stackTrace = /\bat [^\n]{1,200}\.[jt]s:\d+/

/** Sends requests and keeps what each answer gives away. Never throws for a refused request. */
export function watchCalls(address: string, token: string): WatchedCalls {
  const faults: string[] = []
  let count = 0
  return {
    send: async ({ method, path, headers = {}, body }) => {
      count += 1
      const sent = { 'Content-Type': 'application/json', Authorization: token, ...headers }
      const answer = await fetch(new URL(path, address), {
        method,
        headers: sent,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      })
      const text = await answer.text()
      const fault = faultIn(answer.status, text)
      if (fault) faults.push(`${method} ${path.slice(0, 200)}: ${fault} ${text.slice(0, 300)}`)
    },
    count: () => count,
    faults,
  }
}

function faultIn(status: number, text: string): string | undefined {
  if (status >= 500 || /^\{"code":50[0-9]/.test(text)) return `fault ${status}`
  if (stackTrace.test(text)) return 'a stack trace'
  return undefined
}

/** Does two things at a time until all are done: more would measure the load, not how long one holds the others up. */
export async function twoAtOnce<Thing>(
  things: readonly Thing[],
  run: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const waiting = [...things]
  const runner = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next)
  }
  await Promise.all([runner(), runner()])
}
