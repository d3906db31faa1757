import { useT } from '@signet/i18n/react'
import { SelectField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import type { Entry, Targets } from './queries.ts'

type Target = Entry['target']
type TargetKind = Target['kind']
type FieldsProps<Kind extends TargetKind> = Readonly<{
  target: Extract<Target, { kind: Kind }>
  targets: Targets
  onChange: (target: Target) => void
}>
type Named = Readonly<{ id: string; name: string }>
type KindOfTarget<Kind extends TargetKind> = Readonly<{
  fresh: Extract<Target, { kind: Kind }>
  /** Whether the entry has a name without one of its own. */
  isNamed: boolean
  isComplete: (target: Extract<Target, { kind: Kind }>) => boolean
  /** The name of what it leads to. */
  nameOf: (target: Extract<Target, { kind: Kind }>, targets: Targets) => string
  Fields?: (props: FieldsProps<Kind>) => React.ReactNode
}>

/** Every kind of target: what it starts with, what it asks and what it is called. */
const kinds: Readonly<{ [Kind in TargetKind]: KindOfTarget<Kind> }> = {
  catalog: { fresh: { kind: 'catalog' }, isNamed: false, isComplete: () => true, nameOf: () => '' },
  page: {
    fresh: { kind: 'page', page: 'launch' },
    isNamed: true,
    isComplete: () => true,
    nameOf: ({ page }, { pages }) => nameAmong(pages, page),
    Fields: ({ target, targets: { pages }, onChange }) => (
      <TargetSelect
        kind="page"
        choices={pages}
        chosen={target.page}
        onChange={(id) => {
          const page = pages.find((one) => one.id === id)?.id
          if (page) onChange({ kind: 'page', page })
        }}
      />
    ),
  },
  model: {
    fresh: { kind: 'model', modelId: '' },
    isNamed: true,
    isComplete: ({ modelId }) => modelId !== '',
    nameOf: ({ modelId }, { models }) => nameAmong(models, modelId),
    Fields: ({ target, targets, onChange }) => (
      <TargetSelect
        kind="model"
        choices={targets.models}
        chosen={target.modelId}
        onChange={(modelId) => onChange({ kind: 'model', modelId })}
      />
    ),
  },
  flow: {
    fresh: { kind: 'flow', flowId: '' },
    isNamed: true,
    isComplete: ({ flowId }) => flowId !== '',
    nameOf: ({ flowId }, { flows }) => nameAmong(flows, flowId),
    Fields: ({ target, targets, onChange }) => (
      <TargetSelect
        kind="flow"
        choices={targets.flows}
        chosen={target.flowId}
        onChange={(flowId) => onChange({ kind: 'flow', flowId })}
      />
    ),
  },
  link: {
    fresh: { kind: 'link', url: '' },
    isNamed: false,
    isComplete: ({ url }) => URL.canParse(url) && /^https?:/.test(url),
    nameOf: ({ url }) => url,
    Fields: ({ target, onChange }) => <LinkField url={target.url} onChange={onChange} />,
  },
}

export const targetKinds = Object.keys(kinds) as TargetKind[]

export function targetKindOf<Kind extends TargetKind>({
  kind,
}: Readonly<{ kind: Kind }>): KindOfTarget<Kind> {
  return kinds[kind]
}

/** What an entry is called: its own name, or that of its target. */
export function entryName({ fullName, target }: Entry, targets: Targets): string {
  const { nameOf } = targetKindOf(target) as KindOfTarget<TargetKind>
  return fullName || nameOf(target as never, targets)
}

function nameAmong(choices: readonly Named[], id: string): string {
  return choices.find((choice) => choice.id === id)?.name ?? ''
}

type TargetSelectProps = Readonly<{
  kind: 'page' | 'model' | 'flow'
  choices: readonly Named[]
  chosen: string
  onChange: (id: string) => void
}>

function TargetSelect({ kind, choices, chosen, onChange }: TargetSelectProps) {
  const t = useT()
  return (
    <SelectField<string>
      label={t(`applications.kind.${kind}`)}
      value={chosen === '' ? (null as unknown as string) : chosen}
      placeholder={t('studio.choose')}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('form.noMatch')}
      onChange={onChange}
    />
  )
}

function LinkField({ url, onChange }: Readonly<{ url: string; onChange: (target: Target) => void }>) {
  const t = useT()
  return (
    <TextField
      label={t('applications.url')}
      hint={t('applications.urlHint')}
      required
      maxLength={2000}
      value={url}
      onChange={(next) => onChange({ kind: 'link', url: next.trim() })}
    />
  )
}
