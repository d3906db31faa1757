import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayRangePicker } from '../../../kit/fields/pickers.tsx'
import { FoundSelect, PeopleSelect } from '../../../kit/people/people-select.tsx'
import { groupsQuery, useExportMutation } from './queries.ts'

type NewExportProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>
type Draft = Readonly<{
  reason: string
  people: readonly string[]
  conversations: readonly string[]
  from: string | undefined
  to: string | undefined
}>

const fresh: Draft = { reason: '', people: [], conversations: [], from: undefined, to: undefined }

/** Asks for an export, which somebody else then decides about. */
export function NewExport({ onMade, onClose }: NewExportProps) {
  const t = useT()
  const [draft, setDraft] = useState(fresh)
  const [isTried, setTried] = useState(false)
  const ask = useExportMutation((calls, wish: Parameters<typeof calls.ask>[0]) => calls.ask(wish))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { reason, people, conversations, from, to } = draft
  const missing = missingIn(draft)
  const submit = () => {
    setTried(true)
    if (missing || !from || !to) return
    const period = { from: startOf(from, 0), until: startOf(to, 1) }
    const wish = { reason, people: [...people], conversations: [...conversations], ...period }
    ask.mutate(wish, { onSuccess: ({ id }) => onMade(id) })
  }
  return (
    <SideDrawer title={t('chat-exports.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('chat-exports.new')}
        confirm={t('chat-exports.ask')}
        mutation={ask}
        onSubmit={submit}
        onCancel={onClose}
      >
        <p>{t('chat-exports.newHint')}</p>
        <TextAreaField
          label={t('chat-exports.reason')}
          required
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(words) => change({ reason: words })}
        />
        <Labelled label={t('chat-exports.period')}>
          {() => <DayRangePicker label={t('chat-exports.period')} from={from} to={to} onChange={change} />}
        </Labelled>
        <Labelled label={t('chat-exports.people')} hint={t('chat-exports.peopleHint')}>
          {(id) => (
            <PeopleSelect
              id={id}
              value={people}
              externals="yes"
              onChange={(chosen) => change({ people: chosen })}
            />
          )}
        </Labelled>
        <Labelled label={t('chat-exports.groups')} hint={t('chat-exports.groupsHint')}>
          {(id) => (
            <GroupsSelect
              id={id}
              value={conversations}
              onChange={(chosen) => change({ conversations: chosen })}
            />
          )}
        </Labelled>
        {isTried && missing && <p role="alert">{t(`chat-exports.missing.${missing}`)}</p>}
      </EditForm>
    </SideDrawer>
  )
}

function missingIn({ people, conversations, from, to }: Draft): 'period' | 'subject' | undefined {
  if (!from || !to) return 'period'
  return people.length + conversations.length === 0 ? 'subject' : undefined
}

/** The first instant of a day (`2026-11-26`), or of one some days later. */
function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

type GroupsSelectProps = Readonly<{
  id: string
  value: readonly string[]
  onChange: (ids: string[]) => void
}>

/** Several groups, found by name. */
function GroupsSelect(chosen: GroupsSelectProps) {
  const [keyword, setKeyword] = useState('')
  const { data } = useQuery({ ...groupsQuery(useClient(), keyword), placeholderData: keepPreviousData })
  const found = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <FoundSelect {...chosen} found={found} onSearch={setKeyword} />
}
