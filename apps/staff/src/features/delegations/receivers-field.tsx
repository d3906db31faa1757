import { useT } from '@signet/i18n/react'
import { Avatar, Button, Empty, PageState, RequiredMark, SearchField, Sheet, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { CheckList } from '../../kit/lists/check-list.tsx'
import type { Receiver } from './delegation-draft.ts'
import { receiversQuery } from './queries.ts'
import styles from './receivers-field.module.css'

type ReceiversFieldProps = Readonly<{
  people: readonly Receiver[]
  problem: string | null
  onChange: (people: readonly Receiver[]) => void
}>

export function ReceiversField({ people, problem, onChange }: ReceiversFieldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const names = people.map(({ name }) => name).join(t('delegations.and'))
  return (
    <>
      <ChoiceButtonField
        label={t('delegations.receivers')}
        text={names || t('delegations.choosePeople')}
        isRequired
        problem={people.length === 0 ? problem : null}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <ReceiversSheet people={people} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

type ReceiversSheetProps = Readonly<{
  people: readonly Receiver[]
  onChange: (people: readonly Receiver[]) => void
  onClose: () => void
}>

const most = 20

/** Colleagues to choose from, searched by name, account or initials. */
function ReceiversSheet({ people, onChange, onClose }: ReceiversSheetProps) {
  const t = useT()
  const [chosen, setChosen] = useState(people)
  const [words, setWords] = useState('')
  const deferred = useDeferredValue(words)
  const query = useQuery(receiversQuery(useClient(), deferred))
  const found = query.data?.map(({ id, realName, headIcon, organize, position }) => ({
    ...{ id, name: realName, headIcon },
    note: [organize, position].filter(Boolean).join(' · '),
  }))
  const toggle = (person: Receiver) =>
    setChosen((before) =>
      before.some(({ id }) => id === person.id)
        ? before.filter(({ id }) => id !== person.id)
        : [...before, person].slice(0, most),
    )
  const finish = () => {
    onChange(chosen)
    onClose()
  }
  return (
    <Sheet
      title={t('delegations.choosePeople')}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide onClick={finish}>
          {t('delegations.take', { count: chosen.length })}
        </Button>
      }
    >
      <SearchField label={t('delegations.searchPeople')} value={words} onChange={setWords} />
      <PageState
        query={{ ...query, data: found }}
        skeletonRows={3}
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('delegations.nobody')} hint={t('delegations.nobodyHint')} />}
      >
        {(list) => (
          <CheckList
            label={t('delegations.choosePeople')}
            rows={list.map((person) => ({
              ...{ key: person.id, title: person.name, note: person.note },
              mark: <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />,
              isChosen: chosen.some(({ id }) => id === person.id),
              onToggle: () => toggle({ id: person.id, name: person.name, headIcon: person.headIcon }),
            }))}
          />
        )}
      </PageState>
    </Sheet>
  )
}

type ChosenFieldProps = Readonly<{
  label: string
  text: string
  isRequired?: boolean
  problem?: string | null
  onOpen: () => void
}>

/** A field that shows what was chosen and opens the sheet to choose again. */
export function ChoiceButtonField({ label, text, isRequired = false, problem, onOpen }: ChosenFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={sharedStyles.weak}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <ChoiceButton id={id} text={text} isInvalid={Boolean(problem)} onOpen={onOpen} />
      {problem && (
        <p id={`${id}-problem`} className={sharedStyles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

type ChoiceButtonProps = Pick<ChosenFieldProps, 'text' | 'onOpen'> &
  Readonly<{ id: string; isInvalid: boolean }>

function ChoiceButton({ id, text, isInvalid, onOpen }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={styles.box}
      aria-labelledby={`${id}-label ${id}-text`}
      aria-describedby={isInvalid ? `${id}-problem` : undefined}
      data-problem={isInvalid || undefined}
      onClick={onOpen}
    >
      <span id={`${id}-text`} className={sharedStyles.growText}>
        {text}
      </span>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </button>
  )
}
