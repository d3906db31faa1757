import { WorkingWeek } from '@signet/flow'
import { z } from 'zod'
import { Day, Done, Empty, endpoint } from './wire/endpoint.ts'
import { expecting, Revision } from './wire/revision.ts'

export const system = {
  version: endpoint({
    method: 'GET',
    path: '/api/app/Version',
    access: 'anyone',
    summary: 'Get the server version; clients on another version offer an update',
    input: Empty,
    output: z.object({ sysVersion: z.string(), build: z.number().int(), downloadUrl: z.string() }),
    refusals: [],
  }),
  languagePack: endpoint({
    method: 'GET',
    path: '/api/system/BaseLang/LangJson',
    access: 'anyone',
    summary: 'Get all texts in the language of Accept-Language',
    input: Empty,
    output: z.record(z.string(), z.string()),
    refusals: [],
  }),
  externalLink: endpoint({
    method: 'GET',
    path: '/api/system/ExternalLink',
    access: 'member',
    summary:
      'Check whether an external page can be shown inside the product; `host` is in browser form, empty if there’s none to show',
    input: z.object({ url: z.string().max(2000) }),
    output: z.object({ host: z.string(), isAllowed: z.boolean() }),
    refusals: [],
  }),
}

const kind = z.enum(['free', 'worked'])
/** A day defined by the tenant, overriding weekday and public holidays. */
const OwnDay = z.object({ day: Day, kind, name: z.string().trim().max(60).default('') })

/** Working time of the tenant, used by time limits and timers. */
export const workingCalendar = {
  show: endpoint({
    method: 'GET',
    path: '/api/system/WorkingCalendar',
    access: 'administrator',
    areas: ['data'],
    summary: 'Get the weekly working hours, company days and public holidays',
    input: Empty,
    output: z.object({
      timeZone: z.string(),
      week: WorkingWeek,
      hasPublicHolidays: z.boolean(),
      ownDays: z.array(OwnDay),
      revision: Revision,
      /** From last year on, in order. Expected ones follow from the law, their year isn’t announced yet. */
      publicDays: z.array(z.object({ day: Day, kind, name: z.string(), isExpected: z.boolean() })),
    }),
    refusals: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/system/WorkingCalendar',
    access: 'administrator',
    areas: ['data'],
    summary: 'Set working hours and company days; due dates already set don’t change',
    input: z.object({
      week: WorkingWeek,
      hasPublicHolidays: z.boolean(),
      ownDays: z.array(OwnDay).max(1000),
      ...expecting,
    }),
    output: Done,
    refusals: ['request.changedMeanwhile', 'workingCalendar.neverWorks', 'workingCalendar.dayTwice'],
  }),
}
