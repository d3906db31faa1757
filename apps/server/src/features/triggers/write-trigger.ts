import type { RefusalCode } from '@signet/contract'
import { kindOfEvent, readCron, type TriggerDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { Acting } from '../../cases/acting.ts'
import { saveTrigger } from './trigger-store.ts'

type TriggerInput = Readonly<{
  id: string
  name: string
  version: number
  definition: TriggerDefinition
  /** Defaults to the author. */
  actsAs?: string | undefined
  nextAt: string | null
}>

/**
 * Stores a version of a trigger. Refuses `triggers.personGone` when the acting person has left, and invalid
 * cron expressions as `readCron` does.
 */
export async function writeTrigger(
  { tx, actor, now, server }: Pick<Acting, 'tx' | 'actor' | 'now' | 'server'>,
  { definition, actsAs = actor.personId, ...written }: TriggerInput,
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
