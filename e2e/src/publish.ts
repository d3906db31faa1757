import type { Client } from '@signet/client'
import type { World } from './journey.ts'

type Field = Readonly<{
  key: string
  kind: string
  label: string
  required?: boolean
  settings?: object
  /** The columns of a sub-table. */
  fields?: readonly Field[]
}>
type NewForm = Readonly<{ name: string; code: string; fields: readonly Field[] }>

const password = 'signet-demo'

/** Returns a client of a demo person. */
export async function clientOf({ product }: World, account: string): Promise<Client> {
  const { token } = await product.client().session.login({ account, password })
  return product.client(token)
}

/** Publishes a form and a list of its first field, as an administrator. Returns its id. */
export async function publishForm(
  { formDesign, listDesign }: Client,
  { name, code, fields }: NewForm,
): Promise<string> {
  const { id } = await formDesign.create({ name, code, definition: { version: 1, key: code, fields } })
  await formDesign.publish({ id })
  const columns = fields.slice(0, 1).map(({ key }) => ({ field: key }))
  await listDesign.save({ id, definition: { version: 1, columns } })
  await listDesign.publish({ id, reason: 'Test' })
  return id
}

/** A step as the designer writes it; the server validates it. */
type Node = Readonly<{ id: string; name: string; kind: string; [setting: string]: unknown }>

const fields = [
  { key: 'subject', kind: 'input', label: '事由', required: true, inList: true },
  { key: 'amount', kind: 'number', label: '金额', inList: true, settings: { precision: 2 } },
  { key: 'note', kind: 'textarea', label: '备注' },
]

/**
 * Publishes a form of three fields and a flow of these steps in a row, as an administrator. Returns the flow's id.
 */
export async function publishFlow(
  { formDesign, flowDesign }: Client,
  { name, code, steps }: Readonly<{ name: string; code: string; steps: readonly Node[] }>,
): Promise<string> {
  const { id: formId } = await formDesign.create({
    name,
    code,
    definition: { version: 1, key: code, fields },
  })
  await formDesign.publish({ id: formId })
  const start = { id: 'start', name: '发起', kind: 'start' as const }
  const end = { id: 'end', name: '结束', kind: 'end' as const }
  const nodes: Node[] = [start, ...steps, end]
  const lines = nodes.slice(1).map(({ id }, index) => {
    const from = nodes[index]?.id ?? ''
    return { id: `${from}-${id}`, from, to: id }
  })
  const { id } = await flowDesign.create({
    name,
    code,
    category: '行政',
    formId,
    definition: { version: 1, name, nodes, lines },
  })
  await flowDesign.publish({ id, reason: '演示' })
  return id
}
