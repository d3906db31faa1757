import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Input } from 'antd'
import styles from './code-field.module.css'
import { Labelled } from './labelled.tsx'

type CodeFieldProps = Readonly<{ value: string; onChange: (code: string) => void }>

/** The code that programs use; fixed once it is chosen. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const t = useT()
  return (
    <Labelled label={t('studio.code')} hint={t('studio.codeHint')}>
      {(id, hintId) => (
        <Input
          id={id}
          required
          pattern="[A-Za-z0-9_.\-]{1,60}"
          maxLength={60}
          spellCheck={false}
          aria-describedby={hintId}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

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
