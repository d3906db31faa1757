import { createHash } from 'node:crypto'
import {
  BillRuleSettings,
  definitionKinds,
  largestDefinitionFile,
  outsideKinds,
  type RefusalCode,
} from '@signet/contract'
import { readSubmittedFlow } from '@signet/flow'
import { compileForm } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { readList } from '@signet/list'
import { readTemplate } from '@signet/print'
import { canonicalJson, Refusal } from '@signet/std'
import { z } from 'zod'
import type { CategoryRow } from '../../../publication/index.ts'
import { refuseWrongIcon, type TravellingIcon } from '../../system/index.ts'
import { FileCategory, misplacedCategory } from './carried-categories.ts'
import type { Definition } from './definition-store.ts'
import type { Outside } from './outside.ts'

export const format = 'signet-definitions'
export const formatVersion = 1

/** Levels of objects and lists in a file. */
const deepest = 60
const syntaxMistakes: ReadonlySet<string> = new Set([
  'formula.empty',
  'formula.tooLong',
  'formula.tooDeep',
  'formula.unexpected',
  'formula.unfinished',
  'formula.openText',
  'formula.badEscape',
  'formula.badNumber',
  'formula.reservedWord',
  'formula.notSupported',
])
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

const Uuid = z.uuid()
const Word = z.string().max(100)
const Name = z.string().trim().min(1).max(100)
const Code = z.string().regex(/^[\w.-]{1,60}$/)
const DesignCode = z.string().regex(/^[a-zA-Z][\w-]{0,59}$/)
const Draft = z.record(z.string(), z.unknown())
const look = { category: z.string().max(60), icon: z.string().max(60), iconColor: z.string().max(20) }

const Entry = z.strictObject({
  id: Uuid,
  code: Code,
  name: Name,
  nameTw: Word,
  nameEn: Word,
  parentId: Uuid.nullable(),
  position: z.number().int().min(0).max(1_000_000),
  isEnabled: z.boolean(),
})
const base = { id: Uuid, name: Name }

const FileDefinition = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('dictionary'),
    code: Code,
    content: z.strictObject({
      nameTw: Word,
      nameEn: Word,
      isTree: z.boolean(),
      entries: z.array(Entry).max(2000),
    }),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('billRule'),
    code: Code,
    content: z.strictObject({ settings: BillRuleSettings }),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('form'),
    code: DesignCode,
    content: z.strictObject({ ...look, draft: Draft, list: Draft.nullable() }),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('printTemplate'),
    code: z.literal(''),
    content: z.strictObject({ formId: Uuid, draft: Draft }),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('flow'),
    code: DesignCode,
    content: z.strictObject({ ...look, formId: Uuid, draft: Draft }),
  }),
])
export type FileDefinition = z.infer<typeof FileDefinition>
type Of<Kind> = Extract<FileDefinition, { kind: Kind }>

/** Pictures are read as uploads are, by `refuseWrongIcon`. */
const FileIcon = z.strictObject({
  id: z.string().regex(/^[\w-]{16}$/),
  name: z.string().trim().min(1).max(60),
  category: z.string().max(40),
  picture: z
    .string()
    .max(largestDefinitionFile)
    .regex(/^data:[\w.+/-]{0,40};base64,[A-Za-z0-9+/]+={0,2}$/),
})

const DefinitionFile = z.strictObject({
  format: z.literal(format),
  version: z.literal(formatVersion),
  product: z.string().max(60),
  exportedAt: z.iso.datetime({ offset: true }),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  definitions: z.array(FileDefinition).min(1).max(1000),
  outside: z
    .array(z.strictObject({ kind: z.enum(outsideKinds), id: Uuid, name: Word, code: Word }))
    .max(5000),
  /** Icons of the company that the definitions show; files without any have none. */
  icons: z.array(FileIcon).max(500).optional(),
  /** Categories that lead to those of the definitions; files without any have none. */
  categories: z.array(FileCategory).max(4000).optional(),
})
export type DefinitionFile = z.infer<typeof DefinitionFile>

type Parts = Readonly<{
  definitions: readonly Definition[]
  outside: readonly Outside[]
  icons?: readonly TravellingIcon[] | undefined
  categories?: readonly CategoryRow[] | undefined
}>

/** The checksum of what a file holds, whatever the order of its keys. */
export function hashOf({ definitions, outside, icons, categories }: Parts): string {
  return createHash('sha256')
    .update(
      canonicalJson({ definitions, outside, ...(icons && { icons }), ...(categories && { categories }) }),
    )
    .digest('hex')
}

/** Reads a file that may come from anyone. Refuses with the first mistake and its place. */
export function readDefinitionFile(text: string): DefinitionFile {
  const json = parsed(text)
  refuseShape(json, '', 0)
  const version = z.object({ format: z.literal(format), version: z.number() }).safeParse(json).data?.version
  if (version !== undefined && version > formatVersion)
    throw new Refusal<RefusalCode>('definitionFiles.newer', { version })

  const { data, error } = DefinitionFile.safeParse(json)
  if (!data) throw unreadable(error.issues[0]?.path.join('.') || 'format')
  // Checked over what was sent, because parsing may have added defaults.
  if (hashOf(json as Parts) !== data.hash) throw new Refusal<RefusalCode>('definitionFiles.damaged')
  refuseTwice(data.definitions)
  for (const definition of data.definitions) check(definition, data)
  for (const icon of data.icons ?? []) checkIcon(icon)
  const misplaced = misplacedCategory(data.categories ?? [])
  if (misplaced !== undefined) throw unreadable(`categories.${misplaced}.parent`)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('JSON')
  }
}

function unreadable(place: string): Refusal<RefusalCode> {
  return new Refusal<RefusalCode>('definitionFiles.unreadable', { place })
}

/** Refuses values that later steps must not meet: too deep, or with keys of every object. */
function refuseShape(value: unknown, place: string, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw unreadable(place.slice(0, 100))
  for (const [key, part] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw unreadable(`${place}.${key}`.slice(0, 100))
    refuseShape(part, place === '' ? key : `${place}.${key}`, depth + 1)
  }
}

function refuseTwice(definitions: readonly FileDefinition[]): void {
  const seen = new Set<string>()
  for (const one of definitions) {
    const names = one.kind === 'printTemplate' ? `${one.content.formId}/${one.name}` : one.code
    const entries = one.kind === 'dictionary' ? one.content.entries : []
    const marks = [one.id, `${one.kind}:${names}`, ...entries.map(({ id }) => id)]
    for (const mark of [...marks, ...entries.map(({ code }) => `${one.id}:${code}`)]) {
      if (seen.has(mark)) throw new Refusal<RefusalCode>('definitionFiles.twice', { name: one.name })
      seen.add(mark)
    }
  }
}

function check(definition: FileDefinition, file: DefinitionFile): void {
  try {
    if (definition.kind === 'dictionary') checkEntries(definition)
    if (definition.kind === 'form') checkForm(definition)
    if (definition.kind === 'printTemplate') readTemplate(definition.content.draft)
    if (definition.kind === 'flow') checkFlow(definition)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const place = String(error.params['path'] ?? error.code)
    throw new Refusal<RefusalCode>('definitionFiles.wrong', { name: definition.name, place })
  }
  if ('formId' in definition.content) refuseWithoutForm(definition as Of<'flow' | 'printTemplate'>, file)
}

function checkIcon(icon: TravellingIcon): void {
  try {
    refuseWrongIcon(icon)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal<RefusalCode>('definitionFiles.wrong', { name: icon.name, place: error.code })
  }
}

function refuseWithoutForm({ name, content }: Of<'flow' | 'printTemplate'>, file: DefinitionFile): void {
  const hasForm = file.definitions.some(({ kind, id }) => kind === 'form' && id === content.formId)
  if (!hasForm) throw new Refusal<RefusalCode>('definitionFiles.incomplete', { name })
}

function checkForm({ content: { draft, list } }: Of<'form'>): void {
  compileForm(draft)
  if (list) readList(list)
}

function checkFlow({ content }: Of<'flow'>): void {
  const { lines } = readSubmittedFlow(content.draft)
  for (const [index, { condition }] of lines.entries())
    if (condition && isMiswritten(condition)) throw wrongAt(`lines.${index}.condition`)
}

/** Whether a formula does not parse, whatever it names. */
function isMiswritten(formula: string): boolean {
  const read = parseFormula(formula, {})
  return isProblem(read) && syntaxMistakes.has(read.code)
}

/** Parents must be of the same dictionary and lead to the top. */
function checkEntries({ content: { entries, isTree } }: Of<'dictionary'>): void {
  const parents = new Map(entries.map(({ id, parentId }) => [id, parentId]))
  for (const [index, { id, parentId }] of entries.entries())
    if (parentId !== null && !(isTree && leadsToTop(parents, id))) throw wrongAt(`entries.${index}.parentId`)
}

function leadsToTop(parents: ReadonlyMap<string, string | null>, from: string): boolean {
  const met = new Set<string>()
  let at: string | null | undefined = from
  while (typeof at === 'string' && !met.has(at)) {
    met.add(at)
    at = parents.get(at)
  }
  return at === null
}

function wrongAt(path: string): Refusal<RefusalCode> {
  return new Refusal<RefusalCode>('design.invalid', { path })
}

/** Definitions in the order in which each needs only those before it. */
export function inOrder<One extends Pick<Definition, 'kind'>>(definitions: readonly One[]): One[] {
  return definitionKinds.flatMap((kind) => definitions.filter((one) => one.kind === kind))
}
