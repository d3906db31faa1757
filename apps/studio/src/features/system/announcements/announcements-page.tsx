import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { AnnouncementDrawer } from './announcement-drawer.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { AnnouncementStatus } from './announcement-status.tsx'
import {
  type AnnouncementState,
  freshDraft,
  type ListedAnnouncement,
  missingIn,
  useAnnouncementMutation,
  useAnnouncements,
  wishOf,
} from './queries.ts'

const states: readonly AnnouncementState[] = ['draft', 'scheduled', 'published', 'recalled']

/** Announcements of the company, latest change first. */
export function AnnouncementsPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const state = states.find((one) => one === search.status)
  return (
    <ListPage<ListedAnnouncement>
      title={t('announcements.title')}
      query={useAnnouncements(search.keyword ?? '', state)}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      filter={{
        chosen: state ?? 'all',
        usual: 'all',
        choices: ['all', ...states].map((value) => ({ value, label: t(`announcements.state.${value}`) })),
      }}
      actions={<NewButton />}
      emptyHint={t('announcements.emptyHint')}
      start={<StartButton label={t('announcements.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewAnnouncement onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <AnnouncementDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<ListedAnnouncement> {
  return [
    {
      title: t('announcements.titleField'),
      render: (_, { title, author }) => <NamedRow name={title} note={author.name} />,
    },
    {
      title: t('announcements.state'),
      render: (_, { state }) => <AnnouncementStatus state={state} />,
    },
    {
      title: t('announcements.needsConfirmation'),
      responsive: ['xl'],
      render: (_, { needsConfirmation }) => (needsConfirmation ? t('announcements.yes') : '—'),
    },
    {
      title: t('announcements.pinnedUntil'),
      responsive: ['xl'],
      render: (_, { pinnedUntil }) => pinnedUntil ?? '—',
    },
    {
      title: t('announcements.publishedAt'),
      render: (_, { publishedAt, publishAt }) => <FormattedTime at={publishedAt ?? publishAt} />,
    },
    {
      title: t('announcements.changedAt'),
      responsive: ['lg'],
      render: (_, { changedAt }) => <FormattedTime at={changedAt} />,
    },
  ]
}

type NewAnnouncementProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A draft; it is published from its drawer. */
function NewAnnouncement({ onMade, onClose }: NewAnnouncementProps) {
  const t = useT()
  const [draft, setDraft] = useState(freshDraft)
  const [isTried, setTried] = useState(false)
  const create = useAnnouncementMutation((calls, _: undefined) => calls.create(wishOf(draft)))
  const missing = missingIn(draft)
  const submit = () => {
    setTried(true)
    if (missing === undefined) create.mutate(undefined, { onSuccess: ({ id }) => onMade(id) })
  }
  return (
    <SideDrawer title={t('announcements.new')} width={720} onClose={onClose}>
      <EditForm label={t('announcements.new')} mutation={create} onSubmit={submit} onCancel={onClose}>
        <AnnouncementFields draft={draft} onChange={setDraft} />
        {isTried && missing !== undefined && <p role="alert">{t(`announcements.missing.${missing}`)}</p>}
      </EditForm>
    </SideDrawer>
  )
}
