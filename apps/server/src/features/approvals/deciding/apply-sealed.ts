import type { contract, ParsedInput } from '@signet/contract'
import type { Remark } from '@signet/flow'
import type { CommandResult } from '../../../cases/command-result.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { prepareSeal, recordSeal } from '../../evidence/index.ts'

export type GivenSeal = NonNullable<ParsedInput<typeof contract.approvals.agree>['seal']>

type SealedTask = Readonly<{ taskId: string; seal: GivenSeal | undefined }>

/**
 * Applies a command with the seal that came with it, and writes its use in the same transaction. The seal is held
 * before the case, as for a seal that is put on an approved request.
 */
export async function applySealed(
  context: WriteContext,
  { taskId, seal }: SealedTask,
  apply: (applied: Pick<Remark, 'seal'>) => Promise<CommandResult>,
): Promise<CommandResult> {
  if (!seal) return apply({})
  const prepared = await prepareSeal(context, seal)
  const result = await apply({ seal: prepared.applied })
  await recordSeal(context, prepared, { taskId, state: result.after })
  return result
}
