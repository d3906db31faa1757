import type { ListDefinition } from '@signet/list'
import { canonicalJson } from '@signet/std'
import { z } from 'zod'
import { type ChangedPart, changeWriter, plainValue, type ReleaseChange } from '../../../publication/index.ts'
import { describeConditions, describeOperand } from './describe-conditions.ts'
import { describeEffect } from './describe-effect.ts'
import { fieldName, type ListWords } from './list-words.ts'

type Versions = Readonly<{ before: ListDefinition; after: ListDefinition }>

/** Returns the differences of two versions of a list as sentences, from old to new. */
export function describeListChanges(versions: Versions, words: ListWords): readonly ReleaseChange[] {
  return [
    ...collections.flatMap((collection) => itemChanges(collection, versions, words)),
    ...settingChanges(versions, words),
  ]
}

type Item = Readonly<Record<string, unknown>>

const Operand = z.object({ value: z.json().optional(), formula: z.string().optional() })

/** Returns the value of a setting as a short text: empty for nothing, undefined where none says it. */
type Describe = (value: unknown, words: ListWords, item: Item) => string | undefined

type Setting = Readonly<{ label: string; of?: Describe }>

const plain: Describe = (value, words) => plainValue(value, words)
const choice =
  (name: string): Describe =>
  (value, { t }) =>
    t(`list-design.${name}.${String(value)}`)

type Collection = Readonly<{
  /** Text key of what one item is called, with `{name}`. */
  subject: string
  itemsOf: (list: ListDefinition) => readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item, words: ListWords) => string
  settings: Readonly<Record<string, Setting>>
}>

const byField = {
  keyOf: (item: Item) => String(item['field']),
  nameOf: (item: Item, words: ListWords) => fieldName(String(item['field']), words),
}
const byKey = (item: Item) => String(item['key'])

const collections: readonly Collection[] = [
  {
    ...byField,
    subject: 'change.column',
    itemsOf: ({ columns }) => columns,
    settings: {
      label: { label: 'column.label' },
      width: { label: 'column.width' },
      align: { label: 'column.align', of: choice('column.align') },
      fixed: { label: 'column.fixed', of: choice('column.fixed') },
      sortable: { label: 'column.sortable' },
      shown: { label: 'change.shown' },
    },
  },
  {
    ...byField,
    subject: 'change.filter',
    itemsOf: ({ searches }) => searches,
    settings: {
      label: { label: 'column.label' },
      operator: {
        label: 'operator',
        of: (value, { t }) => t(`list-design.operator.${value === undefined ? 'usual' : String(value)}`),
      },
      multiple: { label: 'multiple' },
      initial: { label: 'initial', of: describeInitial },
    },
  },
  {
    subject: 'change.button',
    itemsOf: ({ buttons }) => buttons,
    keyOf: byKey,
    nameOf: (item, { t }) => t(`list-design.button.${byKey(item)}`),
    settings: { label: { label: 'button.label' }, shown: { label: 'change.shown' } },
  },
  {
    subject: 'change.button',
    itemsOf: ({ actions }) => actions,
    keyOf: byKey,
    nameOf: (item, words) => plainValue(item['label'], words) || byKey(item),
    settings: {
      label: { label: 'button.label' },
      icon: { label: 'change.icon' },
      place: { label: 'action.place', of: choice('action.place') },
      enabledWhen: { label: 'action.enabledWhen' },
      confirm: { label: 'action.confirm' },
      does: { label: 'action.does', of: describeEffect },
    },
  },
]

function itemChanges(
  { subject, itemsOf, keyOf, nameOf, settings }: Collection,
  { before, after }: Versions,
  words: ListWords,
): readonly ReleaseChange[] {
  const { t } = words
  const write = changeWriter(t)
  const called = (item: Item) => t(`list-design.${subject}`, { name: nameOf(item, words) })
  const [was, is] = [itemsOf(before), itemsOf(after)].map(
    (items) => new Map(items.map((one) => [keyOf(one), one])),
  )
  const [old, now] = [was ?? new Map<string, Item>(), is ?? new Map<string, Item>()]
  const orderIn = (these: ReadonlyMap<string, Item>, others: ReadonlyMap<string, Item>) =>
    [...these.keys()].filter((key) => others.has(key))
  const isReordered = orderIn(old, now).join('\n') !== orderIn(now, old).join('\n')
  return [
    ...[...now].filter(([key]) => !old.has(key)).map(([, item]) => write.added(called(item))),
    ...[...old].filter(([key]) => !now.has(key)).map(([, item]) => write.removed(called(item))),
    ...[...now].flatMap(([key, item]) =>
      partsBetween(old.get(key) ?? item, item, settings, words).map((part) =>
        write.changed(called(item), part),
      ),
    ),
    ...(isReordered
      ? [write.changed(t('list-design.change.list'), reorderedPart({ old, now, nameOf, subject }, words))]
      : []),
  ]
}

type Reordered = Pick<Collection, 'nameOf' | 'subject'> &
  Readonly<Record<'old' | 'now', ReadonlyMap<string, Item>>>

function reorderedPart({ old, now, nameOf, subject }: Reordered, words: ListWords): ChangedPart {
  const names = (items: ReadonlyMap<string, Item>) =>
    plainValue(
      joined(
        [...items.values()].map((item) => nameOf(item, words)),
        words,
      ),
      words,
    )
  return { part: words.t(`list-design.${subject}.order`), before: names(old), after: names(now) }
}

function partsBetween(
  was: Item,
  is: Item,
  settings: Readonly<Record<string, Setting>>,
  words: ListWords,
): readonly ChangedPart[] {
  return Object.entries(settings)
    .filter(([name]) => differs(was[name], is[name]))
    .map(([name, { label, of = plain }]) => ({
      part: words.t(`list-design.${label}`),
      before: of(was[name], words, was),
      after: of(is[name], words, is),
    }))
}

/** Settings of the list itself; the value is picked from the definition. */
const listSettings: readonly (Setting & Readonly<{ from: (list: ListDefinition) => unknown }>)[] = [
  { label: 'keyword.fields', from: ({ keyword }) => keyword, of: fieldNames },
  { label: 'tabs.field', from: ({ tabs }) => [tabs?.field], of: fieldNames },
  { label: 'tabs.withAll', from: ({ tabs }) => tabs?.withAll },
  { label: 'sort', from: ({ sort }) => sort, of: sortNames },
  { label: 'pageSize', from: ({ pageSize }) => pageSize },
  { label: 'sums', from: ({ sums }) => sums, of: fieldNames },
  { label: 'inlineEdit', from: ({ inlineEdit }) => inlineEdit },
  { label: 'layout', from: ({ layout }) => layout, of: choice('layout') },
  { label: 'leftTree.field', from: ({ leftTree }) => [leftTree?.field], of: fieldNames },
  { label: 'leftTree.title', from: ({ leftTree }) => leftTree?.title },
  { label: 'leftTree.withBelow', from: ({ leftTree }) => leftTree?.withBelow },
  { label: 'group.field', from: ({ group }) => [group?.field], of: fieldNames },
  { label: 'tree.parent', from: ({ tree }) => [tree?.parent], of: fieldNames },
  { label: 'card.title', from: ({ card }) => [card.title], of: fieldNames },
  { label: 'card.fields', from: ({ card }) => card.fields, of: fieldNames },
  { label: 'change.only', from: ({ only }) => only, of: describeConditions },
  ...(['columns', 'fields', 'buttons', 'records'] as const).map((part) => ({
    label: `change.restricts.${part}`,
    from: ({ restricts }: ListDefinition) => restricts[part],
  })),
  { label: 'own.fields', from: ({ own }) => own, of: fieldNames },
  { label: 'cases.open', from: ({ cases }) => cases === 'open' },
  { label: 'importing.mode', from: ({ importing }) => importing.mode, of: choice('importing') },
  { label: 'importing.keys', from: ({ importing }) => importing.keys, of: fieldNames },
]

function settingChanges({ before, after }: Versions, words: ListWords): readonly ReleaseChange[] {
  const write = changeWriter(words.t)
  const subject = words.t('list-design.change.list')
  return listSettings.flatMap(({ label, from, of = plain }) => {
    const [was, is] = [from(before), from(after)]
    if (!differs(was, is)) return []
    const part = words.t(`list-design.${label}`)
    return [write.changed(subject, { part, before: of(was, words, before), after: of(is, words, after) })]
  })
}

function describeInitial(value: unknown, words: ListWords, { field }: Item): string {
  const operand = Operand.safeParse(value)
  return operand.success ? describeOperand(String(field), operand.data, words) : ''
}

function differs(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) !== canonicalJson(other ?? null)
}

function fieldNames(value: unknown, words: ListWords): string | undefined {
  const paths = Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
  return plainValue(
    joined(
      paths.map((path) => fieldName(path, words)),
      words,
    ),
    words,
  )
}

function sortNames(value: unknown, words: ListWords): string | undefined {
  const keys = value as ListDefinition['sort']
  const names = keys.map(
    ({ field, direction }) => `${fieldName(field, words)} (${words.t(`list-design.sort.${direction}`)})`,
  )
  return plainValue(joined(names, words), words)
}

function joined(names: readonly string[], { t }: ListWords): string {
  return names.join(t('list-design.and'))
}
