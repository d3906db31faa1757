import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { headerOf } from '../../http/caller.ts'
import { rawBodyOf } from '../../http/raw-body.ts'
import type { Server } from '../../server.ts'
import { isSignedWith } from './signature.ts'

/** Seconds before and after its time in which a signature is valid. */
const freshFor = 5 * 60

/**
 * Checks the signature headers of a request kept by `keepRawBody`. Refuses `flowSteps.signatureWrong` and
 * `flowSteps.signatureOld`.
 */
export function refuseUnsigned(
  { clock }: Pick<Server, 'clock'>,
  request: FastifyRequest,
  secret: string,
): void {
  const timestamp = headerOf(request, 'webhook-timestamp')
  const signed = { id: headerOf(request, 'webhook-id'), timestamp, body: rawBodyOf(request) }
  if (signed.id === '' || !isSignedWith(secret, signed, headerOf(request, 'webhook-signature')))
    throw new Refusal<RefusalCode>('flowSteps.signatureWrong')
  if (!(Math.abs(clock() / 1000 - Number(timestamp)) <= freshFor))
    throw new Refusal<RefusalCode>('flowSteps.signatureOld')
}
