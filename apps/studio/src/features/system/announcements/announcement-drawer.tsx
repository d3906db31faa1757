import { useT } from '@signet/i18n/react'
import { Empty, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { AnnouncementStatus } from './announcement-status.tsx'
import styles from './announcements.module.css'
import {
  type Announcement,
  announcementQuery,
  draftOf,
  missingIn,
  useAnnouncementMutation,
  wishOf,
} from './queries.ts'
import { ReceiptTable } from './receipt-table.tsx'
import { ReleaseActions } from './release-actions.tsx'

/** One announcement: its text, who read it, and what it said before. */
export function AnnouncementDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<Announcement>
      query={useQuery(announcementQuery(useClient(), id))}
      width={720}
      title={({ title }) => title}
      onClose={onClose}
    >
      {(one) => (
        <>
          <AnnouncementFacts one={one} />
          <ReleaseActions one={one} onRemoved={onClose} />
          <Tabs
            items={[
              {
                key: 'text',
                label: t('announcements.text'),
                children: <TextPart key={one.revision} one={one} />,
              },
              ...(one.state === 'published'
                ? [
                    {
                      key: 'readers',
                      label: t('announcements.readers'),
                      children: <ReceiptTable one={one} />,
                    },
                  ]
                : []),
              { key: 'editions', label: t('announcements.editions'), children: <Editions one={one} /> },
            ]}
          />
        </>
      )}
    </DetailsDrawer>
  )
}

function AnnouncementFacts({ one }: Readonly<{ one: Announcement }>) {
  const t = useT()
  const { state, author, publishAt, publishedAt, recalledAt, counts } = one
  const time = (name: string, at: string | null) =>
    at === null ? [] : [{ name: t(`announcements.${name}`), value: <FormattedTime at={at} /> }]
  return (
    <Facts
      facts={[
        { name: t('announcements.state'), value: <AnnouncementStatus state={state} /> },
        { name: t('announcements.author'), value: author.name },
        { name: t('announcements.people'), value: t('announcements.peopleCount', { count: counts.people }) },
        ...time('publishAt', publishAt),
        ...time('publishedAt', publishedAt),
        ...time('recalledAt', recalledAt),
      ]}
    />
  )
}

function TextPart({ one }: Readonly<{ one: Announcement }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, revision, state } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const [asksAgain, setAsksAgain] = useState(false)
  const [isTried, setTried] = useState(false)
  const edit = useAnnouncementMutation((calls, _: undefined) =>
    calls.edit({ id, revision, asksAgain, ...wishOf(draft) }),
  )
  const missing = missingIn(draft)
  const submit = () => {
    setTried(true)
    if (missing === undefined)
      edit.mutate(undefined, { onSuccess: () => feedback.success(t('studio.saved')) })
  }
  if (state === 'recalled') return <p className={styles.old}>{one.editions[0]?.text}</p>

  return (
    <EditForm label={one.title} mutation={edit} onSubmit={submit}>
      <AnnouncementFields draft={draft} onChange={setDraft} />
      {state === 'published' && (
        <Checkbox checked={asksAgain} onChange={({ target }) => setAsksAgain(target.checked)}>
          {t('announcements.asksAgain')}
        </Checkbox>
      )}
      {isTried && missing !== undefined && <p role="alert">{t(`announcements.missing.${missing}`)}</p>}
    </EditForm>
  )
}

function Editions({ one: { editions } }: Readonly<{ one: Announcement }>) {
  const t = useT()
  if (editions.length === 0) return <Empty title={t('announcements.noEditions')} />
  return editions.map(({ edition, title, text, editor, at }) => (
    <Section key={edition} title={t('announcements.edition', { edition })}>
      <p>
        {editor.name} · <FormattedTime at={at} />
      </p>
      <h3>{title}</h3>
      <p className={styles.old}>{text}</p>
    </Section>
  ))
}
