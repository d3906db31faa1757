import { z } from 'zod'
import { urgencies } from '../../../case/case-state.ts'
import { PeopleSource } from '../../../sources/people-source.ts'
import { type ActionKind, actionKind, Fillings, fillingsOf } from './action-kind.ts'
import { addRecord, deleteRecords, readRecord, updateRecords } from './record-actions.ts'

/** Colours of calendar entries. */
export const scheduleColours = ['blue', 'green', 'orange', 'red', 'purple', 'grey'] as const

/** Adds an entry to the calendars of the starter and other people. */
const addSchedule = actionKind({
  settings: z.object({
    does: z.literal('addSchedule'),
    /** {starter}, {flow}, {date} and field keys in braces are filled in, here and in the content. */
    title: z.string().max(200).default(''),
    content: z.string().max(2000).default(''),
    to: z.array(PeopleSource).default([]),
    /** `starts` and `ends`: a date or date-time. Without an end, it lasts the day, or an hour. */
    when: Fillings.default({}),
    allDay: z.boolean().default(true),
    urgency: z.enum(urgencies).default('normal'),
    color: z.enum(scheduleColours).default('blue'),
    /** Minutes before the start; null for no reminder. */
    remindBefore: z.number().int().min(0).max(40_320).nullable().default(null),
  }),
  isWhole: ({ title, when }) => title.trim() !== '' && (when['starts'] ?? '').trim() !== '',
  formulas: ({ when }) => fillingsOf(when),
  brings: () => [],
  people: ({ to }) => to,
})

/** Calls a data interface and copies values from its first row. */
const callInterface = actionKind({
  settings: z.object({
    does: z.literal('callInterface'),
    interface: z.string().max(64).default(''),
    parameters: Fillings.default({}),
    /** Own fields by the columns that fill them. */
    brings: z.record(z.string(), z.string().max(200)).default({}),
  }),
  isWhole: ({ interface: id }) => id !== '',
  formulas: ({ parameters }) => fillingsOf(parameters),
  brings: ({ brings }) => Object.keys(brings),
  people: () => [],
})

/** Launches another flow for a person; the two cases are linked. */
const launchFlow = actionKind({
  settings: z.object({
    does: z.literal('launchFlow'),
    flow: z.string().max(64).default(''),
    values: Fillings.default({}),
    /** Starter of the new case: the first person found, or the starter of this case. */
    starters: z.array(PeopleSource).default([]),
  }),
  isWhole: ({ flow }) => flow !== '',
  formulas: ({ values }) => fillingsOf(values),
  brings: () => [],
  people: ({ starters }) => starters,
})

/** Sends a notice to people. */
const sendMessage = actionKind({
  settings: z.object({
    does: z.literal('sendMessage'),
    to: z.array(PeopleSource).default([]),
    /** Field keys in braces are filled in, and so are {starter}, {flow} and {date}. */
    text: z.string().max(500).default(''),
  }),
  isWhole: ({ to, text }) => to.length > 0 && text.trim() !== '',
  formulas: () => [],
  brings: () => [],
  people: ({ to }) => to,
})

/** Register of actions: a new one is its settings, a line here and one in the union; the server carries it out. */
export const actionKinds = {
  addRecord,
  updateRecords,
  deleteRecords,
  readRecord,
  callInterface,
  sendMessage,
  launchFlow,
  addSchedule,
} as const

export const AutomationAction = z.discriminatedUnion('does', [
  addRecord.settings,
  updateRecords.settings,
  deleteRecords.settings,
  readRecord.settings,
  callInterface.settings,
  sendMessage.settings,
  launchFlow.settings,
  addSchedule.settings,
])
export type AutomationAction = z.infer<typeof AutomationAction>

export function kindOfAction({ does }: AutomationAction): ActionKind<z.ZodType<AutomationAction>> {
  return actionKinds[does] as unknown as ActionKind<z.ZodType<AutomationAction>>
}
