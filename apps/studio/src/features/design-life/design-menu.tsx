import { useT } from '@signet/i18n/react'
import { Button, Dropdown } from 'antd'
import {
  Archive,
  CirclePause,
  CirclePlay,
  Copy,
  FolderInput,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { AvailabilityDialog } from './availability-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { DescriptionDialog } from './description-dialog.tsx'
import type { Availability, Design } from './design.ts'
import { CategoriseDialog } from './folders/place-dialogs.tsx'

type Opened = 'description' | 'category' | 'copy' | Availability

/** What can be done with a design, by its availability. */
const actions: Readonly<Record<Availability, readonly Opened[]>> = {
  inUse: ['description', 'category', 'copy', 'stopped', 'archived', 'deleted'],
  stopped: ['description', 'category', 'copy', 'inUse', 'archived', 'deleted'],
  archived: ['category', 'copy', 'inUse', 'deleted'],
  deleted: ['inUse'],
}

const icons = {
  description: Pencil,
  category: FolderInput,
  copy: Copy,
  inUse: CirclePlay,
  stopped: CirclePause,
  archived: Archive,
  deleted: Trash2,
} as const

type DesignMenuProps = Readonly<{
  design: Design
  /** Opens the copy. */
  onCopied: (id: string) => void
}>

/** The menu of a design: edit its details, move to a category, copy, stop, archive, delete and restore. */
export function DesignMenu({ design, onCopied }: DesignMenuProps) {
  const t = useT()
  const [opened, setOpened] = useState<Opened>()
  const { availability, name } = design
  const items = actions[availability].map((action) => {
    const Icon = icons[action]
    const word = action === 'inUse' ? `inUse.${availability}` : action
    return {
      key: action,
      label: t(`design-life.action.${word}`),
      icon: <Icon size={16} aria-hidden />,
      danger: action === 'deleted',
    }
  })
  const close = () => setOpened(undefined)
  const stayInMenu = (event: MouseEvent) => event.stopPropagation()

  return (
    // biome-ignore lint/a11y: the row below opens on click, and this menu must not.
    <span onClick={stayInMenu}>
      <Dropdown
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => setOpened(items.find((one) => one.key === key)?.key) }}
      >
        <Button
          type="text"
          icon={<MoreHorizontal size={18} aria-hidden />}
          aria-label={t('design-life.menu', { name })}
        />
      </Dropdown>
      {opened === 'description' && <DescriptionDialog design={design} onClose={close} />}
      {opened === 'category' && <CategoriseDialog design={design} onClose={close} />}
      {opened === 'copy' && <CopyDialog design={design} onClose={close} onCopied={onCopied} />}
      {isAvailability(opened) && <AvailabilityDialog design={design} to={opened} onClose={close} />}
    </span>
  )
}

function isAvailability(opened: Opened | undefined): opened is Availability {
  return opened !== undefined && !['description', 'category', 'copy'].includes(opened)
}
