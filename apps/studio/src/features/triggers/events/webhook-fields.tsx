import { webhookTypes } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Input, Select } from 'antd'
import { RowEditor } from '../../../kit/fields/row-editor.tsx'
import { SwitchSetting } from '../../flow-design/index.ts'
import type { EventFieldsProps } from './event-props.ts'

const keyPattern = '[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*'

/** The fields of a call, and whether it must be signed. */
export function WebhookFields({ event, onChange }: EventFieldsProps<'webhook'>) {
  const t = useT()
  return (
    <>
      <SwitchSetting
        label={t('triggers.isSigned')}
        help={t('triggers.isSignedHelp')}
        value={event.isSigned}
        onChange={(isSigned) => onChange({ ...event, isSigned })}
      />
      <RowEditor
        label={t('triggers.fields')}
        rows={event.fields}
        fresh={{ key: '', path: '', type: 'text' as const }}
        addLabel={t('triggers.addField')}
        most={100}
        onChange={(fields) => onChange({ ...event, fields })}
      >
        {(field, change, place) => (
          <>
            <Input
              required
              pattern={keyPattern}
              maxLength={40}
              aria-label={t('triggers.fieldKey', { place })}
              placeholder={t('triggers.fieldKeyHint')}
              value={field.key}
              onChange={({ target }) => change({ key: target.value })}
            />
            <Input
              required
              maxLength={300}
              aria-label={t('triggers.fieldPath', { place })}
              placeholder="order.lines.0.sku"
              value={field.path}
              onChange={({ target }) => change({ path: target.value })}
            />
            <Select
              aria-label={t('triggers.fieldType', { place })}
              value={field.type}
              options={webhookTypes.map((type) => ({ value: type, label: t(`triggers.type.${type}`) }))}
              onChange={(type) => change({ type })}
            />
          </>
        )}
      </RowEditor>
    </>
  )
}
