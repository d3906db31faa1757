import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../lib/app-context.ts'
import styles from './document-page.module.css'
import type { DocumentDetail } from './queries.ts'

/** Beyond it a picture would cost more to show than anybody expects. */
const mostBytes = 20 * 1024 * 1024

/** A picture is shown; the link to it works once, so it is asked for once per visit. */
export function DocumentPicture({ document }: Readonly<{ document: DocumentDetail }>) {
  const t = useT()
  const { documents } = useClient()
  const { id, name, type, size } = document
  const isShown = type.startsWith('image/') && size <= mostBytes
  const [isBroken, setBroken] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['documents', 'picture', id],
    queryFn: () => documents.download({ id }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!isShown) return null
  if (isBroken || error) return <p className={styles.note}>{t('documents.noPicture')}</p>
  return (
    <div className={styles.frame}>
      {data && <img className={styles.picture} src={data.url} alt={name} onError={() => setBroken(true)} />}
    </div>
  )
}
