import { askObjectStack } from './ask-objectstack.ts'
import { objectStackTitle } from './install-objectstack.ts'
import { hireAtObjectStack, signInAtObjectStack } from './objectstack-people.ts'
import { startObjectStack } from './objectstack-process.ts'
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
