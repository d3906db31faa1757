import type { RefusalCode } from '@signet/contract'
import { type NodeOf, nameOfNode } from '@signet/flow'
import { rightsElsewhere, visibleValues } from '@signet/form'
import { Refusal } from '@signet/std'
import { postSigned } from '../../../outside/signing/index.ts'
import { answerToken, flowSecret } from '../flow-secret.ts'
import { type Runner, type RunningStep, type Step, withDueStep } from '../running-step.ts'
import { setNextAttempt } from '../step-store.ts'

const limits = { milliseconds: 20_000, bytes: 1024 }

/** Sends the request; the step ends with the answer. A retry carries the same id and token. */
export const runExternal: Runner = async (step) => {
  await step.server.tenants.refuseCopy(step.tenant)
  const request = await withDueStep(step, 'external', (here) => requestOf(step, here))
  if (!request) return

  const { server, tenant, due } = step
  const { host } = new URL(request.url)
  const { status } = await server.outside.gates.through(`post ${host}`, () =>
    postSigned(server, request, limits),
  )
  if (status < 200 || status >= 300) throw new Refusal<RefusalCode>('outside.failed', { host, status })

  await setNextAttempt(server.db.tenant(tenant), { id: due.id, at: null })
}

async function requestOf({ server, tenant, due }: Step, here: RunningStep<NodeOf<'external'>>) {
  const { locked, node, context } = here
  const { state, design, record, stored } = locked
  const secret = await flowSecret({ server, db: context.tx, tenant }, stored.flowId)
  const body = {
    event: 'external',
    wait: due.id,
    token: answerToken(secret, due.id),
    answerTo: `/api/workflow/hooks/${tenant}/${due.id}`,
    case: { id: state.id, title: state.title, starter: state.starter },
    flow: { id: stored.flowId, name: design.flow.definition.name },
    node: { id: node.id, name: nameOfNode(design.flow, node.id) },
    values: visibleValues(design.form, record, rightsElsewhere(node.fields)),
  }
  return { url: node.url, secrets: [secret], id: due.id, body: JSON.stringify(body) }
}
