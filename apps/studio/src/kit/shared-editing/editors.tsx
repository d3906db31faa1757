import type { EditedKind, PersonRef } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Tooltip } from 'antd'
import { useEffect, useState } from 'react'
import { useApp, useClient } from '../context/app-context.ts'
import { currentUserQuery } from '../context/name-queries.ts'
import styles from './shared-editing.module.css'

export type EditedDesign = Readonly<{ kind: EditedKind; id: string }>

const announceEveryMs = 10_000
const mostFaces = 3

/** The faces of the others who have this design open. */
export function Editors({ kind, id }: EditedDesign) {
  const t = useT()
  const { data: me } = useQuery(currentUserQuery(useApp()))
  const editors = useEditors({ kind, id })
  if (editors.length === 0) return null

  const nameOf = ({ id: person, name }: PersonRef) =>
    person === me?.userInfo.userId ? t('shared-editing.self', { name }) : name
  const names = editors.map(nameOf).join(t('flow-design.separator'))
  const label = t('shared-editing.editors', { names, count: editors.length })
  return (
    <Tooltip title={label}>
      <span className={styles.faces} role="img" aria-label={label}>
        {editors.slice(0, mostFaces).map((person) => (
          <span key={person.id} className={styles.face}>
            <Avatar id={person.id} name={person.name} src={person.headIcon} size={24} />
          </span>
        ))}
        {editors.length > mostFaces && <span className={styles.more}>+{editors.length - mostFaces}</span>}
      </span>
    </Tooltip>
  )
}

/** Announces this designer while it is open, and returns who else has the design open. */
function useEditors({ kind, id }: EditedDesign): readonly PersonRef[] {
  const { designEditing } = useClient()
  const [seat] = useState(() => crypto.randomUUID())
  const { data } = useQuery({
    queryKey: ['design-editing', kind, id, seat],
    queryFn: ({ signal }) => designEditing.announce({ kind, id, seat }, { signal }),
    refetchInterval: announceEveryMs,
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
  useEffect(() => {
    // Without an answer the server forgets the seat after a while.
    const leave = () =>
      void designEditing.leave({ kind, id, seat }, { outlivesPage: true }).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [designEditing, kind, id, seat])
  return data?.list ?? []
}
