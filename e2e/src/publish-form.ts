import type { Client } from '@signet/client'
import type { World } from './journey.ts'

type Field = Readonly<{ key: string; kind: string; label: string; required?: boolean; settings?: object }>
type Wanted = Readonly<{ name: string; code: string; fields: readonly Field[] }>

const password = 'signet-demo'

/** A client of somebody of the demo company. */
export async function clientOf({ product }: World, account: string): Promise<Client> {
  const { token } = await product.client().session.login({ account, password })
  return product.client(token)
}

/** A form with a list of its first field, as an administrator publishes them. Answers its id. */
export async function publishForm(
  { formDesign, listDesign }: Client,
  { name, code, fields }: Wanted,
): Promise<string> {
  const { id } = await formDesign.create({ name, code, definition: { version: 1, key: code, fields } })
  await formDesign.publish({ id })
  const columns = fields.slice(0, 1).map(({ key }) => ({ field: key }))
  await listDesign.save({ id, definition: { version: 1, columns } })
  await listDesign.publish({ id })
  return id
}
