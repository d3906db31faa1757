import type { PeopleSource } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { Button, Dropdown, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useFormContext } from '../designer/flow-designer-context.ts'
import styles from '../properties/node-properties.module.css'
import {
  type ChosenNames,
  createSource,
  type HolderNames,
  keepCompleteSources,
  nameHolders,
  type SourceKind,
  sourceKinds,
} from './people-sources.ts'
import { SourceFields } from './source-fields.tsx'

/** What the people are found for, in the words of the button. */
type PeopleOf = 'approver' | 'copied' | 'receiver' | 'starter' | 'participant'

type SourcesProps = Readonly<{
  of: PeopleOf
  sources: readonly PeopleSource[]
  /** Whether the step works without them, so that they are not asked for. */
  isOptional?: boolean
  /** `chosen` names those who have just been chosen, by id with the suffix of their kind. */
  onChange: (sources: readonly PeopleSource[], chosen?: HolderNames) => void
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
  const add = (kind: SourceKind) => setShown([...shown, createSource(kind)])
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
          onChange={(next, names) => setShown(shown.with(at, next), nameHolders(next, names))}
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

type SourceRowProps = Readonly<{
  source: PeopleSource
  kinds?: readonly SourceKind[]
  /** Whether the source has to stay. */
  isFixed?: boolean
  onChange: (source: PeopleSource, names?: ChosenNames) => void
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
  const set = (next: readonly PeopleSource[], chosen?: HolderNames) => {
    setDrafts(next)
    onChange(keepCompleteSources(next), chosen)
  }
  return [isOurs ? drafts : sources, set] as const
}
