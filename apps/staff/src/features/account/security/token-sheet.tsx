import { useT } from '@signet/i18n/react'
import { Button, Choices, ErrorNote, PageState, Sheet, sharedStyles, TextField } from '@signet/ui'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useIdentity } from '../../../kit/passwords/identity.tsx'
import { type TokenArea, useAccountChange, useTokenAreas } from '../queries.ts'
import styles from './token-sheet.module.css'

type TokenSheetProps = Readonly<{ onMade: (secret: string) => void; onClose: () => void }>

/** A new personal token: what it is for, how long it holds, and what it opens. */
export function TokenSheet({ onMade, onClose }: TokenSheetProps) {
  const t = useT()
  const areas = useTokenAreas()
  return (
    <Sheet title={t('account.tokens.new')} onClose={onClose}>
      <PageState query={areas} skeletonRows={4}>
        {(list) => <TokenForm areas={list} onMade={onMade} />}
      </PageState>
    </Sheet>
  )
}

const periods = ['30', '90', '366'] as const
type Period = (typeof periods)[number]
type Reach = 'read' | 'write' | 'chosen'
const reaches: readonly Reach[] = ['read', 'write', 'chosen']

type TokenFormProps = Readonly<{ areas: readonly TokenArea[]; onMade: (secret: string) => void }>

function TokenForm({ areas, onMade }: TokenFormProps) {
  const t = useT()
  const { accessKeys } = useClient()
  const identity = useIdentity()
  const [name, setName] = useState('')
  const [period, setPeriod] = useState<Period>('30')
  const [reach, setReach] = useState<Reach>('read')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const scopes = scopesOf(areas, reach, chosen)
  const create = useAccountChange(
    () => identity.run(() => accessKeys.createMine({ name, days: Number(period), scopes })),
    { isShown: true },
  )

  return (
    <>
      <form
        className={sharedStyles.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(undefined, { onSuccess: ({ secret }) => onMade(secret) })
        }}
      >
        <TextField
          label={t('account.tokens.name')}
          hint={t('account.tokens.nameHint')}
          required
          maxLength={100}
          value={name}
          onChange={setName}
        />
        <Choices<Period>
          title={t('account.tokens.period')}
          options={periods.map((days) => ({ key: days, label: t('account.tokens.days', { days }) }))}
          value={period}
          onChange={setPeriod}
        />
        <Choices<Reach>
          title={t('account.tokens.scopes')}
          options={reaches.map((one) => ({
            key: one,
            label: t(`account.tokens.reach.${one}`),
            note: t(`account.tokens.reachHint.${one}`),
          }))}
          value={reach}
          onChange={setReach}
        />
        {reach === 'chosen' && <AreaChoices areas={areas} chosen={chosen} onChange={setChosen} />}
        <ErrorNote error={create.error} />
        <Button
          type="submit"
          tone="primary"
          isWide
          isBusy={create.isPending}
          disabled={name.trim() === '' || scopes.length === 0}
        >
          {t('account.tokens.make')}
        </Button>
      </form>
      {identity.sheet}
    </>
  )
}

/** To write an area is to read it too, and an area without writing calls can only be read. */
function scopesOf(areas: readonly TokenArea[], reach: Reach, chosen: readonly string[]): string[] {
  if (reach === 'chosen') return [...chosen]
  return areas.flatMap(({ area, reads, writes }) => {
    if (reach === 'write' && writes > 0) return [`${area}.write`]
    return reads > 0 ? [`${area}.read`] : []
  })
}

type AreaChoicesProps = Readonly<{
  areas: readonly TokenArea[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}>

function AreaChoices({ areas, chosen, onChange }: AreaChoicesProps) {
  const t = useT()
  const choose = (area: string, scope: string) => {
    const others = chosen.filter((one) => !one.startsWith(`${area}.`))
    onChange(scope === '' ? others : [...others, scope])
  }
  return (
    <ul className={styles.areas} aria-label={t('account.tokens.scopes')}>
      {areas.map(({ area, name, reads, writes }) => (
        <li key={area} className={styles.area}>
          <label className={styles.row}>
            <span>{name}</span>
            <select
              className={styles.level}
              value={chosen.find((one) => one.startsWith(`${area}.`)) ?? ''}
              onChange={({ target }) => choose(area, target.value)}
            >
              <option value="">{t('account.tokens.level.none')}</option>
              {reads > 0 && <option value={`${area}.read`}>{t('account.tokens.level.read')}</option>}
              {writes > 0 && <option value={`${area}.write`}>{t('account.tokens.level.write')}</option>}
            </select>
          </label>
        </li>
      ))}
    </ul>
  )
}
