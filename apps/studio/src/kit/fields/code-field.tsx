import { useT } from '@signet/i18n/react'
import { useEffect, useRef } from 'react'
import { useCodeOfName } from './code-names.ts'
import { TextField } from './labelled-inputs.tsx'

type CodeInputProps = Readonly<{ value: string; hint?: string; onChange: (code: string) => void }>

const shape = '[A-Za-z0-9_.\\-]{1,60}'
const shapeOfAll = new RegExp(`^${shape}$`)

/** The code by which programs name something. */
export function CodeInput({ value, hint, onChange }: CodeInputProps) {
  const t = useT()
  const isWrong = value !== '' && !shapeOfAll.test(value)
  return (
    <TextField
      label={t('studio.code')}
      hint={hint ?? t('studio.codeShape')}
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

/** `name` is that from which a code is proposed, until somebody types one. */
type CodeFieldProps = CodeInputProps & Readonly<{ name: string }>

/** The code of something new; without a hint, it is fixed once it is chosen. */
export function CodeField({ name, hint, value, onChange }: CodeFieldProps) {
  const t = useT()
  useProposal({ name, value, onChange })
  return <CodeInput value={value} hint={hint ?? t('studio.codeHint')} onChange={onChange} />
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
