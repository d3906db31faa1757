import { useT } from '@signet/i18n/react'
import { Tag } from 'antd'
import type { Area } from './queries.ts'

/** How an area differs from the bundled one. */
export function AreaMarks({ area }: Readonly<{ area: Area }>) {
  const t = useT()
  const { isOwn, bundledName, fullName, enabledMark } = area
  return (
    <>
      {isOwn && <Tag>{t('areas.own')}</Tag>}
      {!isOwn && bundledName !== fullName && <Tag>{t('areas.renamed')}</Tag>}
      {enabledMark === 0 && <Tag>{t('areas.off')}</Tag>}
    </>
  )
}
