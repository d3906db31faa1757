import {
  type FlowDefinition,
  type FlowNode,
  type FlowTransition,
  IdentityRule,
  namedHoldersOf,
  PeopleSource,
  referencedNode,
  wordsIn,
} from '@signet/flow'
import { diffFlows, type FlowDifference } from '@signet/flow/design'
import type { FormPlan, Locale } from '@signet/form'
import { renameNames } from '@signet/formula'
import { locales, nativeNames, type Translate } from '@signet/i18n'
import { isSameJson } from '@signet/std'
import { z } from 'zod'
import type { ReadCall } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { changeWriter, plainValue, type ReleaseChange } from '../../../publication/index.ts'
import { labelIn } from './check-draft.ts'

type ChangeContext = Readonly<{
  t: Translate
  locale: Locale
  directory: Snapshot
  /** The label of a form field. */
  labelOf: (path: string) => string
}>

type Versions = Readonly<{ before: FlowDefinition; after: FlowDefinition }>

type DescribedDifference = Readonly<{ difference: FlowDifference; changes: readonly ReleaseChange[] }>

/** Returns the differences of two versions of a flow, each with its sentences from old to new. */
export function describeFlowDifferences(
  versions: Versions,
  context: ChangeContext,
): readonly DescribedDifference[] {
  return diffFlows(versions.before, versions.after).map((difference) => {
    const changes = changesOf(difference, versions, context)
    return { difference, changes: [...new Map(changes.map((one) => [one.message, one])).values()] }
  })
}

function changesOf(
  difference: FlowDifference,
  versions: Versions,
  context: ChangeContext,
): readonly ReleaseChange[] {
  const write = changeWriter(context.t)
  const subject = subjectOf(difference, versions, context)
  if (difference.change !== 'changed') return [write[difference.change](subject)]
  return difference.parts.map((part) =>
    write.changed(subject, changedPart(difference, part, versions, context)),
  )
}

/** Returns what the sentences need: the caller's language, today's names, and the labels of a form. */
export async function loadChangeContext(
  { actor, caller, server }: Pick<ReadCall, 'actor' | 'caller' | 'server'>,
  form: FormPlan,
): Promise<ChangeContext> {
  const { locale } = caller
  const directory = await server.directories.of(actor.tenant)
  return { t: server.words.t(locale), locale, directory, labelOf: labelIn(form, locale) }
}

function subjectOf(difference: FlowDifference, { before, after }: Versions, { t }: ChangeContext): string {
  if (difference.about === 'flow') return t('flow-design.change.flow')
  if (difference.about === 'node') return t('flow-design.change.node', { name: difference.node.name })

  const { name, from, to } = difference.line
  const nameOf = (id: string) => [...after.nodes, ...before.nodes].find((node) => node.id === id)?.name ?? id
  return t('flow-design.change.line', { name: name || `${nameOf(from)} → ${nameOf(to)}` })
}

type Item = Readonly<Record<string, unknown>>

/** The setting by name, as it was and as it is now. */
function changedPart(difference: FlowDifference, part: string, versions: Versions, context: ChangeContext) {
  if (part === 'translations') return { part: changedTranslations(versions, context) }
  const [was, is] = [versions.before, versions.after].map((flow) => itemIn(flow, difference))
  const name = part.replace('rules.', '')
  return {
    part: context.t(`flow-design.${labels[difference.about][part] ?? 'settings'}`),
    before: describeValue(name, was?.[name], versions.before, context),
    after: describeValue(name, is?.[name], versions.after, context),
  }
}

/** Names the languages whose words differ. */
function changedTranslations({ before, after }: Versions, { t }: ChangeContext): string {
  const changed = locales.filter(
    (locale) => !isSameJson(wordsIn(before.translations, locale), wordsIn(after.translations, locale)),
  )
  const languages = changed.map((locale) => nativeNames[locale]).join(t('flow-design.separator'))
  return t('flow-design.change.translations', { languages })
}

function itemIn(flow: FlowDefinition, difference: FlowDifference): Item | undefined {
  if (difference.about === 'node') return flow.nodes.find(({ id }) => id === difference.node.id)
  if (difference.about === 'line') return flow.lines.find(({ id }) => id === difference.line.id)
  return { name: flow.name, ...flow.rules }
}

/** Text keys of settings; all others are called settings. */
const labels: Readonly<Record<FlowDifference['about'], Readonly<Record<string, string>>>> = {
  node: {
    name: 'node.name',
    sources: 'who',
    among: 'among',
    voting: 'voting',
    nobody: 'nobody',
    fields: 'rights',
    returns: 'returns',
    buttons: 'buttons',
    automatic: 'automatic',
    launchers: 'launchers',
    mode: 'mode',
    order: 'ways',
    copies: 'copies',
    seal: 'seal',
    candidates: 'candidates',
    identity: 'identity',
  } satisfies Partial<Record<KeyOf<FlowNode> | 'order', string>>,
  line: { name: 'way.name', condition: 'way.condition', isDefault: 'way.default' } satisfies Partial<
    Record<KeyOf<FlowTransition>, string>
  >,
  flow: { name: 'node.name', 'rules.title': 'title', 'rules.recall': 'recall' },
}

type KeyOf<Union> = Union extends unknown ? keyof Union : never

type Describe = (value: unknown, flow: FlowDefinition, context: ChangeContext) => string | undefined

const choice =
  (name: string): Describe =>
  (value, _, { t }) =>
    t(`flow-design.${name}.${String(value)}`)

const chosenMode = z.object({ mode: z.string() })
const chosenRule = z.object({ rule: z.string() })
const chosenSeal = z.object({ rule: z.string(), seals: z.array(z.string()) })

/** Settings whose value is said in other words than the value itself. */
const descriptions: Readonly<Record<string, Describe>> = {
  condition: (value, _, { labelOf }) => renameNames(String(value), labelOf),
  sources: describeSources,
  copies: describeSources,
  among: choice('among'),
  mode: choice('mode'),
  recall: choice('recall'),
  voting: (value, _, { t }) => t(`flow-design.voting.${chosenMode.parse(value).mode}`),
  seal: (value, _, { t }) => {
    const { rule, seals } = chosenSeal.parse(value)
    return t(`flow-design.seal.${rule}`, { count: rule === 'none' ? 0 : seals.length })
  },
  identity: (value, _, { t, labelOf }) => {
    const rule = IdentityRule.optional().parse(value)
    if (rule?.rule !== 'condition') return t(`flow-design.identity.${rule?.rule ?? 'never'}`)
    return t('flow-design.identity.when', { condition: renameNames(rule.condition, labelOf) })
  },
  nobody: (value, _, { t }) => t(`flow-design.nobody.${chosenRule.parse(value).rule}`),
}

/** Settings that are absent where they have their usual value. */
const saidWhenAbsent: ReadonlySet<string> = new Set(['identity'])

/** The value of a setting as a short text; undefined when there is none. */
function describeValue(
  name: string,
  value: unknown,
  flow: FlowDefinition,
  context: ChangeContext,
): string | undefined {
  const describe = Object.hasOwn(descriptions, name) ? descriptions[name] : undefined
  if ((value === undefined || value === null) && !saidWhenAbsent.has(name)) return ''
  return describe ? describe(value, flow, context) : plainValue(value, context)
}

/** Names the people that sources find. */
export function describeSources(
  value: unknown,
  flow: Pick<FlowDefinition, 'nodes'>,
  { t, directory, labelOf }: ChangeContext,
): string {
  const sources = z.array(PeopleSource).parse(value)
  const separator = t('flow-design.separator')
  return sources
    .map((source) => {
      const holders = namedHoldersOf(source)
      const names = holders?.ids.map((id) =>
        holders.kind === 'people' ? directory.nameOf(id) : directory.nameOfSet({ kind: holders.kind, id }),
      )
      const node = flow.nodes.find(({ id }) => id === referencedNode(source))?.name ?? ''
      const field = 'field' in source ? labelOf(source.field) : ''
      return t(`flow-design.source.${source.kind}`, {
        of: '',
        levels: 0,
        ...source,
        field,
        node,
        names: names?.join(separator) ?? '',
      } as Parameters<Translate>[1])
    })
    .join(separator)
}
