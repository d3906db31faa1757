import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { readDefinition, tableNameOf } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import type { Snapshot } from '../../../people/directory/index.ts'
import { type DefinitionFile, type FileDefinition, inOrder } from './definition-file.ts'
import { type Definition, loadDefinitions, type OwnDefinition } from './definition-store.ts'
import { codesIn, idsIn, withIds } from './ids-in.ts'
import { loadOutside, matchOutside, type Outside } from './outside.ts'

export type Choice = 'replace' | 'copy' | 'keep'
export type PlannedDefinition = Readonly<{
  given: FileDefinition
  /** The definition here that has the same code, table or name. */
  own: OwnDefinition | undefined
  /** What the file says, with the ids of this company where they are known. */
  theirs: Readonly<Record<string, unknown>>
  status: 'new' | 'same' | 'different' | 'conflict'
  choices: readonly Choice[]
}>
export type ImportPlan = Readonly<{
  definitions: readonly PlannedDefinition[]
  own: readonly OwnDefinition[]
  /** Ids here by those of the file, as far as both have the same thing. */
  ids: ReadonlyMap<string, string>
  missing: readonly Outside[]
}>

/** Compares a file with the company; both the preview and the import follow it. */
export async function planImport(
  { tx, directory }: Readonly<{ tx: Reader; directory: Snapshot }>,
  file: DefinitionFile,
): Promise<ImportPlan> {
  const own = await loadDefinitions(tx)
  const outside = await loadOutside(tx, directory)
  refuseUnlisted(file, new Set([...[...own, ...outside].map(({ id }) => id)]))

  const found = new Map(file.outside.map((one) => [one.id, matchOutside(outside, one)]))
  const ids = new Map<string, string>()
  for (const [id, match] of found) if (match) ids.set(id, match.id)

  const pairs: (readonly [FileDefinition, OwnDefinition | undefined])[] = []
  for (const given of inOrder(file.definitions)) {
    const match = counterpart(own, given, ids)
    if (match) {
      ids.set(given.id, match.id)
      for (const [id, here] of entryPairs(given, match)) ids.set(id, here)
    }
    pairs.push([given, match])
  }
  return {
    definitions: pairs.map(([given, match]) => planned(given, match, ids)),
    own,
    ids,
    missing: file.outside.filter(({ id }) => !found.get(id)),
  }
}

/** A file may name only what it lists, or an id of this company could slip in unseen. */
function refuseUnlisted(file: DefinitionFile, own: ReadonlySet<string>): void {
  const listed = new Set([...file.definitions, ...file.outside].map(({ id }) => id))
  for (const { name, content } of file.definitions)
    for (const id of idsIn(content))
      if (own.has(id) && !listed.has(id))
        throw new Refusal<RefusalCode>('definitionFiles.unlisted', { name, id })
}

function counterpart(
  own: readonly OwnDefinition[],
  given: FileDefinition,
  ids: ReadonlyMap<string, string>,
): OwnDefinition | undefined {
  const ofKind = own.filter(({ kind }) => kind === given.kind)
  if (given.kind === 'printTemplate') {
    const formId = ids.get(given.content.formId)
    return ofKind.find(({ name, content }) => name === given.name && content['formId'] === formId)
  }
  const byCode = ofKind.find(({ code }) => code === given.code)
  if (byCode || given.kind !== 'form') return byCode
  const table = tableOf(given.content.draft)
  return ofKind.find(({ mainTable }) => mainTable === table)
}

/** Pairs entries of a dictionary by their codes. */
function entryPairs(given: FileDefinition, own: Definition): [string, string][] {
  if (given.kind !== 'dictionary') return []
  const entries = own.content['entries'] as readonly { id: string; code: string }[]
  const here = new Map(entries.map(({ id, code }) => [code, id]))
  return given.content.entries.flatMap(({ id, code }) => {
    const match = here.get(code)
    return match === undefined ? [] : [[id, match]]
  })
}

function planned(
  given: FileDefinition,
  own: OwnDefinition | undefined,
  ids: ReadonlyMap<string, string>,
): PlannedDefinition {
  const theirs = withIds<Readonly<Record<string, unknown>>>(given.content, ids)
  const status = statusOf(given, own, theirs)
  const isOpen = status === 'different' || status === 'conflict'
  return { given, own, theirs, status, choices: isOpen ? choicesOf(given, own) : [] }
}

function statusOf(
  given: FileDefinition,
  own: OwnDefinition | undefined,
  theirs: Readonly<Record<string, unknown>>,
): PlannedDefinition['status'] {
  if (!own) return 'new'
  if (own.name !== given.name || own.code !== given.code) return 'conflict'
  return isSameJson(own.content, theirs) ? 'same' : 'different'
}

/** Dictionaries and numbering rules have no drafts, so replacing one would take effect at once. */
function choicesOf(given: FileDefinition, own: OwnDefinition | undefined): readonly Choice[] {
  if (given.kind === 'dictionary' || given.kind === 'billRule') return ['copy', 'keep']
  if (given.kind !== 'form' || !own || isReplaceable(given, own)) return ['replace', 'copy', 'keep']
  return ['copy', 'keep']
}

/** The table of a published form stays, and a form never becomes a data view or one about people. */
function isReplaceable(given: Extract<FileDefinition, { kind: 'form' }>, own: OwnDefinition): boolean {
  const [now, next] = [readDefinition(own.content['draft']), readDefinition(given.content.draft)]
  const isSameKind =
    now.about === next.about && (now.dataView !== undefined) === (next.dataView !== undefined)
  if (own.code !== given.code || !isSameKind) return false
  return tableOf(given.content.draft) === own.mainTable
}

export function tableOf(draft: unknown): string {
  return tableNameOf(readDefinition(draft))
}

/** Returns the names of missing things that a definition needs. */
export function missingIn({ content }: Definition, missing: readonly Outside[]): string[] {
  const ids = idsIn(content)
  const codes = codesIn(content)
  return missing
    .filter(({ kind, id, code }) => ids.has(id) || codes.has(`${kind}:${code}`))
    .map(({ name }) => name)
}
