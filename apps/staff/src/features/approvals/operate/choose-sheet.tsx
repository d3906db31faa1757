import { useT } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useState } from 'react'
import { PeoplePicker } from '../parts/people-picker.tsx'
import { BranchChoice } from './branch-choice.tsx'
import styles from './choose-sheet.module.css'
import type { Colleague } from './operate-draft.ts'
import type { Choices, ToChoose } from './use-choosing.ts'

type ChooseSheetProps = Readonly<{
  asked: ToChoose
  isBusy: boolean
  onChoose: (choices: Choices) => void
  onClose: () => void
}>

/** Before it is sent: which way it goes on, and who gets it next. */
export function ChooseSheet({ asked, isBusy, onChoose, onClose }: ChooseSheetProps) {
  const t = useT()
  const [lines, setLines] = useState<Record<string, string[]>>({})
  const [people, setPeople] = useState<Record<string, readonly Colleague[]>>({})
  const isChosen =
    asked.branches.every(({ node }) => lines[node]?.length) &&
    asked.people.every(({ node }) => people[node]?.length)
  const isFree = asked.people.length > 0 && asked.people.every(({ isOptional }) => isOptional)
  const choose = () =>
    onChoose({
      lines,
      people: Object.fromEntries(
        Object.entries(people).map(([node, some]) => [node, some.map(({ id }) => id)]),
      ),
    })
  const finish = () =>
    onChoose({ lines, people: Object.fromEntries(asked.people.map(({ node }) => [node, []])) })

  return (
    <Sheet
      title={t(asked.branches.length > 0 ? 'approvals.choose.way' : 'approvals.choose.people')}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          {isFree && (
            <Button isBusy={isBusy} onClick={finish}>
              {t('approvals.choose.finish')}
            </Button>
          )}
          <Button tone="primary" isBusy={isBusy} disabled={!isChosen} onClick={choose}>
            {t('approvals.choose.goOn')}
          </Button>
        </div>
      }
    >
      <div className={styles.parts}>
        {asked.branches.map((branch) => (
          <BranchChoice
            key={branch.node}
            branch={branch}
            chosen={lines[branch.node] ?? []}
            onChange={(some) => setLines({ ...lines, [branch.node]: some })}
          />
        ))}
        {asked.people.map(({ node, name, among, isOptional }) => (
          <fieldset key={node} className={styles.part}>
            <legend className={styles.legend}>{name}</legend>
            <p className={styles.hint}>
              {t(isOptional ? 'approvals.choose.free' : 'approvals.choose.candidates')}
            </p>
            <PeoplePicker
              label={name}
              among={among.length > 0 ? among : undefined}
              chosen={people[node] ?? []}
              onChange={(some) => setPeople({ ...people, [node]: some })}
            />
          </fieldset>
        ))}
      </div>
    </Sheet>
  )
}
