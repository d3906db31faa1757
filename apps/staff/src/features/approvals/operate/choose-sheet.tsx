import { useT } from '@signet/i18n/react'
import { Button, Sheet, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { PeoplePicker } from '../../../kit/people/people-picker.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import styles from './choose-sheet.module.css'
import type { Choices, RequiredChoices } from './use-open-choices.ts'

type ChooseSheetProps = Readonly<{
  missing: RequiredChoices
  isBusy: boolean
  onChoose: (choices: Choices) => void
  onClose: () => void
}>

/** The branches to take and the people to ask next. */
export function ChooseSheet({ missing, isBusy, onChoose, onClose }: ChooseSheetProps) {
  const t = useT()
  const [lines, setLines] = useState<Record<string, string[]>>({})
  const [people, setPeople] = useState<Record<string, readonly Colleague[]>>({})
  const isChosen =
    missing.branches.every(({ node }) => lines[node]?.length) &&
    missing.people.every(({ node }) => people[node]?.length)
  const isFree = missing.people.length > 0 && missing.people.every(({ isOptional }) => isOptional)
  const choose = () =>
    onChoose({
      lines,
      people: Object.fromEntries(
        Object.entries(people).map(([node, some]) => [node, some.map(({ id }) => id)]),
      ),
    })
  const finish = () =>
    onChoose({ lines, people: Object.fromEntries(missing.people.map(({ node }) => [node, []])) })

  return (
    <Sheet
      title={t(missing.branches.length > 0 ? 'approvals.choose.way' : 'approvals.choose.people')}
      onClose={onClose}
      footer={
        <ChooseButtons
          isFree={isFree}
          isBusy={isBusy}
          onFinish={finish}
          isChosen={isChosen}
          onChoose={choose}
        />
      }
    >
      <div className={styles.parts}>
        {missing.branches.map((branch) => (
          <BranchChoice
            key={branch.node}
            branch={branch}
            chosen={lines[branch.node] ?? []}
            onChange={(some) => setLines({ ...lines, [branch.node]: some })}
          />
        ))}
        {missing.people.map(({ node, name, among, isOptional }) => (
          <fieldset key={node} className={sharedStyles.shrink}>
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

type ChooseButtonsProps = Pick<ChooseSheetProps, 'isBusy'> &
  Readonly<{ isFree: boolean; onFinish: () => void; isChosen: boolean; onChoose: () => void }>

function ChooseButtons({ isFree, isBusy, onFinish, isChosen, onChoose }: ChooseButtonsProps) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      {isFree && (
        <Button isBusy={isBusy} onClick={onFinish}>
          {t('approvals.choose.finish')}
        </Button>
      )}
      <Button tone="primary" isBusy={isBusy} disabled={!isChosen} onClick={onChoose}>
        {t('approvals.choose.goOn')}
      </Button>
    </div>
  )
}

type BranchChoiceProps = Readonly<{
  branch: RequiredChoices['branches'][number]
  chosen: readonly string[]
  onChange: (lines: string[]) => void
}>

/** The transitions out of a branch; one or several are taken. */
function BranchChoice({ branch, chosen, onChange }: BranchChoiceProps) {
  const t = useT()
  return (
    <fieldset className={sharedStyles.shrink}>
      <legend className={styles.legend}>{branch.name}</legend>
      <p className={styles.hint}>{t('approvals.choose.lines')}</p>
      {branch.lines.map(({ line, name, to }) => (
        <label key={line} className={styles.line}>
          <input
            type="checkbox"
            className={sharedStyles.tick}
            checked={chosen.includes(line)}
            onChange={() =>
              onChange(chosen.includes(line) ? chosen.filter((one) => one !== line) : [...chosen, line])
            }
          />
          {name || to}
        </label>
      ))}
    </fieldset>
  )
}
