import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { AppIcon, appIconNames } from '@signet/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { Swatches } from './swatches.tsx'

/** The icons that the company uploaded. */
export const iconsQuery = ({ icons }: Client) =>
  queryOptions({ queryKey: ['icons'], queryFn: ({ signal }) => icons.list({}, { signal }) })

type IconChoiceProps = Readonly<{
  label: string
  /** What having no icon is called. */
  none: string
  /** Drawn in place of an icon. */
  fallback: string
  chosen: string
  onChoose: (icon: string) => void
}>

/** All icons with their names, for a list: none, those of the product, then the company’s own. */
export function useIconChoices(none: string) {
  const own = useQuery(iconsQuery(useClient())).data?.list ?? []
  return [
    ...['', ...appIconNames].map((value) => ({ value, label: value || none })),
    ...own.map(({ icon, fullName }) => ({ value: icon, label: fullName })),
  ]
}

/** More than a glance takes in. */
const many = 24

/** An icon of the product, or one of the company’s own. */
export function IconChoice({ label, none, fallback, chosen, onChoose }: IconChoiceProps) {
  const t = useT()
  const own = useQuery(iconsQuery(useClient())).data?.list ?? []
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = own.filter(({ fullName, category }) =>
    `${fullName} ${category}`.toLowerCase().includes(wanted),
  )
  const draw = (icon: string) => <AppIcon icon={icon} fallback={fallback} />

  return (
    <>
      <Swatches
        label={label}
        options={['', ...appIconNames].map((value) => ({ value, label: value || none }))}
        chosen={chosen}
        onChoose={onChoose}
      >
        {draw}
      </Swatches>
      {own.length > many && (
        <Input
          allowClear
          aria-label={t('icons.search')}
          placeholder={t('icons.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {own.length > 0 && (
        <Swatches
          label={t('icons.own')}
          options={found.map(({ icon, fullName }) => ({ value: icon, label: fullName }))}
          chosen={chosen}
          onChoose={onChoose}
        >
          {draw}
        </Swatches>
      )}
    </>
  )
}
