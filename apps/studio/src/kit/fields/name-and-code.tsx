import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import type { NewName } from './code-names.ts'
import { TextField } from './labelled-inputs.tsx'

type NameAndCodeProps = Readonly<{
  value: NewName
  label: string
  codeHint: string
  /** Whether the code is one of this kind of thing. */
  isCode: (code: string) => boolean
  /** Says below the code that somebody else has it. */
  error: Error | null
}>

/** The name of something new, and the code that is proposed from it. */
export function NameAndCode({ value, label, codeHint, isCode, error }: NameAndCodeProps) {
  const t = useT()
  const { name, code, setName, setCode } = value
  const isWrong = code !== '' && !isCode(code)
  const taken = isCodeTaken(error) && !isWrong ? error?.message : undefined
  return (
    <>
      <TextField label={label} autoFocus required maxLength={100} value={name} onChange={setName} />
      <TextField
        label={t('studio.code')}
        hint={codeHint}
        problem={isWrong ? t('studio.codeWrongStart') : taken}
        required
        spellCheck={false}
        value={code}
        onChange={setCode}
      />
    </>
  )
}

/** Such a refusal is said at the code, not at the foot of the dialog. */
export function isCodeTaken(error: Error | null): boolean {
  return error instanceof Refusal && error.code === 'design.codeTaken'
}

/** What has to be filled in first, as the key of a sentence; nothing once it may be created. */
export function missingOf({ name, code }: NewName, isCode: (code: string) => boolean): string | undefined {
  if (name.trim() === '') return 'studio.missing.name'
  if (code === '') return 'studio.missing.code'
  return isCode(code) ? undefined : 'studio.missing.goodCode'
}
