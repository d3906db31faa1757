import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { LinkForm } from './link-form.tsx'
import { LinkState } from './link-state.tsx'
import { NewAddress } from './new-address.tsx'
import type { Links, Purpose } from './queries.ts'
import styles from './short-links.module.css'

type LinkPartProps = Readonly<{ purpose: Purpose; modelId: string; links: Links }>

/** One of the two links: whether it is on, and what it allows. A new address is shown as long as the drawer is open. */
export function LinkPart({ purpose, modelId, links }: LinkPartProps) {
  const t = useT()
  const link = links.list.find((one) => one.purpose === purpose)
  const [editing, setEditing] = useState<'on' | 'change'>()
  const [made, setMade] = useState<Readonly<{ id: string; address: string }>>()
  const title = t(`short-links.purpose.${purpose}`)

  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.hint}>{t(`short-links.hint.${purpose}`)}</p>
      {editing ? (
        <LinkForm
          purpose={purpose}
          modelId={modelId}
          offered={links.offered}
          link={link}
          changes={editing === 'change' ? link : undefined}
          onMade={(next) => {
            setMade(next)
            setEditing(undefined)
          }}
          onClose={() => setEditing(undefined)}
        />
      ) : (
        <>
          {made && made.id === link?.id && (
            <NewAddress label={title} purpose={purpose} address={made.address} />
          )}
          <LinkState link={link} modelId={modelId} name={title} onEdit={setEditing} />
        </>
      )}
    </section>
  )
}
