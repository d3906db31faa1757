import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, pageOf, Translations } from '../wire/endpoint.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,60}$/)

const EntryFields = z.object({
  id: Id,
  fullName: z.string(),
  enCode: z.string(),
  /** `0` at the top level. */
  parentId: z.string(),
  /** 0: retired, shown where it was chosen but not offered. */
  enabledMark: z.literal([0, 1]),
})
/** An entry in the reader's language, with its children. */
export type DictionaryEntry = z.infer<typeof EntryFields> & { children: DictionaryEntry[] }
const DictionaryEntry: z.ZodType<DictionaryEntry> = EntryFields.extend({
  get children() {
    return z.array(DictionaryEntry)
  },
}).meta({ id: 'DictionaryEntry' })

const EntryWords = z.object({ fullName: Name, enCode: Code, translations: Translations })
const EntrySettings = EntryWords.extend({
  parentId: z.string().max(80).default('0'),
  /** Position among its siblings; last when absent. */
  sortCode: z.number().int().min(0).max(1_000_000).optional(),
  enabledMark: z.literal([0, 1]).default(1),
})
const DictionaryRow = z.object({
  id: Id,
  enCode: z.string(),
  fullName: z.string(),
  isTree: z.literal([0, 1]),
  entries: z.number().int(),
  changedAt: Instant,
})

const asAdministrator = { access: 'administrator', areas: ['data'] } as const

/** Option lists of forms. Removed or disabled entries are not offered but keep their names. */
export const dictionary = {
  all: endpoint({
    method: 'GET',
    path: '/api/system/DictionaryData/All',
    access: 'member',
    summary:
      'List dictionaries with their entries; disabled entries are marked so that old values keep their names',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          enCode: z.string(),
          fullName: z.string(),
          isTree: z.literal([0, 1]),
          dictionaryList: z.array(DictionaryEntry),
        }),
      ),
    }),
    refusals: [],
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/system/DictionaryData/:id/Data/Selector',
    access: 'member',
    summary: 'List the available entries of a dictionary by ID or code',
    input: z.object({ id: Id }),
    output: z.object({ list: z.array(DictionaryEntry) }),
    refusals: ['dictionary.notFound'],
  }),
  list: endpoint({
    ...asAdministrator,
    areas: ['data', 'designs', 'lists'],
    method: 'GET',
    path: '/api/system/DictionaryType',
    summary: 'List dictionaries for administrators',
    input: PageInput,
    output: pageOf(DictionaryRow),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    areas: ['data', 'designs', 'lists'],
    method: 'GET',
    path: '/api/system/DictionaryType/:id',
    summary: 'Get a dictionary with its entries in all languages',
    input: z.object({ id: Id }),
    output: DictionaryRow.omit({ entries: true }).extend({
      translations: Translations,
      entries: z.array(EntryFields.extend({ translations: Translations, sortCode: z.number().int() })),
    }),
    refusals: ['dictionary.notFound'],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DictionaryType',
    summary: 'Create a dictionary with its first entries',
    input: EntryWords.extend({
      isTree: z.literal([0, 1]).default(0),
      entries: z.array(EntryWords).max(2000).default([]),
    }),
    output: z.object({ id: Id }),
    refusals: ['dictionary.codeTaken'],
  }),
  update: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/DictionaryType/:id',
    summary: 'Rename a dictionary; its code can’t change because forms refer to it',
    input: z.object({ id: Id, fullName: Name, translations: Translations }),
    output: Done,
    refusals: ['dictionary.notFound'],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/DictionaryType/:id',
    summary: 'Delete a dictionary that no form uses; chosen entries keep their names',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['dictionary.notFound', 'dictionary.inUse'],
  }),
  createEntry: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DictionaryData',
    summary: 'Create an entry at the top level or under another entry',
    input: EntrySettings.extend({ dictionaryTypeId: Id }),
    output: z.object({ id: Id }),
    refusals: [
      'dictionary.notFound',
      'dictionary.entryNotFound',
      'dictionary.codeTaken',
      'dictionary.flat',
      'dictionary.cycle',
    ],
  }),
  updateEntry: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/DictionaryData/:id',
    summary: 'Rename, move, disable or enable an entry; its code can’t change because records may contain it',
    input: EntrySettings.omit({ enCode: true }).extend({ id: Id }),
    output: Done,
    refusals: ['dictionary.entryNotFound', 'dictionary.flat', 'dictionary.cycle'],
  }),
  removeEntry: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/DictionaryData/:id',
    summary: 'Delete an entry and its children; records that use it keep its name',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['dictionary.entryNotFound'],
  }),
}
