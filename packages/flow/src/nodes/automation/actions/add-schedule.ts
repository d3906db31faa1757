import { z } from 'zod'
import { urgencies } from '../../../case/case-state.ts'
import { PeopleSource } from '../../../sources/people-source.ts'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** What an entry of a calendar is marked with. */
export const scheduleColours = ['blue', 'green', 'orange', 'red', 'purple', 'grey'] as const

/** Puts an entry into the calendars of the starter and of people. */
export const addSchedule = actionKind({
  settings: z.object({
    does: z.literal('addSchedule'),
    /** Field keys in braces are filled in, and so are {starter}, {flow} and {date}; in the content, too. */
    title: z.string().max(200).default(''),
    content: z.string().max(2000).default(''),
    to: z.array(PeopleSource).default([]),
    /** `starts` and `ends`: a date, or a date with a time. Without an end it takes the day, or an hour. */
    when: Fillings.default({}),
    allDay: z.boolean().default(true),
    urgency: z.enum(urgencies).default('normal'),
    color: z.enum(scheduleColours).default('blue'),
    /** Minutes before the start; nobody is reminded without. */
    remindBefore: z.number().int().min(0).max(40_320).nullable().default(null),
  }),
  isWhole: ({ title, when }) => title.trim() !== '' && (when['starts'] ?? '').trim() !== '',
  formulas: ({ when }) => fillingsOf(when),
  brings: () => [],
  people: ({ to }) => to,
})
