import type { SideSettings } from '@signet/flow'
import { isSafeAddress } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import styles from './node-properties.module.css'

type Links = SideSettings['links']
type SideLinksProps = Readonly<{ links: Links; onChange: (links: Links) => void }>

const mostLinks = 20

/** Links beside a step: web, product, mail or telephone. */
export function SideLinks({ links, onChange }: SideLinksProps) {
  const t = useT()
  return (
    <PropertyRow label={t('flow-design.side.links')} stands="group">
      {() => (
        <>
          {links.map((link, at) => (
            <SideLink
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while it is typed
              key={at}
              link={link}
              onChange={(changed) => onChange(links.with(at, changed))}
              onRemove={() => onChange(links.toSpliced(at, 1))}
            />
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={links.length >= mostLinks}
            onClick={() => onChange([...links, { name: '', url: '' }])}
          >
            {t('flow-design.side.addLink')}
          </Button>
        </>
      )}
    </PropertyRow>
  )
}

type Link = Links[number]
type SideLinkProps = Readonly<{ link: Link; onChange: (link: Link) => void; onRemove: () => void }>

function SideLink({ link, onChange, onRemove }: SideLinkProps) {
  const t = useT()
  const { name, url } = link
  const isRefused = url !== '' && !isSafeAddress(url)
  return (
    <div className={styles.source}>
      <div className={styles.sourceHead}>
        <Input
          size="small"
          aria-label={t('flow-design.side.linkName')}
          placeholder={t('flow-design.side.linkName')}
          value={name}
          maxLength={80}
          onChange={({ target }) => onChange({ name: target.value, url })}
        />
        <SmallButton name={t('flow-design.step.remove', { name: name || url })} Icon={X} onPress={onRemove} />
      </div>
      <PropertyRow
        label={t('flow-design.step.url')}
        mistake={isRefused ? t('flow-design.side.linkRefused') : undefined}
      >
        {(id) => (
          <Input
            id={id}
            placeholder="https://"
            value={url}
            maxLength={2000}
            onChange={({ target }) => onChange({ name, url: target.value })}
          />
        )}
      </PropertyRow>
    </div>
  )
}
