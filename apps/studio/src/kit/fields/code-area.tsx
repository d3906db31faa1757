import { classes } from '@signet/ui'
import { Input } from 'antd'
import styles from './code-area.module.css'

type CodeAreaProps = Readonly<{
  id: string
  describedBy: string | undefined
  rows: number
  isRequired?: boolean
  value: string
  onChange: (text: string) => void
}>

/** A monospaced text area without spell check, for text that a program reads. */
export function CodeArea({ id, describedBy, rows, isRequired = false, value, onChange }: CodeAreaProps) {
  return (
    <Input.TextArea
      id={id}
      className={classes(styles.code)}
      aria-describedby={describedBy}
      required={isRequired}
      rows={rows}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
