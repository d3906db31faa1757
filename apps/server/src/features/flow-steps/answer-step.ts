import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { success } from '../../http/envelope.ts'
import { keepRawBody, readInput } from '../../http/read-input.ts'
import type { Route } from '../../http/serve.ts'
import { isSame, refuseUnsigned } from '../../outside/signing/index.ts'
import { isOpenTenant } from '../../people/tenants/index.ts'
import type { Server } from '../../server.ts'
import { answerToken, flowSecret } from './flow-secret.ts'
import { endStep, failStep, withLockedWait } from './running-step.ts'
import { findWait } from './step-store.ts'

const endpoint = contract.approvals.answerStep
const perMinute = 120

/** Receives the answer of another system. A badly signed call learns nothing about what exists. */
export const answerStep: Route = (app, server) => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { perMinute },
    preParsing: keepRawBody,
    handler: async (request) => {
      const answer = readInput(endpoint, request)
      return success(endpoint.output.parse({ taken: await acceptAnswer(server, request, answer) }))
    },
  })
}

type Answer = ParsedInput<typeof endpoint>

async function acceptAnswer(server: Server, request: FastifyRequest, answer: Answer): Promise<boolean> {
  const { tenant, waitId, values, failure } = answer
  const wait = await authenticateWait(server, request, answer)
  if (wait.state === 'done' || wait.state === 'ended') return false
  if (wait.state === 'cancelled') throw new Refusal<RefusalCode>('flow.waitNotOpen')

  const step = { server, tenant, due: { id: waitId, caseId: wait.caseId, kind: wait.kind, attempts: 1 } }
  if (failure) {
    await failStep(step, failure)
    return true
  }
  const taken = await withLockedWait(step, 'external', async (here) => {
    // The values go to the form, where rights apply; the event chain, readable by everyone on the case,
    // only names the fields.
    await endStep(here, { result: { answered: Object.keys(values) }, values, rights: here.node.fields })
    return true
  })
  return taken ?? false
}

/** Returns the wait if the answer has its token and a recent signature with its flow's secret. */
async function authenticateWait(server: Server, request: FastifyRequest, { tenant, waitId, token }: Answer) {
  const wrong = new Refusal<RefusalCode>('flowSteps.signatureWrong')
  if (!(await isOpenTenant(server.db, tenant))) throw wrong
  const tx = server.db.tenant(tenant)
  const wait = await findWait(tx, waitId)
  if (wait?.kind !== 'external') throw wrong

  const secret = await flowSecret({ server, db: tx, tenant }, wait.flowId)
  refuseUnsigned(server, request, secret)
  if (!isSame(answerToken(secret, waitId), token)) throw wrong
  return wait
}
