import type { Client } from '@signet/client'
import { type FormDefinition, readDefinition } from '@signet/form'
import { type Difference, diffForms } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { ExcuseNote } from '../../../kit/publish-sheet/excuse-note.tsx'
import styles from './versions-drawer.module.css'

type VersionsDrawerProps = Readonly<{
  id: string
  /** The current draft. */
  now: FormDefinition
  onBack: (older: FormDefinition) => void
  onClose: () => void
}>

/** All published versions, their differences to the draft, and a button to restore one. */
export function VersionsDrawer({ id, now, onBack, onClose }: VersionsDrawerProps) {
  const t = useT()
  const { formDesign } = useClient()
  const [shown, setShown] = useState<number>()
  const versions = useQuery({
    queryKey: ['form-design', 'versions', id],
    queryFn: ({ signal }) => formDesign.versions({ id }, { signal }),
  })

  const goBack = (older: FormDefinition) => {
    onBack(older)
    onClose()
  }

  return (
    <Drawer open size={480} title={t('form-design.versions')} onClose={onClose}>
      {versions.isPending && <Skeleton active />}
      {versions.error && <Failure error={versions.error} onRetry={versions.refetch} />}
      {versions.data?.list.length === 0 && <Empty title={t('form-design.versions.none')} />}
      <ul className={styles.versions}>
        {versions.data?.list.map((entry) => (
          <li key={entry.version}>
            <VersionHead
              of={entry}
              isOpen={shown === entry.version}
              onOpen={(isOpen) => setShown(isOpen ? entry.version : undefined)}
            />
            <ExcuseNote excuse={entry.excuse} />
            {shown === entry.version && <Version id={id} version={entry.version} now={now} onBack={goBack} />}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

type FormVersion = Awaited<ReturnType<Client['formDesign']['versions']>>['list'][number]
type VersionHeadProps = Readonly<{
  of: FormVersion
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}>

/** Number, author and time of a version. A click shows its differences, or hides them. */
function VersionHead({ of: { version, publishedBy, publishedAt }, isOpen, onOpen }: VersionHeadProps) {
  const t = useT()
  return (
    <Button
      type="text"
      block
      className={styles.version ?? ''}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <strong>{t('form-design.versions.version', { version })}</strong>
      <span>{publishedBy}</span>
      <FormattedTime at={publishedAt} />
    </Button>
  )
}

type VersionProps = Pick<VersionsDrawerProps, 'id' | 'now' | 'onBack'> & Readonly<{ version: number }>

function Version({ id, version, now, onBack }: VersionProps) {
  const t = useT()
  const { formDesign } = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['form-design', 'version', id, version],
    queryFn: ({ signal }) => formDesign.version({ id, version }, { signal }),
    select: ({ definition }) => readDefinition(definition),
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} />

  const differences = diffForms(data, now)
  const hasOtherSource = canonicalJson(data.dataView ?? null) !== canonicalJson(now.dataView ?? null)
  return (
    <div className={styles.details}>
      <Differences differences={differences} hasOtherSource={hasOtherSource} />
      <Button disabled={differences.length === 0 && !hasOtherSource} onClick={() => onBack(data)}>
        {t('form-design.versions.goBack', { version })}
      </Button>
    </div>
  )
}

type DifferencesProps = Readonly<{
  differences: readonly Difference[]
  /** Whether the interface or parameters of a data view differ. */
  hasOtherSource: boolean
}>

/** The differences to the draft, one line per field. */
function Differences({ differences, hasOtherSource }: DifferencesProps) {
  const t = useT()
  if (differences.length === 0 && !hasOtherSource)
    return <p className={sharedStyles.weak}>{t('form-design.diff.none')}</p>
  return (
    <ul className={styles.differences}>
      {hasOtherSource && <li data-change="changed">{t('form-design.diff.source')}</li>}
      {differences.map((difference) => (
        <li key={`${difference.path} ${difference.change}`} data-change={difference.change}>
          <DifferenceLine difference={difference} />
        </li>
      ))}
    </ul>
  )
}

function DifferenceLine({ difference }: Readonly<{ difference: Difference }>) {
  const t = useT()
  const words = useLocalizedText()
  const name = words(difference.field.label) || difference.path
  if (difference.change !== 'changed') return t(`form-design.diff.${difference.change}`, { name })

  const parts = difference.parts.map((part) => toPartName(part, difference.field.kind))
  return t('form-design.diff.changed', {
    name,
    parts: parts.map((key) => t(key)).join(t('form-design.diff.and')),
  })
}

/** Returns the label key of a part, as in the properties. */
function toPartName(part: string, kind: string): string {
  if (part.startsWith('settings.')) return `${kind}.setting.${part.slice('settings.'.length)}`
  return `form-design.${part}`
}
