import { doLeased } from '../../clock/lease.ts'
import type { Server } from '../../server.ts'
import { runStep } from './run-step.ts'
import { runners } from './runners/index.ts'
import { takeDueSteps } from './step-store.ts'

const atOnce = 8

/** Does what nodes without people wait for, each step on one node at a time. Answers whether there was any. */
export function doDueSteps(server: Server, tenant: string): Promise<boolean> {
  const kinds = [...runners.keys()]
  return doLeased(server, {
    take: (lease) => takeDueSteps(server.db.tenant(tenant), { ...lease, kinds, most: atOnce }),
    work: (due) => runStep({ server, tenant, due }),
  })
}
