import { createHmac } from 'node:crypto'
import { contract } from '@signet/contract'
import type { Reader, TenantDb } from '@signet/db'
import { newestDesign } from '../../cases/launching/begin-case.ts'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import { flowSecretPlace } from '../../outside/secrets/index.ts'
import { freshSecret } from '../../outside/signing/index.ts'
import type { Server } from '../../server.ts'

type SecretContext = Readonly<{ server: Server; db: TenantDb; tenant: string }>

/** Returns the signing secret of a flow, created on first use. Refuses what `server.secrets` refuses. */
export async function flowSecret(context: SecretContext, flowId: string): Promise<string> {
  const known = await findSecret(context.db, flowId)
  if (known !== undefined) return context.server.secrets.open(known, flowSecretPlace(context.tenant, flowId))

  await insertSecret(context.db, newSealedSecret(context, flowId))
  return context.server.secrets.open(
    (await findSecret(context.db, flowId)) ?? '',
    flowSecretPlace(context.tenant, flowId),
  )
}

/** Replaces the secret; signatures by the old one are no longer valid. */
async function renewSecret(context: SecretContext, flowId: string): Promise<string> {
  await replaceSecret(context.db, newSealedSecret(context, flowId))
  return flowSecret(context, flowId)
}

function newSealedSecret({ server, tenant }: SecretContext, flowId: string) {
  const sealed = server.secrets.seal(freshSecret(server.random), flowSecretPlace(tenant, flowId))
  return { flowId, sealed, changedAt: isoOf(server.clock()) }
}

export const openSecret = serve(contract.approvals.flowSecret, async (call) => {
  const { input, server, actor } = call
  await newestDesign(call, input.flowId)
  const { tenant } = actor
  return { secret: await flowSecret({ server, db: server.db.tenant(tenant), tenant }, input.flowId) }
})

export const renewFlowSecret = serve(contract.approvals.renewFlowSecret, async (call) => {
  const { input, server, tx, actor } = call
  await newestDesign(call, input.flowId)
  return { secret: await renewSecret({ server, db: tx, tenant: actor.tenant }, input.flowId) }
})

async function findSecret(tx: Reader, flowId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('flowSecret')
    .where('flowId', '=', flowId)
    .select('sealed')
    .executeTakeFirst()
  return row?.sealed
}

type StoredSecret = Readonly<{ flowId: string; sealed: string; changedAt: string }>

/** Inserts a secret unless the flow has one. */
async function insertSecret(tx: TenantDb, kept: StoredSecret): Promise<void> {
  await tx
    .insertInto('flowSecret')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function replaceSecret(tx: TenantDb, { flowId, sealed, changedAt }: StoredSecret): Promise<void> {
  await tx
    .insertInto('flowSecret')
    .values({ flowId, sealed, changedAt })
    .onConflict((conflict) => conflict.column('flowId').doUpdateSet({ sealed, changedAt }))
    .execute()
}

/** Returns the token for answering a wait, known only to the flow and the receiver of the request. */
export function answerToken(secret: string, wait: string): string {
  return createHmac('sha256', secret).update(`answer ${wait}`).digest('base64url')
}
