import type { ScheduleWish } from '@signet/contract'
import type { Acting } from '../approvals/index.ts'
import { type Made, makeSchedule } from './make-schedule.ts'
import { tellParticipants } from './tell-participants.ts'

/** Puts something into the calendars of its people, and tells those who did not do so. Refuses as `makeSchedule` does. */
export async function planSchedule(
  acting: Pick<Acting, 'tx' | 'actor' | 'now' | 'server' | 'tell'>,
  wish: ScheduleWish,
): Promise<Made> {
  const made = await makeSchedule(acting, wish)
  const { id, groupId, people } = made
  await tellParticipants(acting, { what: 'invited', entry: { id, groupId, title: wish.title }, people })
  return made
}
