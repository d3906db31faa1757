import type { Reader } from '@signet/db'
import { isFlowStopped, isNot } from '../../../publication/availability-store.ts'

/** Returns the published flows that people may launch, with their definitions. */
export function publishedDefinitions(tx: Reader) {
  return tx
    .selectFrom('flow')
    .innerJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .where(isNot(isFlowStopped()))
    .select(['flow.id', 'flow.name', 'flow.translations', 'flowVersion.definition'])
    .orderBy('flow.name')
    .orderBy('flow.id')
    .execute()
}
