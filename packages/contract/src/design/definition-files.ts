import { z } from 'zod'
import { endpoint, Id } from '../wire/endpoint.ts'

/** What a definition file may hold, in the order of an import: each kind needs only itself and those before it. */
export const definitionKinds = ['dictionary', 'billRule', 'form', 'printTemplate', 'flow'] as const

/** Length of a definition file in UTF-16 units. */
export const largestDefinitionFile = 900_000

/** What a definition names outside the file. */
export const outsideKinds = [
  'person',
  'role',
  'group',
  'position',
  'organization',
  'interface',
  'seal',
] as const

const Kind = z.enum(definitionKinds)
const Choice = z.enum(['replace', 'copy', 'keep'])
const File = z.string().min(1).max(largestDefinitionFile)
const Missing = z.object({ kind: z.enum(outsideKinds), name: z.string(), code: z.string() })
const named = { id: Id, kind: Kind, name: z.string(), code: z.string() }

const refusals = [
  'definitionFiles.damaged',
  'definitionFiles.incomplete',
  'definitionFiles.newer',
  'definitionFiles.twice',
  'definitionFiles.unlisted',
  'definitionFiles.unreadable',
  'definitionFiles.wrong',
] as const

/** Definitions of one installation as a file for another. */
export const definitionFiles = {
  list: endpoint({
    method: 'GET',
    path: '/api/visualdev/DefinitionFile',
    access: 'administrator',
    summary: 'List all definitions that can be exported',
    input: z.object({}),
    output: z.object({ list: z.array(z.object(named)) }),
    refusals: [],
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/visualdev/DefinitionFile/Actions/Export',
    access: 'administrator',
    onlyReads: true,
    summary: 'Export the drafts of definitions as one JSON file, with every definition that they need',
    input: z.object({ ids: z.array(Id).min(1).max(500) }),
    output: z.object({
      fileName: z.string(),
      file: z.string(),
      /** Definitions added because others need them. */
      added: z.array(z.object(named)),
    }),
    refusals: ['design.notFound', 'definitionFiles.tooLarge'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/visualdev/DefinitionFile/Actions/Preview',
    access: 'administrator',
    onlyReads: true,
    summary: 'Preview what importing a file would do; stores nothing',
    input: z.object({ file: File }),
    output: z.object({
      product: z.string(),
      exportedAt: z.string(),
      definitions: z.array(
        z.object({
          ...named,
          /** `conflict`: the code belongs to a definition with another name. */
          status: z.enum(['new', 'same', 'different', 'conflict']),
          /** The definition here with the same code. */
          existing: z.string().nullable(),
          choices: z.array(Choice),
          /** The first differences: the place, and the values here and in the file. */
          differences: z.array(z.object({ place: z.string(), mine: z.string(), theirs: z.string() })),
          missing: z.array(z.string()),
        }),
      ),
      missing: z.array(Missing),
      /** Categories that the import creates, each as names from the top in the reader's language. */
      folders: z.array(z.array(z.string())),
    }),
    refusals,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/visualdev/DefinitionFile/Actions/Import',
    access: 'administrator',
    summary: 'Import a file as drafts, all or nothing; needs a decision for each difference and conflict',
    input: z.object({
      file: File,
      decisions: z
        .array(z.object({ id: Id, choice: Choice }))
        .max(2000)
        .default([]),
    }),
    output: z.object({
      results: z.array(
        z.object({ ...named, outcome: z.enum(['created', 'copied', 'replaced', 'kept', 'same']) }),
      ),
      missing: z.array(Missing),
    }),
    refusals: [
      ...refusals,
      'definitionFiles.undecided',
      'definitionFiles.notAChoice',
      'design.codeTaken',
      'icons.tooMany',
      'icons.nameTaken',
    ],
  }),
}
