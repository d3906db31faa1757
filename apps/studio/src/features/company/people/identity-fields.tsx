import { useT } from '@signet/i18n/react'
import { FieldPair } from '../../../kit/fields/edit-form.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'

type Named = Readonly<{ realName: string; account: string }>
type NameAndAccountProps = Readonly<{ draft: Named; onChange: (part: Partial<Named>) => void }>

/** Who a person is, and the name they sign in with. */
export function NameAndAccount({ draft, onChange }: NameAndAccountProps) {
  const t = useT()
  return (
    <FieldPair>
      <TextField
        label={t('people.name')}
        required
        autoFocus
        maxLength={60}
        value={draft.realName}
        onChange={(realName) => onChange({ realName })}
      />
      <TextField
        label={t('people.account')}
        hint={t('people.accountHint')}
        required
        pattern="[A-Za-z0-9_.\-]{2,60}"
        data-mismatch="people.accountWrong"
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        value={draft.account}
        onChange={(account) => onChange({ account })}
      />
    </FieldPair>
  )
}

type ReachProps = Readonly<{ value: string; onChange: (value: string) => void }>

export function PhoneField({ value, onChange }: ReachProps) {
  const t = useT()
  return (
    <TextField label={t('people.phone')} inputMode="tel" maxLength={30} value={value} onChange={onChange} />
  )
}

export function EmailField({ hint, value, onChange }: ReachProps & Readonly<{ hint?: string }>) {
  const t = useT()
  return (
    <TextField
      label={t('people.email')}
      hint={hint}
      inputMode="email"
      maxLength={120}
      value={value}
      onChange={onChange}
    />
  )
}
