import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { bringCategories } from '../../design-life/index.ts'
import { unpackIcons } from '../../system/index.ts'
import { categoriesIn, newFolders } from './carried-categories.ts'
import { unpackedIcons } from './carried-icons.ts'
import { readDefinitionFile } from './definition-file.ts'
import { differencesBetween } from './differences.ts'
import { withCodes, withIds } from './ids-in.ts'
import {
  type Choice,
  type ImportPlan,
  missingIn,
  type PlannedDefinition,
  planImport,
  tableOf,
} from './plan-import.ts'
import { insertDefinition, replaceDraft, type Written } from './write-definitions.ts'

export const previewImport = serve(contract.definitionFiles.preview, async (call) => {
  const { input, actor, tx, caller, server } = call
  const file = readFor(actor.tenant, input.file)
  const directory = await server.directories.of(actor.tenant)
  const { definitions, missing } = await planImport({ tx, directory }, file)
  const changing = definitions.filter(({ status }) => status !== 'same').map(({ given }) => given)
  return {
    product: file.product,
    exportedAt: file.exportedAt,
    definitions: definitions.map(({ given, own, theirs, status, choices }) => ({
      ...namesOf(given),
      status,
      existing: own?.name ?? null,
      choices: [...choices],
      differences: own && choices.length > 0 ? differencesBetween(own.content, theirs) : [],
      missing: missingIn(given, missing),
    })),
    missing: missing.map(({ kind, name, code }) => ({ kind, name, code })),
    folders: await newFolders(tx, {
      locale: caller.locale,
      brought: file.categories ?? [],
      names: categoriesIn(changing),
    }),
  }
})

export const importDefinitions = serve(
  contract.definitionFiles.import,
  async ({ input, actor, tx, now, server }) => {
    const file = readFor(actor.tenant, input.file)
    const directory = await server.directories.of(actor.tenant)
    const plan = await planImport({ tx, directory }, file)
    const decided = decide(plan, new Map(input.decisions.map(({ id, choice }) => [id, choice])))
    const write = writerOf(plan, decided, server.newId)
    const change = { changedBy: actor.personId, changedAt: now }
    await unpackIcons(tx, file.icons ?? [], change)
    const taken = decided.filter(takesCategory).map(({ given }) => given)
    await bringCategories(tx, actor.tenant, { brought: file.categories ?? [], names: categoriesIn(taken) })
    for (const one of decided) {
      const written = write(one)
      if (one.outcome === 'created' || one.outcome === 'copied')
        await insertDefinition(tx, { ...written, ...change })
      if (one.outcome === 'replaced') await replaceDraft(tx, { ...written, ...change })
    }
    return {
      results: decided.map((one) => {
        const { kind, id, name, code } = write(one)
        return { kind, id, name, code, outcome: one.outcome }
      }),
      missing: plan.missing.map(({ kind, name, code }) => ({ kind, name, code })),
    }
  },
)

/** Reads a file with the icons of its definitions at the addresses that they have here. */
function readFor(tenant: string, text: string) {
  const file = readDefinitionFile(text)
  return { ...file, definitions: unpackedIcons(file.definitions, tenant) }
}

function namesOf({ id, kind, name, code }: PlannedDefinition['given']) {
  return { id, kind, name, code }
}

type Outcome = 'created' | 'copied' | 'replaced' | 'kept' | 'same'
type Decided = PlannedDefinition & Readonly<{ outcome: Outcome }>

const outcomes = { replace: 'replaced', copy: 'copied', keep: 'kept' } as const

function decide({ definitions }: ImportPlan, choices: ReadonlyMap<string, Choice>): readonly Decided[] {
  const decided = definitions.map((one) => ({ ...one, outcome: outcomeOf(one, choices.get(one.given.id)) }))
  const fresh = new Set(decided.filter(isInserted).map(({ given }) => given.id))
  // A template follows its form: one that the form here has is not one that the copy has.
  return decided.map((one) =>
    one.given.kind === 'printTemplate' && fresh.has(one.given.content.formId)
      ? { ...one, own: undefined, outcome: 'created' as const }
      : one,
  )
}

function outcomeOf({ given, status, choices }: PlannedDefinition, choice: Choice | undefined): Outcome {
  if (status === 'new') return 'created'
  if (status === 'same') return 'same'
  const { name } = given
  if (!choice) throw new Refusal<RefusalCode>('definitionFiles.undecided', { name })
  if (!choices.includes(choice)) throw new Refusal<RefusalCode>('definitionFiles.notAChoice', { name })
  return outcomes[choice]
}

function isInserted({ outcome }: Decided): boolean {
  return outcome === 'created' || outcome === 'copied'
}

/** The draft of a flow that is replaced keeps its category. */
function takesCategory(one: Decided): boolean {
  return isInserted(one) || (one.outcome === 'replaced' && one.given.kind === 'form')
}

/** What definitions get here, by their ids in the file; codes by `kind:code`. */
type Given = Readonly<{
  ids: ReadonlyMap<string, string>
  codes: ReadonlyMap<string, string>
  keys: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
}>

/** Returns a function that gives a definition the ids, codes and names that it has here. */
function writerOf(plan: ImportPlan, decided: readonly Decided[], newId: () => string) {
  const inserted = decided.filter(isInserted)
  const ids = new Map([
    ...plan.ids,
    ...inserted.flatMap(({ given }) => idsOf(given)).map((id) => [id, newId()] as const),
  ])
  const given = { ids, ...freshNames(plan, decided) }
  return (one: Decided): Written => written(one, given)
}

function idsOf(given: PlannedDefinition['given']): string[] {
  const entries = given.kind === 'dictionary' ? given.content.entries : []
  return [given.id, ...entries.map(({ id }) => id)]
}

function freshNames(plan: ImportPlan, decided: readonly Decided[]): Omit<Given, 'ids'> {
  const free = freeCodes(plan, decided)
  const codes = new Map<string, string>()
  const keys = new Map<string, string>()
  const names = new Map<string, string>()
  for (const { given, outcome } of decided) {
    if (outcome !== 'copied') continue
    if (given.kind === 'printTemplate') names.set(given.id, free.name(given.name))
    else codes.set(`${given.kind}:${given.code}`, free.code(given))
    if (given.kind === 'form') keys.set(given.id, free.key(given.content.draft))
  }
  return { codes, keys, names }
}

function written({ given, own, outcome }: Decided, { ids, codes, keys, names }: Given): Written {
  const { kind, id } = given
  const codeOf = (of: string, code: string) => codes.get(`${of}:${code}`) ?? code
  // Only objects of the file are copied, so the content stays one.
  const content = withCodes(withIds(given.content, ids), codeOf) as Written['content']
  const key = keys.get(id)
  const isMine = outcome === 'kept' || outcome === 'same'
  return {
    kind,
    id: ids.get(id) ?? id,
    ...(isMine && own
      ? { name: own.name, code: own.code }
      : { name: names.get(id) ?? given.name, code: codeOf(kind, given.code) }),
    content: key === undefined ? content : withKey(content, key),
  }
}

function withKey(content: Written['content'], key: string): Written['content'] {
  return { ...content, draft: { ...(content['draft'] as Written['content']), key } }
}

/** Finds codes, keys and names that neither the company nor the file uses. */
function freeCodes({ own }: ImportPlan, decided: readonly Decided[]) {
  const given = decided.map((one) => one.given)
  const codes = new Set([...own, ...given].map(({ kind, code }) => `${kind}:${code}`))
  const tables = new Set(own.flatMap(({ mainTable }) => mainTable ?? []))
  const names = new Set(
    [...own, ...given].flatMap(({ kind, name }) => (kind === 'printTemplate' ? name : [])),
  )
  return {
    code: ({ kind, code }: PlannedDefinition['given']) =>
      numbered(code, 60, (next) => take(codes, `${kind}:${next}`)),
    key: (draft: Readonly<Record<string, unknown>>) =>
      numbered(String(draft['key']), 40, (key) => take(tables, tableOf({ ...draft, key }))),
    name: (name: string) => numbered(name, 100, (next) => take(names, next)),
  }
}

function take(used: Set<string>, one: string): boolean {
  if (used.has(one)) return false
  used.add(one)
  return true
}

const mostCopies = 500

/** `trip`, 2 is `trip_2`. */
function numbered(text: string, longest: number, isFree: (next: string) => boolean): string {
  for (let number = 2; number <= mostCopies; number += 1) {
    const ending = `_${number}`
    const next = text.replace(/_\d{1,3}$/, '').slice(0, longest - ending.length) + ending
    if (isFree(next)) return next
  }
  throw new Refusal<RefusalCode>('design.codeTaken', { code: text })
}
