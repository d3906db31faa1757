import type { Tx } from '@signet/db'

type Withdrawal = Readonly<{ formId: string; withdrawnBy: string; withdrawnAt: string }>

export async function insertWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  await tx
    .insertInto('listWithdrawal')
    .values(withdrawal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteWithdrawal(tx: Tx, formId: string): Promise<void> {
  await tx.deleteFrom('listWithdrawal').where('formId', '=', formId).execute()
}
