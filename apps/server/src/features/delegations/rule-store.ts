import type { Reader, Tx } from '@signet/db'

type Kind = 'entrust' | 'agency'

/** Returns the kinds of delegation that their receiver must accept. */
export async function askedKinds(tx: Reader): Promise<ReadonlySet<Kind>> {
  const rows = await tx.selectFrom('delegationRule').where('asksReceiver', '=', true).select('kind').execute()
  return new Set(rows.map(({ kind }) => kind))
}

export async function writeRules(tx: Tx, rules: Readonly<Record<Kind, boolean>>): Promise<void> {
  await tx
    .insertInto('delegationRule')
    .values([
      { kind: 'entrust', asksReceiver: rules.entrust },
      { kind: 'agency', asksReceiver: rules.agency },
    ])
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ asksReceiver: eb.ref('excluded.asksReceiver') })),
    )
    .execute()
}
