import { triggeringNotices } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ChoiceSetting } from '../../flow-design/index.ts'
import { noticeWord } from '../notice-word.ts'
import type { EventFieldsProps } from './event-props.ts'

export function NoticeFields({ event, onChange }: EventFieldsProps<'notice'>) {
  const t = useT()
  return (
    <ChoiceSetting
      label={t('triggers.notice')}
      value={event.notice}
      options={triggeringNotices}
      say={(notice) => t(noticeWord(notice))}
      onChange={(notice) => onChange({ ...event, notice })}
    />
  )
}
