import type { Client } from '@signet/client'
import { startProduct } from '@signet/e2e/product'
import { foundCompany } from '../company.ts'
import { poster } from '../post.ts'
import type { Opening, Side } from './side.ts'

const values = { reason: 'Claim', amount: '12.50' }

/** The product with its flow of three people in a row. */
export async function openSignet({ databaseUrl, folder, connections }: Opening): Promise<Side> {
  const product = await startProduct({ databaseUrl, dataDir: folder })
  const { flowId, starter, startersToken, tokens } = await foundCompany(product)
  const posterOf = (token: string) => poster({ address: product.address, token, connections })
  const handIn = posterOf(startersToken)
  const people = tokens.map((token) => ({ client: product.client(token), ...posterOf(token) }))

  return {
    title: 'Signet',
    pid: product.pid,
    submit: () => handIn.post('/api/workflow/launches', { flowId, values }),
    steps: people.map(({ client, post }) => ({
      waiting: () => waitingFor(client),
      approve: (id) => post(`/api/workflow/tasks/${id}/agree`, { opinion: 'Agreed' }),
    })),
    approved: async () => {
      const { pagination } = await starter.approvals.list({
        list: 'launched',
        status: ['approved'],
        pageSize: 1,
      })
      return pagination.total
    },
    stop: async () => {
      for (const { close } of [handIn, ...people]) close()
      await product.stop()
    },
  }
}

async function waitingFor({ approvals }: Client): Promise<string[]> {
  const tasks: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await approvals.list({ list: 'doing', pageSize: 200, ...(cursor && { cursor }) })
    tasks.push(...page.list.flatMap(({ taskId }) => taskId ?? []))
    cursor = page.next
  }
  return tasks
}
