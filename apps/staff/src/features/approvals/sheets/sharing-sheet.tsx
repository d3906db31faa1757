import type { contract, ParsedOutput } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, PageState, Sheet, sharedStyles, TextField } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCommand } from '../../../kit/forms/use-command.ts'
import { PeopleField } from '../../../kit/people/people-field.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'

type Shares = ParsedOutput<(typeof contract)['caseAccess']['shares']>
type Share = Shares['list'][number]

type SharingSheetProps = Readonly<{ caseId: string; onClose: () => void }>

/** Who asks to read a case, whom it is shared with, and a way to share it. */
export function SharingSheet({ caseId, onClose }: SharingSheetProps) {
  const t = useT()
  const { caseAccess } = useClient()
  const query = useQuery({
    queryKey: ['approvals', 'shares', caseId],
    queryFn: ({ signal }) => caseAccess.shares({ caseId }, { signal }),
  })
  return (
    <Sheet title={t('approvals.sharing.title')} onClose={onClose}>
      <PageState query={query}>
        {({ list, requests }) => (
          <div className={sharedStyles.stack4}>
            {requests.length > 0 && <Requests caseId={caseId} requests={requests} />}
            <NewShare caseId={caseId} />
            {list.length > 0 && <Given caseId={caseId} shares={list} />}
          </div>
        )}
      </PageState>
    </Sheet>
  )
}

type RequestsProps = Readonly<{ caseId: string; requests: Shares['requests'] }>

/** People who ask, each granted or declined with one tap. */
function Requests({ caseId, requests }: RequestsProps) {
  const t = useT()
  const { caseAccess } = useClient()
  const grant = useCommand(caseAccess.share, { isShown: false })
  const decline = useCommand(caseAccess.decline, { isShown: false })
  const isBusy = grant.isPending || decline.isPending
  return (
    <CellGroup title={t('approvals.sharing.requests')}>
      {requests.map(({ person: { id, name }, reason }) => (
        <Cell
          key={id}
          title={name}
          note={reason}
          value={
            <span className={sharedStyles.row2}>
              <Button
                size="small"
                aria-label={t('approvals.sharing.declineFor', { name })}
                isBusy={isBusy}
                onClick={() => decline.perform({ caseId, userId: id })}
              >
                {t('approvals.sharing.decline')}
              </Button>
              <Button
                size="small"
                tone="primary"
                aria-label={t('approvals.sharing.grantFor', { name })}
                isBusy={isBusy}
                onClick={() => grant.perform({ caseId, userIds: [id] })}
              >
                {t('approvals.sharing.grant')}
              </Button>
            </span>
          }
        />
      ))}
    </CellGroup>
  )
}

/** Shares with colleagues, until a day if one is given. */
function NewShare({ caseId }: Pick<SharingSheetProps, 'caseId'>) {
  const t = useT()
  const { caseAccess } = useClient()
  const [people, setPeople] = useState<readonly Colleague[]>([])
  const [lastDay, setLastDay] = useState('')
  const share = useCommand(caseAccess.share)
  const onShare = () =>
    share.perform({ caseId, userIds: people.map(({ id }) => id), lastDay: lastDay || null }, () => {
      setPeople([])
      setLastDay('')
    })
  return (
    <>
      <PeopleField
        title={t('approvals.sharing.with')}
        none={t('approvals.sharing.none')}
        chosen={people}
        without={[]}
        problem={share.error?.message ?? null}
        onChange={setPeople}
      />
      {people.length > 0 && (
        <>
          <TextField
            type="date"
            label={t('approvals.sharing.lastDay')}
            hint={t('approvals.sharing.lastDayHint')}
            value={lastDay}
            onChange={setLastDay}
          />
          <Button tone="primary" isWide isBusy={share.isPending} onClick={onShare}>
            {t('approvals.sharing.share')}
          </Button>
        </>
      )}
    </>
  )
}

type GivenProps = Readonly<{ caseId: string; shares: readonly Share[] }>

/** Whom the case is or was shared with. */
function Given({ caseId, shares }: GivenProps) {
  const t = useT()
  const { caseAccess } = useClient()
  const end = useCommand(caseAccess.endShare, { isShown: false })
  const note = useShareNote()
  return (
    <CellGroup title={t('approvals.sharing.given')}>
      {shares.map((share) => (
        <Cell
          key={share.id}
          title={share.person.name}
          note={note(share)}
          value={
            share.state === 'given' && (
              <Button
                size="small"
                aria-label={t('approvals.sharing.endFor', { name: share.person.name })}
                isBusy={end.isPending}
                onClick={() => end.perform({ caseId, shareId: share.id })}
              >
                {t('approvals.sharing.end')}
              </Button>
            )
          }
        />
      ))}
    </CellGroup>
  )
}

/** By whom, and until when or who ended it. The end is the first moment after the last day. */
function useShareNote() {
  const t = useT()
  const { date } = useFormats()
  return ({ state, until, givenBy, endedBy }: Share): string => {
    const by = t('approvals.sharing.by', { name: givenBy.name })
    if (state === 'ended') return `${by} · ${t('approvals.sharing.endedBy', { name: endedBy?.name ?? '' })}`
    if (until === null) return by
    const day = date(new Date(Date.parse(until) - 1).toISOString())
    return `${by} · ${t(state === 'over' ? 'approvals.sharing.over' : 'approvals.sharing.until', { day })}`
  }
}
