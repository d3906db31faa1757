import type { ScheduleInput } from '@signet/contract'
import type { Acting } from '../../cases/context.ts'
import { makeSchedule, type NewSchedule } from './make-schedule.ts'
import { tellParticipants } from './tell-participants.ts'

/**
 * Adds an entry to the calendars of its people and notifies all but the actor. Refuses as `makeSchedule`
 * does.
 */
export async function planSchedule(
  acting: Pick<Acting, 'tx' | 'actor' | 'now' | 'server' | 'tell'>,
  wish: ScheduleInput,
): Promise<NewSchedule> {
  const made = await makeSchedule(acting, wish)
  const { id, groupId, people } = made
  await tellParticipants(acting, { what: 'invited', entry: { id, groupId, title: wish.title }, people })
  return made
}
