import { compileForm, createFormStore, type FormStore, rightsAtStart } from '@signet/form'
import { FormField, FormProvider, loadFormViews } from '@signet/form-ui'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, ErrorNote, Skeleton, sharedStyles } from '@signet/ui'
import { Suspense, useMemo, useRef } from 'react'
import { useDownloads, useFormEnvironment } from '../../kit/forms/use-form-environment.ts'
import { type OpenedNotice, useConfirmAnnouncement } from './queries.ts'

type Announcement = NonNullable<OpenedNotice['announcement']>
type AnnouncementBodyProps = Readonly<{ text: string; announcement: Announcement }>

/** The rich text of an announcement, its files, and the confirmation that it asks for. */
export function AnnouncementBody({ text, announcement }: AnnouncementBodyProps) {
  const t = useT()
  const environment = useFormEnvironment(noNames)
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  const { files, needsConfirmation } = announcement
  const label = t('staff.attachments')
  const store = useMemo(() => contentOf({ text, files, label }), [text, files, label])
  return (
    <div ref={place} className={sharedStyles.stack4}>
      <Suspense fallback={<Skeleton rows={2} />}>
        <FormProvider store={store} environment={environment} mode="read">
          <FormField path="text" isBare />
          {files.length > 0 && <FormField path="files" />}
        </FormProvider>
      </Suspense>
      {needsConfirmation && <Confirmation announcement={announcement} />}
    </div>
  )
}

/** Loads the views of its field kinds, so that the page does not wait twice. */
export async function loadAnnouncementViews(): Promise<void> {
  await loadFormViews({ fields: [{ kind: 'rich-text' }, { kind: 'file-upload' }] })
}

const noNames = {}

type Content = Readonly<{ text: string; files: Announcement['files']; label: string }>

/** Text and files in the field kinds that people know from forms. */
function contentOf({ text, files, label }: Content): FormStore {
  const plan = compileForm({
    version: 1,
    key: 'announcement',
    fields: [
      { key: 'text', kind: 'rich-text', label: '' },
      { key: 'files', kind: 'file-upload', label, settings: { maxFiles: 20 } },
    ],
  })
  return createFormStore(plan, {
    rights: rightsAtStart(),
    context: { now: new Date().toISOString() },
    values: { text, files: files.map((file) => ({ ...file })) },
  })
}

/** Says when the reader confirmed, or asks for it. */
function Confirmation({ announcement }: Readonly<{ announcement: Announcement }>) {
  const t = useT()
  const formats = useFormats()
  const confirm = useConfirmAnnouncement()
  const { id, edition, confirmedAt } = announcement
  if (confirmedAt !== null)
    return (
      <p role="status" className={sharedStyles.note}>
        {t('notices.confirmed', { at: formats.dateTime(confirmedAt) })}
      </p>
    )

  return (
    <>
      <ErrorNote error={confirm.error} />
      <Button
        tone="primary"
        isWide
        isBusy={confirm.isPending}
        onClick={() => confirm.mutate({ id, edition })}
      >
        {t('notices.confirm')}
      </Button>
    </>
  )
}
