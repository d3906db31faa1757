import { type Answer, sender } from '../sender.ts'
import { objectStackTitle, startObjectStack } from './objectstack-process.ts'
import type { Opening, Side } from './side.ts'

const names = ['starter', 'first', 'second', 'third'] as const

/** A peer's whole platform; its people are there before the flow that names them. */
export async function openObjectStack(opening: Opening): Promise<Side> {
  const empty = await startObjectStack(opening, [])
  const [, ...approvers] = await hireAtObjectStack(empty.address, names)
  await empty.stop()
  const { address, pid, stop } = await startObjectStack(opening, approvers)
  const somebody = async (name: string) => {
    const token = await signInAtObjectStack(address, name)
    return askObjectStack({ address, token, connections: opening.connections })
  }
  const [starter, ...people] = await Promise.all(names.map(somebody))
  if (!starter) throw new Error('Nobody hands in.')

  return {
    title: objectStackTitle,
    pid,
    submit: async () => {
      await starter.post('/data/bench_claim', { reason: 'Claim', amount: 12.5 })
    },
    steps: people.map(({ get, post }, place) => ({
      waiting: async () => {
        const asked = `status=pending&object=bench_claim&approverId=${approvers[place]}&limit=500`
        const { data } = (await get(`/approvals/requests?${asked}`)) as { data: { id: string }[] }
        return data.map(({ id }) => id)
      },
      approve: async (id) => {
        await post(`/approvals/requests/${id}/approve`, { comment: 'Agreed' })
      },
    })),
    approved: async () => {
      const found = await starter.get('/data/bench_claim?outcome=approved&limit=1')
      return (found as { total: number }).total
    },
    stop: async () => {
      for (const { close } of [starter, ...people]) close()
      await stop()
    },
  }
}

type Whose = Readonly<{ address: string; token: string; connections: number }>

/** Somebody who asks ObjectStack's REST doors by hand; throws what they refuse. */
function askObjectStack({ token, ...where }: Whose) {
  const { post: send, close } = sender(where)
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: async (path: string, input: object) => answerOf(path, await send(`/api/v1${path}`, headers, input)),
    get: async (path: string) => {
      const answer = await fetch(`${where.address}/api/v1${path}`, { headers })
      return answerOf(path, { status: answer.status, text: await answer.text() })
    },
    close,
  }
}

function answerOf(path: string, { status, text }: Answer): unknown {
  if (status >= 300) throw new Error(`ObjectStack refused ${path}: ${text}`)
  return JSON.parse(text)
}

const password = 'a-long-bench-password-1'
const mailOf = (name: string) => `${name}@example.com`

/** Who signs up first administers it, and makes the others. Answers their ids, in the order of their names. */
async function hireAtObjectStack(address: string, names: readonly string[]): Promise<string[]> {
  const { token } = await enter(address, 'sign-up', { name: 'admin' })
  const { post, close } = askObjectStack({ address, token, connections: 1 })
  const ids: string[] = []
  for (const name of names) {
    const person = { name, email: mailOf(name), password, mustChangePassword: false }
    const { data } = (await post('/auth/admin/create-user', person)) as { data: { user: { id: string } } }
    ids.push(data.user.id)
  }
  close()
  return ids
}

/** The session of a person. */
async function signInAtObjectStack(address: string, name: string): Promise<string> {
  return (await enter(address, 'sign-in', { name })).token
}

let guests = 0

/** Each comes from an address of its own, because it lets few in from one. */
async function enter(address: string, door: 'sign-in' | 'sign-up', { name }: { name: string }) {
  guests += 1
  const answer = await fetch(`${address}/api/v1/auth/${door}/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address,
      'x-forwarded-for': `10.0.0.${guests}`,
    },
    body: JSON.stringify({ name, email: mailOf(name), password }),
  })
  if (!answer.ok) throw new Error(`ObjectStack did not let ${name} in: ${await answer.text()}`)
  return (await answer.json()) as { token: string }
}
