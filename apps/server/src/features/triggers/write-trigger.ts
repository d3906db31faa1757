import type { RefusalCode } from '@signet/contract'
import { kindOfEvent, readCron, type TriggerDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { Acting } from '../approvals/index.ts'
import { saveTrigger } from './trigger-store.ts'

type Written = Readonly<{
  id: string
  name: string
  version: number
  definition: TriggerDefinition
  /** Whoever writes it, unless somebody else is named. */
  actsAs?: string | undefined
  nextAt: string | null
}>

/**
 * Writes a version of a trigger. Refuses `triggers.personGone` when whoever is to act is not there, and a cron expression
 * as `readCron` does.
 */
export async function writeTrigger(
  { tx, actor, now, server }: Pick<Acting, 'tx' | 'actor' | 'now' | 'server'>,
  { definition, actsAs = actor.personId, ...written }: Written,
): Promise<void> {
  const directory = await server.directories.of(actor.tenant)
  if (!directory.isActive(actsAs)) throw new Refusal<RefusalCode>('triggers.personGone')

  const { event } = definition
  if (event.kind === 'time' && event.schedule.every === 'cron') readCron(event.schedule.expression)
  const hears = kindOfEvent(event).hears(event)
  await saveTrigger(tx, {
    ...written,
    definition,
    actsAs,
    eventKind: event.kind,
    hears,
    by: actor.personId,
    now,
  })
}
