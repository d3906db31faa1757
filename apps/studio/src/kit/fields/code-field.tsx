import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
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
