import type { Choice } from '@signet/form-ui'
import card from '../list/record-card.module.css'

export type ShownColumn = Readonly<{ column: string; label: string }>

const most = 3

type ChoiceCardProps = Readonly<{ choice: Choice; shown: readonly ShownColumn[] | undefined }>

/** A row to choose: its name, and its first columns with more information. */
export function ChoiceCard({ choice, shown }: ChoiceCardProps) {
  const columns =
    shown ?? Object.keys(choice.columns ?? {}).map((column) => ({ column, label: labelOf(choice, column) }))
  const told = columns
    .map(({ column, label }) => ({ column, label, text: textOf(choice, column) }))
    .filter(({ text }) => text !== '' && text !== choice.name && text !== choice.id)
    .slice(0, most)

  return (
    <>
      <span className={card.title}>{choice.name || choice.id}</span>
      {told.length > 0 && (
        <span className={card.fields}>
          {told.map(({ column, label, text }) => (
            <span key={column} className={card.field}>
              <span className={card.label}>{label}</span>
              <span className={card.value}>{text}</span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** The label of a column; the column's name where it has none. */
export function labelOf({ labels }: Choice, column: string): string {
  return labels?.[column] ?? column
}

/** The text of a column; structured values are not shown. */
export function textOf({ columns, texts }: Choice, column: string): string {
  const text = texts?.[column] ?? columns?.[column] ?? ''
  return typeof text === 'object' ? '' : String(text)
}
