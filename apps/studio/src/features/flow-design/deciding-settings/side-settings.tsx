import { type PeopleNode, pastRanges, type SideSettings as Side } from '@signet/flow'
import { isSafeAddress } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { PropertyRow, PropertySection, SmallButton } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow, TextAreaRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { Fillings, useFormFields } from '../automatic-steps/fillings.tsx'
import styles from '../properties/node-properties.module.css'
import { NamedSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'

/** Information shown to assignees beside the form. */
export function SideSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { side } = node
  const set = (changed: Partial<Side>) => change({ side: { ...side, ...changed } })
  return (
    <PropertySection title={t('flow-design.side')}>
      <TextAreaRow
        label={t('flow-design.side.note')}
        value={side.note}
        maxLength={4000}
        rows={4}
        onChange={(note) => set({ note })}
      />
      <SideLinks links={side.links} onChange={(links) => set({ links })} />
      <SideRecords related={side.related} onChange={(related) => set({ related })} />
      <SideHistory side={side} set={set} />
    </PropertySection>
  )
}

/** Attachments and past cases. */
function SideHistory({ side, set }: Readonly<{ side: Side; set: (changed: Partial<Side>) => void }>) {
  const t = useT()
  return (
    <>
      <SwitchRow
        label={t('flow-design.side.attachments')}
        value={side.attachments}
        onChange={(attachments) => set({ attachments })}
      />
      <ChoiceRow
        label={t('flow-design.side.past')}
        help={t('flow-design.side.pastHelp')}
        value={side.past}
        options={pastRanges}
        say={(range) => t(`flow-design.side.past.${range}`)}
        onChange={(past) => set({ past })}
      />
    </>
  )
}

type Links = Side['links']
type SideLinksProps = Readonly<{ links: Links; onChange: (links: Links) => void }>

const maxLinks = 20

/** Links beside a step: web, product, mail or telephone. */
function SideLinks({ links, onChange }: SideLinksProps) {
  const t = useT()
  return (
    <PropertyRow label={t('flow-design.side.links')} arrangement="group">
      {() => (
        <>
          {links.map((link, at) => (
            <SideLink
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are not reordered
              key={at}
              link={link}
              onChange={(changed) => onChange(links.with(at, changed))}
              onRemove={() => onChange(links.toSpliced(at, 1))}
            />
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={links.length >= maxLinks}
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
      <TextRow
        label={t('flow-design.step.url')}
        mistake={isRefused ? t('flow-design.side.linkRefused') : undefined}
        placeholder="https://"
        value={url}
        maxLength={2000}
        onChange={(url) => onChange({ name, url })}
      />
    </div>
  )
}

type Related = Side['related']
type SideRecordsProps = Readonly<{ related: Related; onChange: (related: Related) => void }>

const maxForms = 5

/** Records of other forms beside a step, found by values of the case's form. */
function SideRecords({ related, onChange }: SideRecordsProps) {
  const t = useT()
  return (
    <PropertyRow
      label={t('flow-design.side.related')}
      help={t('flow-design.side.relatedHelp')}
      arrangement="group"
    >
      {() => (
        <>
          {related.map((one, at) => (
            <RelatedForm
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are not reordered
              key={at}
              one={one}
              onChange={(changed) => onChange(related.with(at, changed))}
              onRemove={() => onChange(related.toSpliced(at, 1))}
            />
          ))}
          <AddRelatedForm related={related} onChange={onChange} />
        </>
      )}
    </PropertyRow>
  )
}

function AddRelatedForm({ related, onChange }: SideRecordsProps) {
  const t = useT()
  return (
    <Button
      size="small"
      icon={<Plus size={14} aria-hidden />}
      disabled={related.length >= maxForms}
      onClick={() => onChange([...related, { name: '', form: '', where: {} }])}
    >
      {t('flow-design.side.addRelated')}
    </Button>
  )
}

type RelatedRecords = Related[number]
type RelatedFormProps = Readonly<{
  one: RelatedRecords
  onChange: (one: RelatedRecords) => void
  onRemove: () => void
}>

function RelatedForm({ one, onChange, onRemove }: RelatedFormProps) {
  const t = useT()
  const offered = useFormFields(one.form)
  return (
    <div className={styles.source}>
      <div className={styles.sourceHead}>
        <Input
          size="small"
          aria-label={t('flow-design.side.relatedName')}
          placeholder={t('flow-design.side.relatedName')}
          value={one.name}
          maxLength={80}
          onChange={({ target }) => onChange({ ...one, name: target.value })}
        />
        <SmallButton name={t('flow-design.step.remove', { name: one.name })} Icon={X} onPress={onRemove} />
      </div>
      <NamedSetting of="model" value={one.form} onChange={(form) => onChange({ ...one, form, where: {} })} />
      <Fillings
        label={t('flow-design.step.where')}
        help={t('flow-design.step.whereHelp')}
        offered={offered}
        value={one.where}
        onChange={(where) => onChange({ ...one, where })}
      />
    </div>
  )
}
