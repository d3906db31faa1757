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

/** Several lines that a machine reads: letters of one width, and no spelling. */
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
