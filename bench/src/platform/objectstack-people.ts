import { askObjectStack } from './ask-objectstack.ts'

const password = 'a-long-bench-password-1'
const mailOf = (name: string) => `${name}@example.com`

/** Who signs up first administers it, and makes the others. Answers their ids, in the order of their names. */
export async function hireAtObjectStack(address: string, names: readonly string[]): Promise<string[]> {
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
export async function signInAtObjectStack(address: string, name: string): Promise<string> {
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
