import { contract, largestDefinitionFile, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { categoriesAbove } from '../../design-life/index.ts'
import { packIcons } from '../../system/index.ts'
import { categoriesIn } from './carried-categories.ts'
import { packedIcons } from './carried-icons.ts'
import { format, formatVersion, hashOf, inOrder } from './definition-file.ts'
import { type Definition, loadDefinitions, loadDeleted, type OwnDefinition } from './definition-store.ts'
import { codesIn, idsIn } from './ids-in.ts'
import { loadOutside, type Outside } from './outside.ts'

export const listDefinitions = serve(contract.definitionFiles.list, async ({ tx }) => {
  const deleted = await loadDeleted(tx)
  const all = await loadDefinitions(tx)
  return { list: all.filter(({ id }) => !deleted.has(id)).map(namesOf) }
})

export const exportDefinitions = serve(
  contract.definitionFiles.export,
  async ({ input, actor, tx, now, server }) => {
    const all = await loadDefinitions(tx)
    const wanted = new Set(input.ids)
    const closed = closure(all, wanted)
    const own = inOrder(closed).map(({ mainTable: _, isPublished: __, ...one }) => one)
    const { definitions, ids } = packedIcons(own, actor.tenant)
    const carried = await packIcons(tx, ids)
    const above = await categoriesAbove(tx, categoriesIn(definitions))
    const beside = {
      ...(carried.length > 0 && { icons: carried }),
      ...(above.length > 0 && { categories: above }),
    }
    const directory = await server.directories.of(actor.tenant)
    const outside = namedBy(definitions, await loadOutside(tx, directory))
    const file = JSON.stringify({
      format,
      version: formatVersion,
      product: server.product.version,
      exportedAt: now,
      hash: hashOf({ definitions, outside, ...beside }),
      definitions,
      outside,
      ...beside,
    })
    if (file.length > largestDefinitionFile) throw new Refusal<RefusalCode>('definitionFiles.tooLarge')
    return {
      fileName: `signet-${now.slice(0, 10)}.definitions.json`,
      file,
      added: definitions.filter(({ id }) => !wanted.has(id)).map(namesOf),
    }
  },
)

function namesOf({ id, kind, name, code }: Definition) {
  return { id, kind, name, code }
}

/** Returns the wanted definitions and all that they need, each once. Refuses `design.notFound`. */
function closure(all: readonly OwnDefinition[], wanted: ReadonlySet<string>): readonly OwnDefinition[] {
  const find = finder(all)
  const found = new Map<string, OwnDefinition>()
  const waiting = [...wanted].map((id) => {
    const [one] = find.byId(id)
    if (!one) throw new Refusal<RefusalCode>('design.notFound')
    return one
  })
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (found.has(one.id)) continue
    found.set(one.id, one)
    waiting.push(...find.neededBy(one))
  }
  return [...found.values()]
}

function finder(all: readonly OwnDefinition[]) {
  const byId = Map.groupBy(all, ({ id }) => id)
  const byCode = Map.groupBy(all, ({ kind, code }) => `${kind}:${code}`)
  const printsOf = Map.groupBy(all, ({ kind, content }) =>
    kind === 'printTemplate' ? String(content['formId']) : '',
  )
  return {
    byId: (id: string) => byId.get(id) ?? [],
    neededBy: ({ id, content }: OwnDefinition) => [
      ...[...idsIn(content)].flatMap((one) => byId.get(one) ?? []),
      ...[...codesIn(content)].flatMap((one) => byCode.get(one) ?? []),
      ...(printsOf.get(id) ?? []),
    ],
  }
}

/** Returns what the definitions name, by id or code. */
function namedBy(definitions: readonly Definition[], all: readonly Outside[]): readonly Outside[] {
  const ids = idsIn(definitions)
  const codes = codesIn(definitions)
  return all.filter(({ kind, id, code }) => ids.has(id) || codes.has(`${kind}:${code}`))
}
