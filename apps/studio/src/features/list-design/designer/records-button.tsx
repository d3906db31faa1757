import { modelLink } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Popover } from 'antd'
import { ExternalLink } from 'lucide-react'
import type { SavedList } from '../queries.ts'

type RecordsButtonProps = Readonly<{ saved: SavedList; isModel: boolean }>

/** Opens the records in the staff client, exactly as staff see them; explains why a list without records has none. */
export function RecordsButton({ saved: { formId, state }, isModel }: RecordsButtonProps) {
  const t = useT()
  const icon = <ExternalLink size={16} aria-hidden />
  if (isModel)
    return (
      <Button icon={icon} href={modelLink(formId)} target="_blank" rel="noopener">
        {t('list-design.records')}
      </Button>
    )

  const why = state === 'withdrawn' ? 'list-design.withdrawn' : 'list-design.records.notPublished'
  return (
    <Popover trigger="click" content={<p role="status">{t(why)}</p>}>
      <Button icon={icon}>{t('list-design.records')}</Button>
    </Popover>
  )
}
