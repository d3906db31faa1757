import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts } from '../../../kit/details/facts.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import styles from './areas.module.css'
import { NewArea } from './new-area.tsx'
import { type Area, belowQuery, parentOf, useAreaMutation } from './queries.ts'

type AreaPanelProps = Readonly<{ area: Area; onRemoved: () => void }>

/** One area: name, whether it is offered, its place among its siblings, and areas to add under it. */
export function AreaPanel({ area: opened, onRemoved }: AreaPanelProps) {
  const t = useT()
  const siblings = useQuery(belowQuery(useClient(), parentOf(opened))).data ?? [opened]
  const area = siblings.find(({ id }) => id === opened.id) ?? opened
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{area.fullName}</h2>
        {area.path.length < 4 && (
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('areas.addBelow')}
          </Button>
        )}
      </div>
      <Facts
        facts={[
          { name: t('areas.code'), value: <code>{area.id}</code> },
          { name: t('areas.path'), value: area.names.join(' / ') },
          { name: t('areas.source'), value: area.isOwn ? t('areas.own') : t('areas.source.bundled') },
          ...(area.isOwn || area.bundledName === area.fullName
            ? []
            : [{ name: t('areas.bundledName'), value: area.bundledName }]),
        ]}
      />
      <PlaceButtons area={area} siblings={siblings} />
      <AreaForm key={`${area.fullName} ${area.enabledMark}`} area={area} onRemoved={onRemoved} />
      {isAdding && <NewArea parentId={area.id} parentName={area.fullName} onClose={() => setAdding(false)} />}
    </>
  )
}

/** Saves a name and a state; removes an own area, or makes a bundled one as it was. */
function AreaForm({ area, onRemoved }: AreaPanelProps) {
  const t = useT()
  const feedback = useFeedback()
  const [fullName, setName] = useState(area.fullName)
  const [enabledMark, setMark] = useState(area.enabledMark)
  const save = useAreaMutation((calls, change: Pick<Area, 'fullName' | 'enabledMark'>) =>
    calls.update({ id: area.id, ...change }),
  )
  const remove = useAreaMutation((calls, id: string) => calls.remove({ id }))
  const said = { onSuccess: () => feedback.success(t('studio.saved')) }
  const isChanged = !area.isOwn && (area.bundledName !== area.fullName || area.enabledMark === 0)

  return (
    <EditForm
      label={t('areas.area')}
      mutation={save}
      onSubmit={() => save.mutate({ fullName, enabledMark }, said)}
      aside={
        <>
          {area.isOwn && (
            <RemoveButton
              name={area.fullName}
              consequence={t('areas.removeHint')}
              isBusy={remove.isPending}
              onRemove={() => remove.mutate(area.id, { onSuccess: onRemoved })}
            />
          )}
          {isChanged && (
            <Button onClick={() => save.mutate({ fullName: area.bundledName, enabledMark: 1 }, said)}>
              {t('areas.reset')}
            </Button>
          )}
        </>
      }
    >
      <TextField label={t('areas.name')} required maxLength={60} value={fullName} onChange={setName} />
      <Labelled label={t('areas.isOffered')} hint={t('areas.offHint')}>
        {(id, hintId) => (
          <span>
            <Switch
              id={id}
              aria-describedby={hintId}
              checked={enabledMark === 1}
              onChange={(isOn) => setMark(isOn ? 1 : 0)}
            />
          </span>
        )}
      </Labelled>
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}

type PlaceButtonsProps = Readonly<{ area: Area; siblings: readonly Area[] }>

/** Moves an area among its siblings. */
function PlaceButtons({ area, siblings }: PlaceButtonsProps) {
  const t = useT()
  const order = useAreaMutation((calls, ids: readonly string[]) =>
    calls.order({ id: parentOf(area), ids: [...ids] }),
  )
  const ids = siblings.map(({ id }) => id)
  const at = ids.indexOf(area.id)
  const moveBy = (step: number) => {
    const others = ids.filter((id) => id !== area.id)
    order.mutate(others.toSpliced(at + step, 0, area.id))
  }
  return (
    <div className={styles.place}>
      <span>{t('areas.place', { at: at + 1, count: ids.length })}</span>
      <Button
        icon={<ArrowUp size={16} aria-hidden />}
        disabled={at <= 0 || order.isPending}
        onClick={() => moveBy(-1)}
      >
        {t('areas.up')}
      </Button>
      <Button
        icon={<ArrowDown size={16} aria-hidden />}
        disabled={at === ids.length - 1 || order.isPending}
        onClick={() => moveBy(1)}
      >
        {t('areas.down')}
      </Button>
      <ErrorNote error={order.error} />
    </div>
  )
}
