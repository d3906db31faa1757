import type { Client } from '@signet/client'

const perPage = 100
const pages = 5
const textsOfCase = 50
const cases = 20

type Prints = Readonly<{ client: Client; modelId: string; texts: readonly string[] }>

/** Stores the texts as records, then prints pages of them and exports them all. */
export async function printHostile({ client, modelId, texts }: Prints): Promise<void> {
  for (const title of texts.slice(0, perPage * pages))
    await client.records.create({ modelId, values: { title } }).catch(() => undefined)
  for (let currentPage = 1; currentPage <= pages; currentPage += 1) {
    const { list } = await client.records.list({ modelId, pageSize: perPage, currentPage })
    await client.records.print({ modelId, ids: list.map(({ id }) => id) })
  }
}

type Papers = Readonly<{ client: Client; address: string; texts: readonly string[] }>

/** Writes the PDF of requests whose form holds the texts. */
export async function writeHostilePdfs({ client, address, texts }: Papers): Promise<void> {
  const flowId = await publishFlow(client)
  for (let at = 0; at < cases; at += 1) {
    const rows = texts.slice(at * textsOfCase, (at + 1) * textsOfCase)
    const lines = rows.map((item, row) => ({ id: `r${row}`, item }))
    const values = { what: rows.join(' ').slice(0, 5_000), lines }
    const launched = await client.approvals.launch({ flowId, values }).catch(() => undefined)
    if (!launched) continue
    const { url } = await client.evidence.printCase({ caseId: launched.caseId })
    await (await fetch(new URL(url, address))).arrayBuffer()
  }
}

async function publishFlow({ formDesign, flowDesign, session }: Client): Promise<string> {
  const { userInfo } = await session.currentUser({})
  const { id: formId } = await formDesign.create({
    name: 'Papers',
    code: 'papers',
    definition: {
      version: 1,
      key: 'papers',
      fields: [
        { key: 'what', kind: 'textarea', label: 'what' },
        {
          key: 'lines',
          kind: 'sub-table',
          label: 'lines',
          fields: [{ key: 'item', kind: 'input', label: 'item' }],
        },
      ],
    },
  })
  await formDesign.publish({ id: formId })
  const { id } = await flowDesign.create({
    name: 'Papers',
    code: 'papers',
    formId,
    definition: {
      version: 1,
      name: 'Papers',
      nodes: [
        { id: 'start', kind: 'start', name: 'Start' },
        {
          id: 'review',
          kind: 'approver',
          name: 'Review',
          sources: [{ kind: 'people', people: [userInfo.userId] }],
        },
        { id: 'end', kind: 'end', name: 'End' },
      ],
      lines: [
        { id: 'a', from: 'start', to: 'review' },
        { id: 'b', from: 'review', to: 'end' },
      ],
    },
  })
  await flowDesign.publish({ id, reason: 'Test' })
  return id
}
