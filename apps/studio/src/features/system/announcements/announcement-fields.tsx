import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { useRef } from 'react'
import { useDownloads } from '../../../kit/context/use-form-environment.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { OneField } from '../../../kit/fields/one-field.tsx'
import { DayChoice } from '../../../kit/fields/pickers.tsx'
import { PeopleHoldersField } from '../../../kit/holders/holders-field.tsx'
import styles from './announcements.module.css'
import { type Draft, filesIn } from './queries.ts'

type AnnouncementFieldsProps = Readonly<{ draft: Draft; onChange: (draft: Draft) => void }>

/** The text of an announcement, for whom it is, and how long it stays above the other messages. */
export function AnnouncementFields({ draft, onChange }: AnnouncementFieldsProps) {
  const t = useT()
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  return (
    <>
      <TextField
        label={t('announcements.titleField')}
        required
        maxLength={200}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <div className={styles.field} ref={place}>
        <span aria-hidden="true">{t('announcements.body')}</span>
        <OneField
          kind="rich-text"
          settings={bodySettings}
          label={t('announcements.body')}
          value={draft.body === '' ? undefined : draft.body}
          onChange={(body) => change({ body: typeof body === 'string' ? body : '' })}
        />
        <span aria-hidden="true">{t('announcements.files')}</span>
        <OneField
          kind="file-upload"
          settings={fileSettings}
          label={t('announcements.files')}
          value={draft.files.map((file) => ({ ...file }))}
          onChange={(files) => change({ files: filesIn(files) })}
        />
      </div>
      <PeopleHoldersField
        label={t('announcements.audience')}
        holders={draft.holders}
        onChange={(holders) => change({ holders })}
      />
      <Labelled label={t('announcements.needsConfirmation')} hint={t('announcements.needsConfirmationHint')}>
        {(id, describedBy) => (
          <Switch
            id={id}
            className={styles.switch ?? ''}
            aria-describedby={describedBy}
            checked={draft.needsConfirmation}
            onChange={(needsConfirmation) => change({ needsConfirmation })}
          />
        )}
      </Labelled>
      <Labelled label={t('announcements.pinnedUntil')} hint={t('announcements.pinnedUntilHint')}>
        {(id, describedBy) => (
          <DayChoice
            id={id}
            describedBy={describedBy}
            value={draft.pinnedUntil}
            onChange={(pinnedUntil) => change({ pinnedUntil })}
          />
        )}
      </Labelled>
    </>
  )
}

const bodySettings = { maxLength: 20_000 }
const fileSettings = { maxFiles: 20, maxMegabytes: 100 }
