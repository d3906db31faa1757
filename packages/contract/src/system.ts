import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Empty, Id } from './shapes.ts'

const DictionaryWord = z.object({
  id: Id,
  fullName: z.string(),
  enCode: z.string(),
  parentId: z.string(),
})

export const system = {
  version: endpoint({
    method: 'GET',
    path: '/api/app/Version',
    access: 'anyone',
    summary: 'The version the server runs; a client of another version offers an update',
    input: Empty,
    output: z.object({ sysVersion: z.string(), build: z.number().int(), downloadUrl: z.string() }),
    refusals: [],
  }),
  languagePack: endpoint({
    method: 'GET',
    path: '/api/system/BaseLang/LangJson',
    access: 'anyone',
    summary: 'All texts in the language of Accept-Language',
    input: Empty,
    output: z.record(z.string(), z.string()),
    refusals: [],
  }),
  dictionaries: endpoint({
    method: 'GET',
    path: '/api/system/DictionaryData/All',
    access: 'member',
    summary: 'All dictionaries with their words',
    input: Empty,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          enCode: z.string(),
          fullName: z.string(),
          isTree: z.literal([0, 1]),
          dictionaryList: z.array(DictionaryWord),
        }),
      ),
    }),
    refusals: [],
  }),
  dictionaryWords: endpoint({
    method: 'GET',
    path: '/api/system/DictionaryData/:id/Data/Selector',
    access: 'member',
    summary: 'Words of one dictionary, by its id or code',
    input: z.object({ id: Id }),
    output: z.object({ list: z.array(DictionaryWord) }),
    refusals: ['dictionary.notFound'],
  }),
  createDictionary: endpoint({
    method: 'POST',
    path: '/api/system/DictionaryType',
    access: 'administrator',
    summary: 'Add a dictionary with its words',
    input: z.object({
      fullName: z.string().trim().min(1).max(100),
      enCode: z.string().regex(/^[\w.-]{1,60}$/),
      words: z
        .array(z.object({ fullName: z.string().trim().min(1).max(100), enCode: z.string().max(60) }))
        .max(2000),
    }),
    output: z.object({ id: Id }),
    refusals: ['design.codeTaken'],
  }),
}
