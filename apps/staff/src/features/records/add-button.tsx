import { recordFormLink } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Sheet } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { launchHref } from '../../kit/links/case-href.ts'
import type { ModelConfig } from './queries.ts'

type AddButtonProps = Readonly<{ config: ModelConfig; isWide?: boolean; beside?: string | undefined }>

type AddOption = Readonly<{ key: string; label: string; href: string }>

/** Adds a record by its form or by starting a flow; with several ways, asks which. */
export function AddButton({ config, isWide = false, beside }: AddButtonProps) {
  const t = useT()
  const { history } = useRouter()
  const [isOpen, setOpen] = useState(false)
  const ways = useWays(config, beside)
  const [only] = ways
  if (!only) return null

  return (
    <>
      <Button
        tone="primary"
        isWide={isWide}
        size={isWide ? 'normal' : 'small'}
        icon={<Plus aria-hidden="true" />}
        {...(ways.length > 1 && { 'aria-haspopup': 'dialog' })}
        onClick={() => (ways.length > 1 ? setOpen(true) : history.push(only.href))}
      >
        {t('records.add')}
      </Button>
      {isOpen && <WaysSheet ways={ways} onClose={() => setOpen(false)} />}
    </>
  )
}

type WaysSheetProps = Readonly<{ ways: ReturnType<typeof useWays>; onClose: () => void }>

function WaysSheet({ ways, onClose }: WaysSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('records.add')} onClose={onClose}>
      <CellGroup label={t('records.add')}>
        {ways.map(({ key, label, href }) => (
          <Cell key={key} title={label} href={href} />
        ))}
      </CellGroup>
    </Sheet>
  )
}

export function canAdd({ buttons, flows }: Pick<ModelConfig, 'buttons' | 'flows'>): boolean {
  return flows.length > 0 || buttons.includes('add')
}

function useWays({ id, buttons, flows }: ModelConfig, beside: string | undefined): readonly AddOption[] {
  const t = useT()
  const launches = flows.map((flow) => ({
    key: flow.id,
    label: t('records.launch', { flow: flow.name }),
    href: launchHref(flow.id),
  }))
  const direct = {
    key: 'form',
    label: t('records.addDirectly'),
    href: recordFormLink(id, undefined, beside),
  }
  return buttons.includes('add') ? [...launches, direct] : launches
}
