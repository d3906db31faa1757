import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { Plug } from 'lucide-react'
import { FieldPair } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { NumberField, SegmentedField, SelectField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import { type DataSource, useInterfaceTrial } from './queries.ts'

export type Origin = DataSource['origin']
type Address = Extract<Origin, { kind: 'address' }>
/** `undefined` keeps the stored password. */
export type Connection = Readonly<{ origin: Origin; password: string | undefined }>

type OriginFieldsProps = Readonly<{
  reach: Connection
  hasPassword: boolean
  onChange: (reach: Connection) => void
}>

export const freshAddress: Address = {
  kind: 'address',
  host: '',
  port: 5432,
  database: '',
  user: '',
  encryption: 'verified',
}

/** Where a database is: its address, or what the operator set up under a name. */
export function OriginFields({ reach, hasPassword, onChange }: OriginFieldsProps) {
  const t = useT()
  const { origin, password } = reach

  return (
    <>
      <OriginKind origin={origin} onChange={onChange} password={password} />
      {origin.kind === 'environment' ? (
        <PlainField
          label={t('data-interfaces.variable')}
          placeholder="ERP"
          value={origin.variable}
          onChange={(variable) => onChange({ password, origin: { ...origin, variable } })}
        />
      ) : (
        <AddressFields address={origin} password={password} hasPassword={hasPassword} onChange={onChange} />
      )}
    </>
  )
}

type OriginKindProps = Pick<OriginFieldsProps, 'onChange'> &
  Readonly<{ origin: Origin; password: string | undefined }>

function OriginKind({ origin, onChange, password }: OriginKindProps) {
  const t = useT()
  const turnTo = (kind: Origin['kind']) =>
    onChange({ password, origin: kind === 'address' ? freshAddress : { kind, variable: '' } })
  return (
    <SegmentedField<Origin['kind']>
      label={t('data-interfaces.origin')}
      hint={t(`data-interfaces.originHint.${origin.kind}`)}
      value={origin.kind}
      onChange={turnTo}
      options={(['address', 'environment'] as const).map((kind) => ({
        value: kind,
        label: t(`data-interfaces.origin.${kind}`),
      }))}
    />
  )
}

type AddressFieldsProps = Readonly<{
  address: Address
  password: string | undefined
  hasPassword: boolean
  onChange: (reach: Connection) => void
}>

function AddressFields({ address, password, hasPassword, onChange }: AddressFieldsProps) {
  const t = useT()
  const change = (part: Partial<Address>) => onChange({ password, origin: { ...address, ...part } })

  return (
    <>
      <PlainField
        label={t('data-interfaces.host')}
        placeholder="db.example.com"
        value={address.host}
        onChange={(host) => change({ host })}
      />
      <LoginFields
        address={address}
        change={change}
        hasPassword={hasPassword}
        password={password}
        onChange={onChange}
      />
    </>
  )
}

type LoginFieldsProps = Pick<AddressFieldsProps, 'address' | 'hasPassword' | 'password' | 'onChange'> &
  Readonly<{ change: (part: Partial<Address>) => void }>

/** Port, database, account and encryption. */
function LoginFields({ address, change, hasPassword, password, onChange }: LoginFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <NumberField
        label={t('data-interfaces.port')}
        min={1}
        max={65_535}
        value={address.port}
        onChange={(port) => change({ port: port ?? 5432 })}
      />
      <PlainField
        label={t('data-interfaces.database')}
        value={address.database}
        onChange={(database) => change({ database })}
      />
      <PlainField
        label={t('data-interfaces.user')}
        value={address.user}
        onChange={(user) => change({ user })}
      />
      <Labelled label={t('data-interfaces.password')}>
        {(id) => (
          <Input.Password
            id={id}
            autoComplete="new-password"
            placeholder={hasPassword ? t('data-interfaces.secretKept') : ''}
            value={password ?? ''}
            onChange={({ target }) => onChange({ origin: address, password: target.value || undefined })}
          />
        )}
      </Labelled>
      <SelectField
        label={t('data-interfaces.encryption')}
        value={address.encryption}
        options={(['verified', 'off'] as const).map((one) => ({
          value: one,
          label: t(`data-interfaces.encryption.${one}`),
        }))}
        onChange={(encryption) => change({ encryption })}
      />
    </FieldPair>
  )
}

type PlainFieldProps = Readonly<{
  label: string
  value: string
  placeholder?: string
  onChange: (text: string) => void
}>

/** A required one-line text. */
export function PlainField({ label, value, placeholder, onChange }: PlainFieldProps) {
  return (
    <TextField
      label={label}
      required
      maxLength={255}
      spellCheck={false}
      autoComplete="off"
      {...(placeholder && { placeholder })}
      value={value}
      onChange={(text) => onChange(text)}
    />
  )
}

/** Tests the connection with the form's current values, saved or not. */
export function TryConnection({ id, reach }: Readonly<{ id?: string; reach: Connection }>) {
  const t = useT()
  const feedback = useFeedback()
  const trial = useInterfaceTrial((calls, _: undefined) => calls.trySource({ ...(id && { id }), ...reach }))
  const run = () =>
    trial.mutate(undefined, {
      onSuccess: ({ version }) => feedback.success(t('data-interfaces.connected', { version })),
      onError: ({ message }) => feedback.error(message),
    })

  return (
    <Button
      icon={<Plug size={16} aria-hidden />}
      loading={trial.isPending}
      onClick={({ currentTarget }) => isFilledIn(currentTarget) && run()}
    >
      {t('data-interfaces.connect')}
    </Button>
  )
}

/** Reports the first field that is missing or invalid. */
function isFilledIn(button: HTMLElement): boolean {
  return button.closest('form')?.reportValidity() ?? true
}
