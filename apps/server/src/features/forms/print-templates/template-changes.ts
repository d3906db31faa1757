import type { FormPlan, Locale } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { listField } from '@signet/list'
import type { PrintBlock, PrintTemplate } from '@signet/print'
import { isSameJson } from '@signet/std'
import { changeWriter, plainValue, type ReleaseChange } from '../../../publication/index.ts'
import { fieldLabel } from '../../../records/models/index.ts'

type NamedTemplate = Readonly<{ name: string; template: PrintTemplate }>
type Versions = Readonly<{ before: NamedTemplate; after: NamedTemplate }>
type Words = Readonly<{ t: Translate; locale: Locale; form: FormPlan }>
type Item = Readonly<Record<string, unknown>>

/** Returns the differences of two versions of a print template as sentences, from old to new. */
export function describeTemplateChanges({ before, after }: Versions, words: Words): readonly ReleaseChange[] {
  const { t } = words
  const changesOf = (subject: string, was: Item, is: Item) =>
    Object.keys({ ...was, ...is })
      .filter((part) => !isSameJson(was[part], is[part]))
      .map((part) =>
        changeWriter(t).changed(subject, {
          part: t(`print-templates.${partKeys.get(part) ?? part}`),
          before: describePart(part, was[part], words),
          after: describePart(part, is[part], words),
        }),
      )
  const named = ({ name }: NamedTemplate) => ({ name })
  return [
    ...changesOf(t('print-templates.template'), named(before), named(after)),
    ...changesOf(t('print-templates.page'), before.template.page, after.template.page),
    ...(['header', 'footer'] as const).flatMap((line) =>
      changesOf(t(`print-templates.${line}`), before.template[line], after.template[line]),
    ),
    ...blockChanges(before.template, after.template, words, changesOf),
  ]
}

type ChangesOf = (subject: string, was: Item, is: Item) => readonly ReleaseChange[]

function blockChanges(
  before: PrintTemplate,
  after: PrintTemplate,
  words: Words,
  changesOf: ChangesOf,
): readonly ReleaseChange[] {
  const write = changeWriter(words.t)
  const [old, now] = [before, after].map(({ blocks }) => new Map(blocks.map((block) => [block.id, block])))
  const orderIn = ({ blocks }: PrintTemplate, others: PrintTemplate) =>
    blocks.map(({ id }) => id).filter((id) => others.blocks.some((block) => block.id === id))
  const [was, is] = [orderIn(before, after), orderIn(after, before)]
  return [
    ...after.blocks.flatMap((block) => {
      const older = old?.get(block.id)
      const subject = blockName(block, words)
      return older ? changesOf(subject, older, block) : [write.added(subject)]
    }),
    ...before.blocks.filter(({ id }) => !now?.has(id)).map((block) => write.removed(blockName(block, words))),
    ...after.blocks
      .filter(({ id }) => was.indexOf(id) !== is.indexOf(id))
      .slice(0, 1)
      .map((block) => write.moved(blockName(block, words))),
  ]
}

/** What a block is, with its text or table where that tells it from others of its kind. */
export function blockName(block: PrintBlock, words: Words): string {
  const kind = words.t(`print-templates.kind.${block.kind}`)
  const text = 'text' in block ? plainValue(block.text, words) : ''
  const name = 'table' in block ? fieldName(block.table, words) : text
  return name ? words.t('print-templates.change.block', { kind, name }) : kind
}

/** Text keys of settings that are called otherwise than in the template. */
const partKeys: ReadonlyMap<string, string> = new Map([
  ['text', 'words'],
  ['start', 'align.start'],
  ['middle', 'align.middle'],
  ['end', 'align.end'],
  ['own', 'pageSize'],
  ['from', 'picture'],
  ['picture', 'picture.logo'],
  ['field', 'picture.field'],
  ['size', 'codeSize'],
])

/** Settings with a name for each value. */
const choices: ReadonlySet<string> = new Set([
  'paper',
  'orientation',
  'typeface',
  'look',
  'align',
  'lines',
  'line',
  'width',
  'format',
])

function describePart(part: string, value: unknown, words: Words): string | undefined {
  const { t } = words
  if (choices.has(part) && typeof value === 'string') return t(`print-templates.${part}.${value}`)
  if (part === 'picture') return value === '' ? '' : undefined
  if (part === 'fields' && value === 'all') return t('print-templates.fields.all')
  if (Array.isArray(value)) return describeFields(value, words)
  return describeSizes(value) ?? plainValue(value, words)
}

function describeFields(paths: readonly unknown[], words: Words): string | undefined {
  if (!paths.every((one) => typeof one === 'string')) return undefined
  return plainValue(paths.map((path) => fieldName(path, words)).join(words.t('list-design.and')), words)
}

/** Margins and sizes in millimetres. */
function describeSizes(value: unknown): string | undefined {
  const sizes = typeof value === 'object' && value !== null ? Object.values(value) : []
  return sizes.length > 0 && sizes.every((one) => typeof one === 'number') ? sizes.join(' × ') : undefined
}

function fieldName(path: string, words: Words): string {
  const field = listField(words.form, path)
  return field ? fieldLabel(field, words) : path
}
