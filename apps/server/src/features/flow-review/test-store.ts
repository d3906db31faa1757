import type { Tx } from '@signet/db'
import type { FlowTest } from '@signet/flow'

export async function updateTests(
  tx: Tx,
  flowId: string,
  { tests, rule }: Readonly<{ tests: readonly FlowTest[]; rule: 'refuse' | 'warn' }>,
): Promise<void> {
  await tx
    .updateTable('flow')
    .set({ tests: JSON.stringify(tests), testRule: rule })
    .where('id', '=', flowId)
    .execute()
}
