import { useT } from '@signet/i18n/react'
import type { PrintedRecord } from '../printed-record.ts'
import type { BlockView } from '../react/block-view.ts'
import styles from './approval-blocks.module.css'
import { columnsOf, peopleOf, type SignaturesBlock, type TimelineBlock } from './approval-blocks.ts'

export const signaturesView: BlockView<SignaturesBlock> = ({ block: { places, withDay }, printTexts }) => {
  const t = useT()
  return (
    <div className={styles.signatures}>
      {places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may sign under the same words
        <div key={at} className={styles.place}>
          <span>{printTexts.say(place)}</span>
          <span className={styles.line} />
          {withDay && <span>{t('print.day')}</span>}
          {withDay && <span className={styles.line} data-short />}
        </div>
      ))}
    </div>
  )
}

/** One row per participant of a step; empty without a visible case. */
export const timelineView: BlockView<TimelineBlock> = ({ block, record }) => {
  const t = useT()
  if (record.timeline.length === 0) return null
  return (
    <table className={styles.timeline}>
      <thead>
        <tr>
          {columnsOf(block).map((column) => (
            <th key={column} scope="col">
              {t(`print.timeline.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.timeline.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a case that is only read
          <StepRows key={at} step={step} block={block} />
        ))}
      </tbody>
    </table>
  )
}

type StepRowsProps = Readonly<{ step: PrintedRecord['timeline'][number]; block: TimelineBlock }>

function StepRows({ step, block }: StepRowsProps) {
  const lines = peopleOf(step)
  return lines.map((person, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have decided twice at a step
    <tr key={index}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={lines.length}>
          {step.name}
        </th>
      )}
      <td>
        {person.name}
        {block.withSignatures && person.signature !== '' && (
          <img className={styles.signature} src={person.signature} alt="" />
        )}
      </td>
      <td>
        {person.outcome}
        {block.withSignatures && person.seal !== '' && (
          <img className={styles.seal} src={person.seal} alt="" />
        )}
      </td>
      {block.withOpinions && <td>{person.opinion}</td>}
      <td>{person.at}</td>
    </tr>
  ))
}
