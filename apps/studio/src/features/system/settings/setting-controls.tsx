import { type SettingGroup, settingText } from '@signet/contract'
import { currencies } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Button, Input, InputNumber, Select, Switch } from 'antd'
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { type SettingValue, useGroupNames } from './queries.ts'
import type { SettingField } from './setting-fields.ts'
import styles from './settings.module.css'

type SettingControlProps = Readonly<{
  group: SettingGroup
  field: SettingField
  value: SettingValue
  /** Whether a secret is stored. */
  isSet: boolean
  problem: string | undefined
  onChange: (value: SettingValue) => void
}>

/** A field of a group with its name, hint, and what the server found wrong with it. */
export function SettingControl({ group, field, problem, ...rest }: SettingControlProps) {
  const t = useT()
  const label = t(settingText(group, field.name))
  const hint = field.hasHint && t(`${settingText(group, field.name)}Hint`)
  const Control = controls[field.kind] as (props: ControlProps) => ReactNode
  return (
    <Labelled label={label} problem={problem} {...(hint && { hint })}>
      {(id, describedBy, isWrong) => (
        <Control id={id} describedBy={describedBy} isWrong={isWrong} label={label} field={field} {...rest} />
      )}
    </Labelled>
  )
}

type ControlProps = Readonly<{
  id: string
  describedBy: string | undefined
  isWrong: boolean
  label: string
  field: SettingField
}> &
  Pick<SettingControlProps, 'value' | 'isSet' | 'onChange'>
type ControlOf<Kind extends SettingField['kind']> = (
  props: ControlProps & Readonly<{ field: Extract<SettingField, { kind: Kind }> }>,
) => ReactNode

/** How each kind of field is edited. */
const controls: Readonly<{ [Kind in SettingField['kind']]: ControlOf<Kind> }> = {
  text: TextControl,
  area: AreaControl,
  pasted: PastedControl,
  number: NumberControl,
  switch: SwitchControl,
  secret: SecretControl,
  colour: ColourControl,
  lines: LinesControl,
  choice: ChoiceControl,
  currency: CurrencyControl,
  picture: PictureControl,
  groups: GroupsControl,
}

/** What every control needs to be read out and marked. */
function common({ id, describedBy, isWrong }: ControlProps) {
  return {
    id,
    'aria-describedby': describedBy,
    ...(isWrong && ({ status: 'error', 'aria-invalid': true } as const)),
  }
}

function TextControl(props: Parameters<ControlOf<'text'>>[0]) {
  const { value, onChange, field } = props
  return (
    <Input
      {...common(props)}
      placeholder={field.example}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function AreaControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <Input.TextArea
      {...common(props)}
      rows={2}
      maxLength={200}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function PastedControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <Input.TextArea
      {...common(props)}
      className={styles.pasted ?? ''}
      rows={4}
      spellCheck={false}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function NumberControl(props: Parameters<ControlOf<'number'>>[0]) {
  const t = useT()
  const { value, onChange, field } = props
  return (
    <InputNumber<number>
      {...common(props)}
      className={styles.number ?? ''}
      precision={0}
      suffix={field.unit === 'port' ? undefined : t(`settings.unit.${field.unit}`)}
      value={Number(value)}
      onChange={(next) => onChange(next ?? 0)}
    />
  )
}

function SwitchControl({ id, describedBy, value, onChange }: ControlProps) {
  return (
    <div>
      <Switch id={id} aria-describedby={describedBy} checked={value === true} onChange={onChange} />
    </div>
  )
}

/** A stored secret is never shown: typing replaces it. */
function SecretControl(props: ControlProps) {
  const t = useT()
  const { value, isSet, onChange } = props
  return (
    <Input.Password
      {...common(props)}
      autoComplete="new-password"
      placeholder={isSet ? t('settings.secretSet') : ''}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function ColourControl(props: ControlProps) {
  const { id, describedBy, label, value, onChange } = props
  return (
    <div className={styles.colour}>
      <input
        type="color"
        id={id}
        aria-describedby={describedBy}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        aria-label={label}
        spellCheck={false}
        maxLength={7}
        value={String(value)}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
      />
    </div>
  )
}

function LinesControl(props: ControlProps) {
  const { value, onChange } = props
  const lines = Array.isArray(value) ? value.map(String) : []
  return (
    <Select<string[]>
      id={props.id}
      aria-describedby={props.describedBy}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', ' ', ';', '；']}
      {...(props.isWrong && { status: 'error' as const })}
      value={lines}
      onChange={onChange}
    />
  )
}

function ChoiceControl({ id, describedBy, field, value, onChange }: Parameters<ControlOf<'choice'>>[0]) {
  const t = useT()
  return (
    <Select<string>
      id={id}
      aria-describedby={describedBy}
      value={String(value)}
      options={field.choices.map((choice) => ({ value: choice, label: t(`settings.choice.${choice}`) }))}
      onChange={onChange}
    />
  )
}

function CurrencyControl({ id, describedBy, value, onChange }: ControlProps) {
  const t = useT()
  return (
    <Select<string>
      id={id}
      aria-describedby={describedBy}
      value={String(value)}
      options={currencies.map((code) => ({ value: code, label: t(`number.setting.currency.${code}`) }))}
      onChange={onChange}
    />
  )
}

function GroupsControl({ id, describedBy, isWrong, value, onChange }: ControlProps) {
  const { data, error, isFetching } = useGroupNames()
  const t = useT()
  return (
    <Select<string[]>
      id={id}
      aria-describedby={describedBy}
      mode="multiple"
      loading={isFetching}
      {...((isWrong || error) && { status: 'error' as const })}
      value={data ? (value as string[]) : []}
      options={[...(data ?? [])].map(([group, name]) => ({ value: group, label: name }))}
      optionFilterProp="label"
      placeholder={t('settings.chooseGroups')}
      notFoundContent={t(error ? 'form.failed' : 'form.noMatch')}
      onChange={onChange}
    />
  )
}

const pictureTypes = 'image/png,image/jpeg,image/webp'

function PictureControl({ id, describedBy, label, value, onChange }: ControlProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const address = String(value)
  const take = async (file: File | undefined) => {
    if (file) onChange(await dataAddressOf(file))
  }
  return (
    <div className={styles.picture}>
      {address !== '' && <img src={address} alt={t('settings.pictureNow')} />}
      <Button
        id={id}
        aria-describedby={describedBy}
        icon={<FolderOpen size={16} aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {t('studio.chooseFile')}
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        accept={pictureTypes}
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      {address !== '' && <Button onClick={() => onChange('')}>{t('settings.removePicture')}</Button>}
    </div>
  )
}

function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })
}
