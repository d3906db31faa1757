import { useT } from '@signet/i18n/react'
import { type MergeRules, mergeDesigns, type PartPath, type Side, type Versions } from '@signet/std/merge'
import { Modal } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { ConflictChoice } from './conflict-choice.tsx'
import styles from './shared-editing.module.css'

/** A part that both changed: what it is called, and what each side has there. */
export type MergeQuestion = Readonly<{ name: string }> & Readonly<Record<Side, string>>

type Describe<Document> = (path: PartPath, versions: Versions<Document>) => MergeQuestion
type Asked<Document> = Readonly<{
  versions: Versions<Document>
  answer: (merged: Document | undefined) => void
}>
type MergeQuestions<Document> = Readonly<{
  ask: (versions: Versions<Document>) => Promise<Document | undefined>
  /** The open questions; drawn by the form that saves. */
  dialog: ReactNode
}>

/** Asks the person about every part that both administrators changed. */
export function useMergeQuestions<Document, Tree>(
  rules: MergeRules<Document, Tree>,
  describe: Describe<Document>,
): MergeQuestions<Document> {
  const [asked, setAsked] = useState<Asked<Document>>()
  const ask = (versions: Versions<Document>) =>
    new Promise<Document | undefined>((resolve) => {
      const answer = (merged: Document | undefined) => {
        setAsked(undefined)
        resolve(merged)
      }
      setAsked({ versions, answer })
    })
  const dialog = asked && <QuestionsDialog rules={rules} describe={describe} {...asked} />
  return { ask, dialog }
}

type QuestionsDialogProps<Document, Tree> = Asked<Document> &
  Readonly<{ rules: MergeRules<Document, Tree>; describe: Describe<Document> }>

/** An answer may lead to another question, so that the merge is done again after each. */
function QuestionsDialog<Document, Tree>(props: QuestionsDialogProps<Document, Tree>) {
  const { rules, describe, versions, answer } = props
  const t = useT()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const { merged, conflicts } = useMemo(
    () => mergeDesigns(rules, versions, choices),
    [rules, versions, choices],
  )
  const own = useMemo(() => ({ ...versions, mine: rules.separate(versions) }), [rules, versions])
  const isAnswered = conflicts.every(({ key }) => choices.has(key))
  const names = { mine: t('shared-editing.mine'), theirs: t('shared-editing.theOther') }

  return (
    <Modal
      open
      width="min(640px, 96vw)"
      title={t('shared-editing.title')}
      okText={t('shared-editing.mergeAndSave')}
      okButtonProps={{ disabled: !isAnswered }}
      onOk={() => answer(merged)}
      onCancel={() => answer(undefined)}
    >
      <div className={styles.conflict}>
        <p>{t('shared-editing.savedFirst')}</p>
        {conflicts.map(({ key, path }) => {
          const { name, ...words } = describe(path, own)
          return (
            <section key={key} className={styles.part} aria-label={name}>
              <h3>{name}</h3>
              <ConflictChoice
                label={name}
                names={names}
                words={words}
                value={choices.get(key)}
                onChange={(side) => setChoices((before) => new Map(before).set(key, side))}
              />
            </section>
          )
        })}
      </div>
    </Modal>
  )
}
