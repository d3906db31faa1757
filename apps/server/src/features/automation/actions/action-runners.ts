import { type RefusalCode, ScheduleInput } from '@signet/contract'
import { type AutomationAction, addMinutes, instantOfValue, localTextOf } from '@signet/flow'
import { visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { Refusal } from '@signet/std'
import { interfaceRows } from '../../data-interfaces/index.ts'
import { addRecord as add, matchingRows, removeOne } from '../../records/index.ts'
import { planSchedule } from '../../schedules/index.ts'
import {
  type ActionContext,
  type ActionNamed,
  type ActionRunner,
  evaluateFillings,
  evaluateValues,
} from './action-context.ts'
import { ignoredFields, mostRecords, openTargetForm, rightsToAdd, updateRecords } from './update-records.ts'

const anHour = 60

const longestTitle = 200

/** The acting person owns the entry and may change it. */
const addSchedule: ActionRunner<AddScheduleAction> = {
  async act(occasion, action) {
    const { starts, ends } = scheduleTimes(occasion, action)
    const { allDay, urgency, color, remindBefore } = action
    const request = ScheduleInput.parse({
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
    const { id } = await planSchedule(occasion.context, request)
    return { result: { planned: id } }
  },
}

/** Called while nothing is locked; a crash repeats the call, but only one answer takes effect. */
const callInterface: ActionRunner<ActionNamed<'callInterface'>> = {
  async beforehand(input, { interface: id, parameters }) {
    const { actor, now, server } = input.context
    const { personId, tenant } = actor
    const params = Object.fromEntries(
      Object.entries(evaluateFillings(input, parameters)).map(([name, value]) => [name, toParameter(value)]),
    )
    const query = { tenant, personId, now, id, params }
    return (await interfaceRows(server, server.db.beside(tenant), query)).rows
  },
  async act(_occasion, { brings }, [row]) {
    if (!row) return { result: { found: 0 } }
    const taken = Object.entries(brings).map(([own, column]) => [own, row[column] ?? null])
    return { result: { found: 1 }, values: Object.fromEntries(taken) }
  },
}

/** Values that the acting person may not see stay empty. */
const readRecord: ActionRunner<ActionNamed<'readRecord'>> = {
  async act(occasion, { form, where, brings }) {
    const opened = await openTargetForm(occasion, form)
    const [row] = await matchingRows(occasion.context, opened, {
      where: evaluateFillings(occasion, where),
      most: 1,
    })
    if (!row) return { result: { found: 0 } }

    const { fields } = rightsOn(opened.access, row.met)
    const seen = visibleValues(opened.model.form, row.values, fields)
    const taken = Object.entries(brings).map(([own, theirs]) => [own, seen[theirs] ?? null])
    return { result: { found: 1 }, values: Object.fromEntries(taken) }
  },
}

const deleteRecords: ActionRunner<ActionNamed<'deleteRecords'>> = {
  async act(occasion, { form, where }) {
    const { context } = occasion
    const opened = await openTargetForm(occasion, form)
    const rows = await matchingRows(context, opened, {
      where: evaluateFillings(occasion, where),
      most: mostRecords,
    })
    for (const id of rows.map((row) => row.id).sort())
      await removeOne(context, opened, { id, by: ['remove'] })
    return { result: { removed: rows.length } }
  },
}

const addRecord: ActionRunner<ActionNamed<'addRecord'>> = {
  async act(occasion, { form, values }) {
    const opened = await openTargetForm(occasion, form)
    const sent = { values: evaluateValues(occasion, values), rights: rightsToAdd(occasion, opened) }
    const { id, ignored } = await add(occasion.context, opened, sent)
    return { result: { added: id, ...ignoredFields(ignored) } }
  },
}

const launchFlow: ActionRunner<ActionNamed<'launchFlow'>> = {
  async act(occasion, { flow, values }) {
    const [person = occasion.starter] = occasion.people
    const launched = await occasion.launch({
      flowId: flow,
      person,
      values: evaluateValues(occasion, values),
    })
    return { result: { launched } }
  },
}

const sendMessage: ActionRunner<ActionNamed<'sendMessage'>> = {
  async act({ people, send }, { text }) {
    if (people.length > 0) await send(text)
    return { result: { told: people.length } }
  },
}

/** How each kind of action is performed. */
const actionRunners: Readonly<{ [Does in AutomationAction['does']]: ActionRunner<ActionNamed<Does>> }> = {
  addRecord,
  updateRecords,
  deleteRecords,
  readRecord,
  callInterface,
  sendMessage,
  launchFlow,
  addSchedule,
}

export function actionRunnerFor({ does }: AutomationAction): ActionRunner {
  return actionRunners[does] as unknown as ActionRunner
}

function toParameter(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}

type AddScheduleAction = ActionNamed<'addSchedule'>

/** Reads local office times. Refuses `flowSteps.formulaFailed`. */
function scheduleTimes(occasion: ActionContext, { when, allDay }: AddScheduleAction) {
  const { timeZone } = occasion.context.server
  const given = evaluateFillings(occasion, when)
  const starts = instantOfValue(given['starts'], timeZone)
  if (starts === undefined) throw new Refusal<RefusalCode>('flowSteps.formulaFailed', { field: 'starts' })

  const ends = instantOfValue(given['ends'], timeZone) ?? (allDay ? starts : addMinutes(starts, anHour))
  return { starts: localTextOf(starts, timeZone), ends: localTextOf(ends, timeZone) }
}
