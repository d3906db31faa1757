import type { Choice } from '@signet/form/react'
import card from '../list/record-card.module.css'

export type ShownColumn = Readonly<{ column: string; label: string }>

const most = 3

type ChoiceCardProps = Readonly<{ choice: Choice; shown: readonly ShownColumn[] | undefined }>

/** A row to choose: its name, and the first columns that say more than it. */
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

/** What a column is called; its own name where nobody gave it another. */
export function labelOf({ labels }: Choice, column: string): string {
  return labels?.[column] ?? column
}

/** How a column reads; what is no plain value is not shown. */
export function textOf({ columns, texts }: Choice, column: string): string {
  const text = texts?.[column] ?? columns?.[column] ?? ''
  return typeof text === 'object' ? '' : String(text)
}
