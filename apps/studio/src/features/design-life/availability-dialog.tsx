import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Modal, Skeleton } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { DependentList } from './dependent-list.tsx'
import type { Availability, Design } from './design.ts'
import { dependentsQuery, useChangeAvailability } from './queries.ts'

type AvailabilityDialogProps = Readonly<{ design: Design; to: Availability; onClose: () => void }>

/** Says what stopping, archiving, deleting or restoring means and what depends on the design. Offers to archive what cannot be deleted. */
export function AvailabilityDialog({ design, to, onClose }: AvailabilityDialogProps) {
  const t = useT()
  const feedback = useFeedback()
  const change = useChangeAvailability(design)
  const query = useQuery({ ...dependentsQuery(useClient(), design), enabled: to !== 'inUse' })
  const dependents = query.data?.list ?? []
  const isHeld = to === 'deleted' && dependents.length > 0
  const next = isHeld ? 'archived' : to
  const isArchivedAlready = isHeld && design.availability === 'archived'
  const submit = () =>
    change.mutate(next, {
      onSuccess: () => {
        feedback.success(t(`design-life.done.${next}`, { name: design.name }))
        onClose()
      },
    })

  return (
    <Modal
      open
      title={t(`design-life.title.${to}`, { name: design.name })}
      okText={t(`design-life.confirm.${next}`)}
      cancelText={t('studio.cancel')}
      okButtonProps={{
        danger: next === 'deleted',
        disabled: isArchivedAlready || (to !== 'inUse' && !query.data),
        loading: change.isPending,
      }}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={sharedStyles.stack4}>
        <p>{t(isHeld ? 'design-life.held' : `design-life.means.${to}`)}</p>
        {query.isLoading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {query.error && <Failure error={query.error} onRetry={query.refetch} />}
        <DependentList dependents={dependents} />
        <ErrorNote error={change.error} />
      </div>
    </Modal>
  )
}
