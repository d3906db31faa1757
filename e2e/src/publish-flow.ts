import type { Client } from '@signet/client'

/** A step as the designer writes it; the server checks it. */
type Node = Readonly<{ id: string; name: string; kind: string; [setting: string]: unknown }>

const fields = [
  { key: 'subject', kind: 'input', label: '事由', required: true, inList: true },
  { key: 'amount', kind: 'number', label: '金额', inList: true, settings: { precision: 2 } },
  { key: 'note', kind: 'textarea', label: '备注' },
]

/** A form of three fields and a flow of these steps in a row, as an administrator publishes them. Answers the flow's id. */
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
  const lines = nodes.slice(1).map(({ id }, place) => {
    const from = nodes[place]?.id ?? ''
    return { id: `${from}-${id}`, from, to: id }
  })
  const { id } = await flowDesign.create({
    name,
    code,
    category: '行政',
    formId,
    definition: { version: 1, name, nodes, lines },
  })
  await flowDesign.publish({ id })
  return id
}
