import { WorkingWeek } from '@signet/flow'
import { z } from 'zod'
import { endpoint } from './wire/endpoint.ts'
import { Day, Done, Empty } from './wire/shapes.ts'

const kind = z.enum(['free', 'worked'])
/** A day that the tenant sets itself, whatever its weekday and the public holidays say. */
const OwnDay = z.object({ day: Day, kind, name: z.string().trim().max(60).default('') })

/** When the tenant works; time limits and timers count by it. */
export const workingCalendar = {
  show: endpoint({
    method: 'GET',
    path: '/api/system/WorkingCalendar',
    access: 'administrator',
    summary: 'Get the weekly working hours, company days and public holidays',
    input: Empty,
    output: z.object({
      timeZone: z.string(),
      week: WorkingWeek,
      hasPublicHolidays: z.boolean(),
      ownDays: z.array(OwnDay),
      /** Of last year and later, in order. */
      publicDays: z.array(z.object({ day: Day, kind, name: z.string() })),
    }),
    refusals: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/system/WorkingCalendar',
    access: 'administrator',
    summary: 'Set working hours and company days; due dates already set don’t change',
    input: z.object({
      week: WorkingWeek,
      hasPublicHolidays: z.boolean(),
      ownDays: z.array(OwnDay).max(1000),
    }),
    output: Done,
    refusals: ['workingCalendar.neverWorks', 'workingCalendar.dayTwice'],
  }),
}
