import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, Status, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { CornerDownRight, DoorClosed, DoorOpen, Merge, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, Section } from '../../../kit/details/facts.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { RowChangesButton } from '../../../kit/row-changes/row-changes-button.tsx'
import { SecondmentLines } from '../secondments/index.ts'
import { MergeDialog, MoveDialog } from './move-dialog.tsx'
import { PostsSection } from './posts-section.tsx'
import { type Unit, type UnitDetails, unitQuery, useUnitMutation } from './queries.ts'
import { UnitDialog } from './unit-dialog.tsx'
import styles from './units.module.css'
import { useUnitRights } from './use-unit-rights.ts'

type UnitPanelProps = Readonly<{
  units: readonly Unit[]
  id: string
  onOpen: (id: string | undefined) => void
}>

/** The facts of a company or department, its posts, and what can be done with it. */
export function UnitPanel({ units, id, onOpen }: UnitPanelProps) {
  const { data, error, refetch } = useQuery(unitQuery(useClient(), id, useListSearch().search.day))
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <UnitFacts units={units} unit={data} onOpen={onOpen} />
}

type UnitFactsProps = Readonly<{
  units: readonly Unit[]
  unit: UnitDetails
  onOpen: UnitPanelProps['onOpen']
}>

function UnitFacts({ units, unit, onOpen }: UnitFactsProps) {
  const t = useT()
  const isPast = useListSearch().search.day !== undefined
  const mayChange = useUnitRights(units, unit).mayChange && !isPast
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{unit.fullName}</h2>
        {unit.isClosed && <Status kind="ended">{t('units.closed')}</Status>}
      </header>
      {mayChange && <UnitActions units={units} unit={unit} onOpen={onOpen} />}
      {!mayChange && !isPast && <p className={sharedStyles.note}>{t('units.notYours')}</p>}
      <Facts
        facts={[
          { name: t('units.path'), value: unit.path },
          { name: t('studio.code'), value: <code>{unit.enCode}</code> },
          { name: t('units.kind'), value: t(`units.${unit.category}`) },
          { name: t('units.head'), value: unit.headName || t('units.none') },
          {
            name: t('units.people'),
            value: t('units.peopleCount', { direct: unit.people, below: unit.peopleBelow }),
          },
        ]}
      />
      <Section title={t('units.posts')}>
        <PostsSection unit={unit} mayChange={mayChange} />
      </Section>
      {!isPast && <SecondmentLines organizeId={unit.id} />}
    </>
  )
}

type Task = 'add' | 'edit' | 'move' | 'merge'

function UnitActions({ units, unit, onOpen }: UnitFactsProps) {
  const t = useT()
  const { mayMove } = useUnitRights(units, unit)
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  const open = (id: string) => {
    close()
    onOpen(id)
  }
  const buttons = [
    { does: 'edit', label: t('units.edit'), Icon: Pencil },
    { does: 'add', label: t('units.addBelow'), Icon: Plus },
    { does: 'move', label: t('units.moveTo'), Icon: CornerDownRight },
    { does: 'merge', label: t('units.mergeWith'), Icon: Merge },
  ] as const

  return (
    <>
      <div className={styles.actions}>
        {buttons
          .filter(({ does }) => mayMove || does === 'edit' || does === 'add')
          .map(({ does, label, Icon }) => (
            <Button
              key={does}
              icon={<Icon size={16} aria-hidden />}
              disabled={unit.isClosed && does !== 'edit'}
              onClick={() => setTask(does)}
            >
              {label}
            </Button>
          ))}
        <RowChangesButton thing="department" id={unit.id} name={unit.fullName} />
        {mayMove && <EndButtons unit={unit} onRemoved={() => onOpen(undefined)} />}
      </div>
      {task === 'edit' && <UnitDialog editing={{ unit }} onSaved={close} onClose={close} />}
      {task === 'add' && <UnitDialog editing={{ parentId: unit.id }} onSaved={open} onClose={close} />}
      {task === 'move' && <MoveDialog units={units} unit={unit} onClose={close} />}
      {task === 'merge' && <MergeDialog units={units} unit={unit} onMerged={open} onClose={close} />}
    </>
  )
}

/** Closing, opening again and deleting; a refusal says what to do first. */
function EndButtons({ unit, onRemoved }: Readonly<{ unit: UnitDetails; onRemoved: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, version, fullName: name, isClosed } = unit
  const close = useUnitMutation((client, next: boolean) =>
    client.units.close({ id, version, isClosed: next }),
  )
  const remove = useUnitMutation((client, _: undefined) => client.units.remove({ id }))
  const turn = async () => {
    const question = {
      title: t('units.closeTitle', { name }),
      body: t('units.closeHint'),
      confirm: t('units.close'),
    }
    if (isClosed || (await feedback.ask(question))) close.mutate(!isClosed)
  }
  const Icon = isClosed ? DoorOpen : DoorClosed

  return (
    <>
      <Button icon={<Icon size={16} aria-hidden />} loading={close.isPending} onClick={turn}>
        {t(isClosed ? 'units.reopen' : 'units.close')}
      </Button>
      <RemoveButton
        name={name}
        consequence={t('units.removeHint')}
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      />
      <ErrorNote error={close.error ?? remove.error} />
    </>
  )
}
