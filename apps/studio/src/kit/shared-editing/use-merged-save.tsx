import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { type MergeRules, type PartPath, positionStep, type Versions } from '@signet/std/merge'
import { useFeedback } from '@signet/ui'
import { useRef } from 'react'
import { useMergeQuestions } from './merge-questions.tsx'
import { type Stored, saveMerged } from './save-merged.ts'

type NamesOf = Readonly<Record<string, (id: string) => Promise<string>>>

type MergedSaveOptions<Document extends object, Revision> = Readonly<{
  opened: Stored<Document, Revision>
  rules: MergeRules<Document>
  /** Text keys of what fields are called in the form. */
  labels: Readonly<Record<string, string>>
  /** A value of a field in words; undefined for its plain text. */
  textOf?: (field: string, value: unknown) => string | undefined
  /** Asks for the name of what a field has the id of, before the person chooses between two. */
  nameOf?: NamesOf
  load: () => Promise<Stored<Document, Revision>>
  save: (document: Document, revision: Revision) => Promise<unknown>
  /** Shows what is stored after a save. */
  onStored: (document: Document) => void
}>

/** Saves a form that other administrators may have open too, merged field by field with what they saved meanwhile. */
export function useMergedSave<Document extends object, Revision = string>(
  options: MergedSaveOptions<Document, Revision>,
) {
  const { opened, rules, labels, textOf, nameOf, load, save, onStored } = options
  const t = useT()
  const feedback = useFeedback()
  const known = useRef(opened)
  const names = useRef<ReadonlyMap<string, string>>(new Map())
  const wordsOf = (path: PartPath, document: Document) => {
    const value = partAt(document, path)
    const name = nameOf && Object.hasOwn(nameOf, path[0] ?? '') && names.current.get(String(value))
    if (name) return name
    return textOf?.(path[0] ?? '', value) ?? (plainText(t, value) || t('shared-editing.empty'))
  }
  const { ask, dialog } = useMergeQuestions(rules, (path: PartPath, { mine, theirs }) => ({
    name: namePart(t, labels, path),
    mine: wordsOf(path, mine),
    theirs: wordsOf(path, theirs),
  }))
  const askByName = async (versions: Versions<Document>) => {
    names.current = await namesIn(versions, nameOf ?? {})
    return ask(versions)
  }
  const saveDraft = async (draft: Document) => {
    const shared = { opened: known.current, rules, load, save, ask: askByName }
    const isMerged = await saveMerged(shared, draft)
    known.current = await load()
    onStored(known.current.document)
    feedback.success(t(isMerged ? 'shared-editing.combined' : 'studio.saved'))
  }
  return { save: saveDraft, dialog }
}

/** Names by id of what both sides have. What is gone meanwhile keeps its id. */
async function namesIn<Document extends object>(
  { mine, theirs }: Versions<Document>,
  nameOf: NamesOf,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [mine, theirs].flatMap((document) =>
    Object.entries(nameOf).flatMap(([field, ask]) => {
      const id: unknown = Reflect.get(document, field)
      return typeof id === 'string' && id !== '' ? [{ id, ask }] : []
    }),
  )
  const named = await Promise.all(
    wanted.map(async ({ id, ask }) => [id, await ask(id).catch(idWhenRefused(id))] as const),
  )
  return new Map(named)
}

function idWhenRefused(id: string) {
  return (error: unknown): string => {
    if (error instanceof Refusal) return id
    throw error
  }
}

/** The deepest part that the form has a name for, with the names of what is inside it, such as a column. */
function namePart(t: ReturnType<typeof useT>, labels: Readonly<Record<string, string>>, path: PartPath) {
  const at = path.findLastIndex((step) => Object.hasOwn(labels, step))
  const inside = path.slice(at + 1).filter((step) => step !== positionStep)
  const label = labels[path[at] ?? '']
  return [...(label ? [t(label)] : []), ...inside].join(' ')
}

/** Items of a list are found by any of their parts, since ids are unique in it. */
function partAt(document: unknown, path: PartPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value))
      return (value as readonly unknown[]).find(
        (item) => isObject(item) && Object.values(item).includes(step),
      )
    return isObject(value) && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined
  }, document)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Names of lists are joined; parts of a setting follow each other. */
function plainText(t: ReturnType<typeof useT>, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off')
  if (typeof value !== 'object') return String(value)
  const parts = (Array.isArray(value) ? value : Object.values(value)) as readonly unknown[]
  return parts
    .map((part) => plainText(t, part))
    .filter(Boolean)
    .join(Array.isArray(value) ? t('right-changes.and') : ' ')
}
