import { type Answer, createSender } from '../sender.ts'
import { objectStackTitle, startObjectStack } from './objectstack-process.ts'
import type { Side, SideOptions } from './side.ts'

const names = ['starter', 'first', 'second', 'third'] as const

/** Opens a whole platform as a peer; its users are created before the flow that names them. */
export async function openObjectStack(opening: SideOptions): Promise<Side> {
  const empty = await startObjectStack(opening, [])
  const [, ...approvers] = await createObjectStackUsers(empty.address, names)
  await empty.stop()
  const { address, pid, stop } = await startObjectStack(opening, approvers)
  const connect = async (name: string) => {
    const token = await signInAtObjectStack(address, name)
    return connectObjectStack({ address, token, connections: opening.connections })
  }
  const [starter, ...people] = await Promise.all(names.map(connect))
  if (!starter) throw new Error('There is no starter.')

  return {
    title: objectStackTitle,
    pid,
    submit: async () => {
      await starter.post('/data/bench_claim', { reason: 'Claim', amount: 12.5 })
    },
    steps: people.map(({ get, post }, index) => ({
      waiting: async () => {
        const query = `status=pending&object=bench_claim&approverId=${approvers[index]}&limit=500`
        const { data } = (await get(`/approvals/requests?${query}`)) as { data: { id: string }[] }
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

type Session = Readonly<{ address: string; token: string; connections: number }>

/** Returns a sender for ObjectStack's REST API; throws on refused calls. */
function connectObjectStack({ token, ...where }: Session) {
  const { post: send, close } = createSender(where)
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: async (path: string, input: object) =>
      parseAnswer(path, await send(`/api/v1${path}`, headers, input)),
    get: async (path: string) => {
      const answer = await fetch(`${where.address}/api/v1${path}`, { headers })
      return parseAnswer(path, { status: answer.status, text: await answer.text() })
    },
    close,
  }
}

function parseAnswer(path: string, { status, text }: Answer): unknown {
  if (status >= 300) throw new Error(`ObjectStack refused ${path}: ${text}`)
  return JSON.parse(text)
}

const password = 'a-long-bench-password-1'
const mailOf = (name: string) => `${name}@example.com`

/**
 * The first user to sign up is the administrator, who creates the others. Returns their ids in the order of their
 * names.
 */
async function createObjectStackUsers(address: string, names: readonly string[]): Promise<string[]> {
  const { token } = await authenticate(address, 'sign-up', { name: 'admin' })
  const { post, close } = connectObjectStack({ address, token, connections: 1 })
  const ids: string[] = []
  for (const name of names) {
    const person = { name, email: mailOf(name), password, mustChangePassword: false }
    const { data } = (await post('/auth/admin/create-user', person)) as { data: { user: { id: string } } }
    ids.push(data.user.id)
  }
  close()
  return ids
}

async function signInAtObjectStack(address: string, name: string): Promise<string> {
  return (await authenticate(address, 'sign-in', { name })).token
}

let guests = 0

/** Every call has its own client address, because the number of sign-ins per address is limited. */
async function authenticate(address: string, door: 'sign-in' | 'sign-up', { name }: { name: string }) {
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
