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

/** Updates matching records of another form; may add one when none matches. */
export const updateRecords = actionKind({
  settings: z.object({
    does: z.literal('updateRecords'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and the values all of them must equal. */
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

/** Deletes matching records of another form. */
export const deleteRecords = actionKind({
  settings: z.object({
    does: z.literal('deleteRecords'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and the values all of them must equal. */
    where: Fillings.default({}),
  }),
  isWhole: ({ form, where }) => form !== '' && Object.keys(where).length > 0,
  formulas: ({ where }) => fillingsOf(where),
  brings: () => [],
  people: () => [],
})

/** Copies values from the newest matching record of another form. */
export const readRecord = actionKind({
  settings: z.object({
    does: z.literal('readRecord'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and the values all of them must equal. */
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
