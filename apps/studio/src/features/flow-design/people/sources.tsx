import type { PeopleSource } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { Button, Dropdown, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useFormAbout } from '../designer/form-about-context.ts'
import styles from '../properties/node-properties.module.css'
import { firstSource, type SourceKind, sourceKinds, wholeSources } from './first-source.ts'
import { SourceFields } from './source-fields.tsx'

type SourcesProps = Readonly<{
  sources: readonly PeopleSource[]
  onChange: (sources: readonly PeopleSource[]) => void
}>

/** The sources of people; several are combined. */
export function Sources({ sources, onChange }: SourcesProps) {
  const t = useT()
  const { without } = useFormAbout()
  const [shown, setShown] = useDrafts(sources, onChange)
  const kinds = sourceKinds.filter((kind) => !without?.has(kind))
  const items = kinds.map((kind) => ({
    key: kind,
    label: t(`flow-design.sourceKind.${kind}`),
    onClick: () => setShown([...shown, firstSource(kind)]),
  }))

  return (
    <>
      {shown.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sources have no id, and their order is theirs
        <div key={`${at} ${source.kind}`} className={styles.source}>
          <div className={styles.sourceHead}>
            <Select<SourceKind>
              value={source.kind}
              aria-label={t('flow-design.sourceKind')}
              options={kinds.map((kind) => ({
                value: kind,
                label: t(`flow-design.sourceKind.${kind}`),
              }))}
              onChange={(kind) => setShown(shown.with(at, firstSource(kind)))}
            />
            <SmallButton
              name={t('flow-design.people.remove')}
              Icon={X}
              onPress={() => setShown(shown.toSpliced(at, 1))}
            />
          </div>
          <SourceFields source={source} onChange={(next) => setShown(shown.with(at, next))} />
        </div>
      ))}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button icon={<Plus size={16} />}>{t('flow-design.people.add')}</Button>
      </Dropdown>
    </>
  )
}

/** Keeps incomplete sources locally, as long as the complete ones match the flow. */
function useDrafts(sources: SourcesProps['sources'], onChange: SourcesProps['onChange']) {
  const [drafts, setDrafts] = useState(sources)
  const isOurs = canonicalJson(wholeSources(drafts)) === canonicalJson(sources)
  const set = (next: readonly PeopleSource[]) => {
    setDrafts(next)
    onChange(wholeSources(next))
  }
  return [isOurs ? drafts : sources, set] as const
}
