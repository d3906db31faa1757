import { z } from 'zod'
import { actionKind, Fillings, fillingsOf } from './action-kind.ts'

/** Adds a record to another form. */
export const addRecord = actionKind({
  settings: z.object({
    does: z.literal('addRecord'),
    form: z.string().max(64).default(''),
    values: Fillings.default({}),
  }),
  isWhole: ({ form, values }) => form !== '' && Object.keys(values).length > 0,
  formulas: ({ values }) => fillingsOf(values),
  brings: () => [],
  people: () => [],
})

/** Changes the records of another form that meet the conditions; where there are none it may add one. */
export const updateRecords = actionKind({
  settings: z.object({
    does: z.literal('updateRecords'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and what they must be equal to; every one of them. */
    where: Fillings.default({}),
    values: Fillings.default({}),
    addWhenNone: z.boolean().default(false),
  }),
  isWhole: ({ form, where, values }) =>
    form !== '' && Object.keys(where).length > 0 && Object.keys(values).length > 0,
  formulas: ({ where, values }) => fillingsOf(where, values),
  brings: () => [],
  people: () => [],
})

/** Deletes the records of another form that meet the conditions. */
export const deleteRecords = actionKind({
  settings: z.object({
    does: z.literal('deleteRecords'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and what they must be equal to; every one of them. */
    where: Fillings.default({}),
  }),
  isWhole: ({ form, where }) => form !== '' && Object.keys(where).length > 0,
  formulas: ({ where }) => fillingsOf(where),
  brings: () => [],
  people: () => [],
})

/** Takes values over from the newest record of another form that meets the conditions. */
export const readRecord = actionKind({
  settings: z.object({
    does: z.literal('readRecord'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and what they must be equal to; every one of them. */
    where: Fillings.default({}),
    /** Own fields by the fields of the other form that fill them. */
    brings: z.record(z.string(), z.string().max(200)).default({}),
  }),
  isWhole: ({ form, where, brings }) =>
    form !== '' && Object.keys(where).length > 0 && Object.keys(brings).length > 0,
  formulas: ({ where }) => fillingsOf(where),
  brings: ({ brings }) => Object.keys(brings),
  people: () => [],
})
