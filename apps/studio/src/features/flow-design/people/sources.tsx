import type { PeopleSource } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { Button, Dropdown, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useFormContext } from '../designer/flow-designer-context.ts'
import styles from '../properties/node-properties.module.css'
import { createSource, keepCompleteSources, type SourceKind, sourceKinds } from './people-sources.ts'
import { SourceFields } from './source-fields.tsx'

/** What the people are found for, in the words of the button. */
type PeopleOf = 'approver' | 'copied' | 'receiver' | 'starter' | 'participant'

type SourcesProps = Readonly<{
  of: PeopleOf
  sources: readonly PeopleSource[]
  /** Whether the step works without them, so that they are not asked for. */
  isOptional?: boolean
  /** `people` is what the only source calls its people, when it has just been chosen. */
  onChange: (sources: readonly PeopleSource[], people?: string) => void
}>

/** The kinds that are offered side by side before anybody is chosen. */
const commonKinds: Readonly<Record<PeopleOf, readonly SourceKind[]>> = {
  approver: ['manager', 'departmentHead', 'role', 'people'],
  copied: ['people', 'role', 'department', 'manager'],
  receiver: ['manager', 'departmentHead', 'role', 'people'],
  starter: ['people', 'role', 'department'],
  participant: ['people', 'role', 'department'],
}

/** The sources of people; several are combined. */
export function Sources({ of, sources, isOptional = false, onChange }: SourcesProps) {
  const t = useT()
  const { without } = useFormContext()
  const [shown, setShown] = useDrafts(sources, onChange)
  const kinds = sourceKinds.filter((kind) => !without?.has(kind))
  const add = (kind: SourceKind) => {
    const source = createSource(kind)
    setShown([...shown, source], shown.length === 0 ? calledBy(t, source) : undefined)
  }
  const items = kinds.map((kind) => ({
    key: kind,
    label: t(`flow-design.sourceKind.${kind}`),
    onClick: () => add(kind),
  }))
  const common = commonKinds[of].filter((kind) => kinds.includes(kind))

  return (
    <>
      {shown.map((source, at) => (
        <SourceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: sources have no id
          key={`${at} ${source.kind}`}
          source={source}
          kinds={kinds}
          onChange={(next, names) =>
            setShown(shown.with(at, next), shown.length === 1 ? calledBy(t, next, names) : undefined)
          }
          onRemove={() => setShown(shown.toSpliced(at, 1))}
        />
      ))}
      {shown.length === 0 && !isOptional && (
        <div className={styles.common}>
          {common.map((kind) => (
            <Button key={kind} size="small" onClick={() => add(kind)}>
              {t(`flow-design.sourceKind.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button icon={<Plus size={16} />}>{t(`flow-design.people.add.${of}`)}</Button>
      </Dropdown>
    </>
  )
}

/** What a source calls its people: their names, or else its kind; nothing while it is incomplete. */
function calledBy(t: Translate, source: PeopleSource, names: readonly string[] = []): string | undefined {
  if (keepCompleteSources([source]).length === 0) return undefined
  return names.join(t('flow-design.separator')) || t(`flow-design.sourceKind.${source.kind}`)
}

type SourceRowProps = Readonly<{
  source: PeopleSource
  kinds?: readonly SourceKind[]
  /** Whether the source has to stay. */
  isFixed?: boolean
  onChange: (source: PeopleSource, names?: readonly string[]) => void
  onRemove: () => void
  /** Further settings of the row. */
  children?: ReactNode
}>

/** Kind and details of one source. */
export function SourceRow(props: SourceRowProps) {
  const { source, kinds = sourceKinds, isFixed = false, onChange, onRemove, children } = props
  const t = useT()
  return (
    <div className={styles.source}>
      <div className={styles.sourceHead}>
        <Select<SourceKind>
          value={source.kind}
          aria-label={t('flow-design.sourceKind')}
          options={kinds.map((kind) => ({ value: kind, label: t(`flow-design.sourceKind.${kind}`) }))}
          onChange={(kind) => onChange(createSource(kind))}
        />
        <SmallButton name={t('flow-design.people.remove')} Icon={X} isOff={isFixed} onPress={onRemove} />
      </div>
      <SourceFields source={source} onChange={onChange} />
      {children}
    </div>
  )
}

/** Keeps incomplete sources locally, as long as the complete ones match the flow. */
function useDrafts(sources: SourcesProps['sources'], onChange: SourcesProps['onChange']) {
  const [drafts, setDrafts] = useState(sources)
  const isOurs = canonicalJson(keepCompleteSources(drafts)) === canonicalJson(sources)
  const set = (next: readonly PeopleSource[], people?: string) => {
    setDrafts(next)
    onChange(keepCompleteSources(next), people)
  }
  return [isOurs ? drafts : sources, set] as const
}
