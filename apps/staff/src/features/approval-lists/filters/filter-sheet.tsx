import type { ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Sheet, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { MomentField } from '../../../kit/fields/form-control.tsx'
import { categoriesOf, useLaunchableFlows } from '../../home/index.ts'
import styles from './filter-sheet.module.css'
import { decisions, filtersOf, type ListFilter, statuses, statusesOf, urgencies } from './list-search.ts'
import { SavedFilters } from './saved-filters.tsx'

type FilterSheetProps = Readonly<{
  list: ListName
  filter: ListFilter
  onChange: (filter: ListFilter) => void
  onClose: () => void
}>

/**
 * Filters a list. Nothing changes until the filter is applied, so that the list does not jump under the
 * sheet.
 */
export function FilterSheet({ list, filter, onChange, onClose }: FilterSheetProps) {
  const t = useT()
  const [wish, setWish] = useState(filter)
  const set = (part: Part) => setWish((before) => withoutUndefined({ ...before, ...part }))
  const apply = (next: ListFilter) => {
    onChange(next)
    onClose()
  }
  return (
    <Sheet
      title={t('approval-lists.filter.title')}
      onClose={onClose}
      footer={<FilterButtons onReset={() => apply({})} onApply={() => apply(wish)} />}
    >
      <div className={styles.groups}>
        <SavedFilters list={list} wish={wish} onChoose={apply} />
        <StateChips list={list} wish={wish} onChange={set} />
        <FlowChips wish={wish} onChange={set} />
        <DayFields wish={wish} onChange={set} />
      </div>
    </Sheet>
  )
}

/** The first and the last day. */
function DayFields({ wish, onChange }: Readonly<{ wish: ListFilter; onChange: (part: Part) => void }>) {
  const t = useT()
  return (
    <div className={styles.days}>
      <MomentField
        label={t('approval-lists.filter.from')}
        placeholder={t('approval-lists.filter.anyDay')}
        value={wish.from ?? ''}
        onChange={(from) => onChange({ from: from || undefined })}
      />
      <MomentField
        label={t('approval-lists.filter.to')}
        placeholder={t('approval-lists.filter.anyDay')}
        value={wish.to ?? ''}
        onChange={(to) => onChange({ to: to || undefined })}
      />
    </div>
  )
}

function FilterButtons({ onReset, onApply }: Readonly<{ onReset: () => void; onApply: () => void }>) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      <Button onClick={onReset}>{t('approval-lists.filter.reset')}</Button>
      <Button tone="primary" onClick={onApply}>
        {t('approval-lists.filter.apply')}
      </Button>
    </div>
  )
}

type Part = { readonly [Name in keyof ListFilter]?: ListFilter[Name] | undefined }
type StateChipsProps = Readonly<{ list: ListName; wish: ListFilter; onChange: (part: Part) => void }>

function StateChips({ list, wish, onChange: set }: StateChipsProps) {
  const t = useT()
  const has = filtersOf(list)
  const words = <Word extends string>(values: readonly Word[], say: (value: Word) => string) =>
    values.map((value) => ({ value, label: say(value) }))

  return (
    <>
      {has.has('status') && (
        <ChoiceChips
          title={t('approval-lists.filter.status')}
          choices={words(statusesOf(list), (value) => t(`flow.status.${value}`))}
          value={wish.status}
          onChange={(status) => set({ status: statuses.find((one) => one === status) })}
        />
      )}
      {has.has('decision') && (
        <ChoiceChips
          title={t('approval-lists.filter.decision')}
          choices={words(decisions, (value) => t(`approval-lists.decision.${value}`))}
          value={wish.decision}
          onChange={(decision) => set({ decision: decisions.find((one) => one === decision) })}
        />
      )}
      {has.has('isRead') && (
        <ChoiceChips
          title={t('approval-lists.filter.isRead')}
          choices={words(['no', 'yes'], (value) => t(`approval-lists.read.${value}`))}
          value={wish.isRead}
          onChange={(isRead) => set({ isRead: yesOrNo(isRead) })}
        />
      )}
      {has.has('isReturned') && (
        <ChoiceChips
          title={t('approval-lists.filter.isReturned')}
          choices={words(['yes'], (value) => t(`approval-lists.returned.${value}`))}
          value={wish.isReturned}
          onChange={(isReturned) => set({ isReturned: yesOrNo(isReturned) })}
        />
      )}
      {has.has('isAssist') && (
        <ChoiceChips
          title={t('approval-lists.filter.isAssist')}
          choices={words(['yes'], () => t('approval-lists.filter.onlyAssist'))}
          value={wish.isAssist}
          onChange={(isAssist) => set({ isAssist: yesOrNo(isAssist) })}
        />
      )}
      {has.has('isOverdue') && (
        <ChoiceChips
          title={t('approval-lists.filter.isOverdue')}
          choices={words(['yes'], () => t('approval-lists.filter.onlyOverdue'))}
          value={wish.isOverdue}
          onChange={(isOverdue) => set({ isOverdue: yesOrNo(isOverdue) })}
        />
      )}
      <ChoiceChips
        title={t('approval-lists.filter.urgency')}
        choices={words(urgencies, (value) => t(`flow.urgency.${value}`))}
        value={wish.urgency}
        onChange={(urgency) => set({ urgency: urgencies.find((one) => one === urgency) })}
      />
    </>
  )
}

type FlowChipsProps = Readonly<{
  wish: ListFilter
  onChange: (part: { flowId?: string | undefined; category?: string | undefined }) => void
}>

function FlowChips({ wish, onChange }: FlowChipsProps) {
  const t = useT()
  const { data: flows = [] } = useLaunchableFlows()
  return (
    <>
      <ChoiceChips
        title={t('approval-lists.filter.category')}
        choices={categoriesOf(flows).map(({ category, name }) => ({ value: category, label: name }))}
        value={wish.category}
        onChange={(category) => onChange({ category })}
      />
      <ChoiceChips
        title={t('approval-lists.filter.flow')}
        choices={flows.map(({ id, name }) => ({ value: id, label: name }))}
        value={wish.flowId}
        onChange={(flowId) => onChange({ flowId })}
      />
    </>
  )
}

const yesOrNo = (value: string | undefined) => (value === 'yes' || value === 'no' ? value : undefined)

function withoutUndefined(
  filter: { readonly [Name in keyof ListFilter]?: ListFilter[Name] | undefined },
): ListFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

type ChoiceChipsProps = Readonly<{
  title: string
  choices: readonly Readonly<{ value: string; label: string }>[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}>

/** One of several choices or none; pressing the chosen one clears it. Renders nothing without choices. */
function ChoiceChips({ title, choices, value, onChange }: ChoiceChipsProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={sharedStyles.wrap2}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={styles.chip}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value === value ? undefined : choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
