import { useT } from '@signet/i18n/react'
import { useEffect, useRef } from 'react'
import { useCodeOfName } from './code-names.ts'
import { TextField } from './labelled-inputs.tsx'

type CodeFieldProps = Readonly<{
  /** The name from which a code is proposed, until somebody types one. */
  name: string
  value: string
  onChange: (code: string) => void
}>

const shape = '[A-Za-z0-9_.\\-]{1,60}'
const shapeOfAll = new RegExp(`^${shape}$`)

/** The code that programs use; fixed once it is chosen. */
export function CodeField({ name, value, onChange }: CodeFieldProps) {
  const t = useT()
  useProposal({ name, value, onChange })
  const isWrong = value !== '' && !shapeOfAll.test(value)
  return (
    <TextField
      label={t('studio.code')}
      hint={t('studio.codeHint')}
      problem={isWrong ? t('studio.codeWrong') : undefined}
      required
      pattern={shape}
      data-mismatch="studio.codeWrong"
      maxLength={60}
      spellCheck={false}
      value={value}
      onChange={onChange}
    />
  )
}

/** Follows the name as long as the code is empty or the last proposal. */
function useProposal({ name, value, onChange }: CodeFieldProps): void {
  const codeOf = useCodeOfName()
  const proposed = useRef('')
  const current = useRef({ value, onChange })
  current.current = { value, onChange }
  useEffect(() => {
    const next = codeOf(name)
    if (current.current.value === proposed.current && next !== proposed.current)
      current.current.onChange(next)
    if (current.current.value === proposed.current) proposed.current = next
  }, [name, codeOf])
}
