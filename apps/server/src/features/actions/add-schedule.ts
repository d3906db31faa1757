import { type RefusalCode, ScheduleWish } from '@signet/contract'
import { addMinutes, momentOf, wallTextOf } from '@signet/flow'
import { Refusal } from '@signet/std'
import { planSchedule } from '../schedules/index.ts'
import type { ActionNamed, Doing } from './doing.ts'
import { filled } from './filled.ts'
import type { Occasion } from './occasion.ts'

type Action = ActionNamed<'addSchedule'>

const anHour = 60
const longestTitle = 200

/** The entry is whose name it is made in: it is he who may change it. */
export const addSchedule: Doing<Action> = {
  async act(occasion, action) {
    const { starts, ends } = timeOf(occasion, action)
    const { allDay, urgency, color, remindBefore } = action
    const wish = ScheduleWish.parse({
      ...{ allDay, urgency, color },
      title: occasion.fill(action.title).slice(0, longestTitle),
      content: occasion.fill(action.content),
      startDay: starts.slice(0, 10),
      startTime: starts.slice(11),
      endDay: ends.slice(0, 10),
      endTime: ends.slice(11),
      reminder: remindBefore === null ? { kind: 'none' } : { kind: 'minutes', minutes: remindBefore },
      toUserIds: [...occasion.people],
    })
    const { id } = await planSchedule(occasion.acting, wish)
    return { result: { planned: id } }
  },
}

/** On the walls of the office. Refuses `flowSteps.formulaFailed`. */
function timeOf(occasion: Occasion, { when, allDay }: Action) {
  const { timeZone } = occasion.acting.server
  const given = filled(occasion, when)
  const starts = momentOf(given['starts'], timeZone)
  if (starts === undefined) throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field: 'starts' })

  const ends = momentOf(given['ends'], timeZone) ?? (allDay ? starts : addMinutes(starts, anHour))
  return { starts: wallTextOf(starts, timeZone), ends: wallTextOf(ends, timeZone) }
}
