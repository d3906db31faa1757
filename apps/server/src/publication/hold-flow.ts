import type { Tx } from '@signet/db'

/**
 * Holds a flow and its form until the transaction ends: a deletion of one of them waits and then counts what began
 * meanwhile. Read afterwards whether they are in use; what was read before may have changed.
 */
export async function holdFlow(tx: Tx, flowId: string): Promise<void> {
  await tx
    .selectFrom('flow')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('flow.id', '=', flowId)
    .select('flow.id')
    .forKeyShare()
    .execute()
}
