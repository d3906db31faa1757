import type { useT } from '@signet/i18n/react'
import { type PartPath, positionStep, type Versions } from '@signet/std/merge'
import type { MergeQuestion } from '../../kit/shared-editing/merge-questions.tsx'
import type { ApplicationSettings, Entry, Targets } from './queries.ts'
import { entryName, targetKindOf } from './target-fields.tsx'

type Says = ReturnType<typeof useT>
type Words = Readonly<{ t: Says; targets: Targets }>

/** Returns what a part is called that two administrators changed, and what each of them has there. */
export function describeMerge(
  words: Words,
  path: PartPath,
  versions: Versions<ApplicationSettings>,
): MergeQuestion {
  const [first = '', id = '', ...inner] = path
  const describe = (settings: ApplicationSettings) =>
    first === 'menu' && id !== ''
      ? entryPartText(words, settings, id, inner)
      : partText(words, first, valueAt(settings, path))
  return {
    name: first === 'menu' ? entryPartName(words, versions, id, inner) : fieldName(words, first),
    mine: describe(versions.mine),
    theirs: describe(versions.theirs),
  }
}

function entryPartName(
  words: Words,
  { base, mine, theirs }: Versions<ApplicationSettings>,
  id: string,
  [part]: readonly string[],
): string {
  const entry = [base, mine, theirs].flatMap(({ menu }) => menu.find((one) => one.id === id) ?? [])[0]
  const name = (entry && entryName(entry, words.targets)) || id
  return part === undefined
    ? name
    : words.t('applications.merge.part', { name, part: fieldName(words, part) })
}

const labels: Readonly<Record<string, string>> = {
  enabledMark: 'enabled',
  fullName: 'name',
  holders: 'usedBy',
  [positionStep]: 'order',
  parentId: 'merge.place',
  sortCode: 'order',
  target: 'kind',
  translations: 'name',
}

function fieldName({ t }: Words, part: string): string {
  return t(`applications.${labels[part] ?? part}`)
}

function entryPartText(
  words: Words,
  { menu }: ApplicationSettings,
  id: string,
  inner: readonly string[],
): string {
  const { t, targets } = words
  const entry = menu.find((one) => one.id === id)
  const [part = ''] = inner
  if (!entry) return t('shared-editing.removed')
  if (part === '') return t('shared-editing.changed')
  if (part === 'parentId') return placeText(words, menu, entry)
  if (part !== positionStep) return partText(words, part, valueAt(entry, inner))
  const siblings = menu.filter(({ parentId }) => parentId === entry.parentId)
  const before = siblings[siblings.indexOf(entry) - 1]
  return before
    ? t('applications.merge.after', { name: entryName(before, targets) })
    : t('applications.merge.first')
}

function placeText({ t, targets }: Words, menu: readonly Entry[], { parentId }: Entry): string {
  const parent = menu.find(({ id }) => id === parentId)
  return parent
    ? t('applications.merge.inside', { name: entryName(parent, targets) })
    : t('applications.merge.top')
}

/** A value as the form shows it. */
function partText(words: Words, part: string, value: unknown): string {
  const { t, targets } = words
  if (part === 'enabledMark') return t(value === 1 ? 'applications.on' : 'applications.off')
  if (part === 'target') {
    const target = value as Entry['target']
    const leadsTo = targetKindOf(target).nameOf(target as never, targets)
    return [t(`applications.kind.${target.kind}`), leadsTo].filter(Boolean).join(' · ')
  }
  if (!Array.isArray(value)) return String(value ?? '') || t('shared-editing.empty')
  const names = value.map((one: Entry['screens'][number] | Entry['holders'][number]) =>
    typeof one === 'string' ? t(`applications.screen.${one}`) : one.name || t('holders.kind.everybody'),
  )
  return names.join(t('applications.and')) || t('holders.kind.everybody')
}

function valueAt(from: unknown, path: PartPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    from,
  )
}
