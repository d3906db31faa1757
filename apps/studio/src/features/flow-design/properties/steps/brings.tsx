import { everyField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Button, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { PropertyRow, SmallButton } from '../../../../kit/properties/property-row.tsx'
import { useWord } from '../../../../kit/properties/words-control.tsx'
import { useFormAbout } from '../../designer/form-about-context.ts'
import styles from '../node-properties.module.css'
import type { OfferedField } from './offered-field.ts'

type BringsProps = Readonly<{
  help: string
  /** The available sources. */
  offered: readonly OfferedField[]
  value: Readonly<Record<string, string>>
  onChange: (value: Readonly<Record<string, string>>) => void
}>

/** Which of the form's fields takes which value. */
export function Brings({ help, offered, value, onChange }: BringsProps) {
  const t = useT()
  const words = useWord()
  const { form } = useFormAbout()
  const own = everyField(form.fields)
    .filter(({ path, field }) => !path.includes('.') && field.fields.length === 0)
    .map(({ path, field }) => ({ value: path, label: words(field.label) || path }))
  const entries = Object.entries(value)
  const free = own.find((field) => !(field.value in value))
  const changeAt = (place: number, changed: readonly (readonly [string, string])[]) =>
    onChange(Object.fromEntries(entries.flatMap((entry, at) => (at === place ? changed : [entry]))))

  return (
    <PropertyRow label={t('flow-design.step.brings')} help={help} stands="group">
      {() => (
        <>
          {entries.map(([key, theirs], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while its field is chosen
            <div key={place} className={styles.source}>
              <div className={styles.sourceHead}>
                <Select
                  size="small"
                  aria-label={t('flow-design.step.ownField')}
                  value={key}
                  options={own.filter((one) => one.value === key || !(one.value in value))}
                  onChange={(field) => changeAt(place, [[field, theirs]])}
                />
                <SmallButton
                  name={t('flow-design.step.remove', { name: key })}
                  Icon={X}
                  onPress={() => changeAt(place, [])}
                />
              </div>
              <Select
                size="small"
                aria-label={t('flow-design.step.takenFrom')}
                placeholder={t('flow-design.step.takenFrom')}
                value={theirs || null}
                options={offered.map(({ key: one, label }) => ({ value: one, label }))}
                onChange={(from) => changeAt(place, [[key, from]])}
              />
            </div>
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={!free}
            onClick={() => free && onChange({ ...value, [free.value]: '' })}
          >
            {t('flow-design.step.addBrings')}
          </Button>
        </>
      )}
    </PropertyRow>
  )
}
