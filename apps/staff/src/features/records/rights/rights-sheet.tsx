import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, PageState, Sheet, sharedStyles } from '@signet/ui'
import { Check } from 'lucide-react'
import { useGrantors } from './grantors.ts'
import { type RightsHelp, useAskForRight, useRightsHelp } from './queries.ts'

type RightsSheetProps = Readonly<{ modelId: string; onClose: () => void }>

/** What the person may do with the records of a list, who may do the rest, and a way to ask for it. */
export function RightsSheet({ modelId, onClose }: RightsSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('records.rights')} onClose={onClose}>
      <PageState query={useRightsHelp(modelId)}>
        {(help) => <Rights modelId={modelId} help={help} />}
      </PageState>
    </Sheet>
  )
}

type RightsProps = Readonly<{ modelId: string; help: RightsHelp }>

function Rights({ modelId, help }: RightsProps) {
  const t = useT()
  const grantors = useGrantors(help)
  const own = help.rights.filter(({ has }) => has)
  const others = help.rights.filter(({ has }) => !has)
  return (
    <div className={sharedStyles.stack4}>
      <CellGroup title={t('records.rights.can')}>
        {own.map(({ right }) => (
          <Cell key={right} icon={<Check />} title={t(`records.rights.${right}`)} />
        ))}
      </CellGroup>
      {others.length > 0 && (
        <CellGroup title={t('records.rights.cannot')}>
          {others.map((one) => (
            <MissingRight
              key={one.right}
              modelId={modelId}
              right={one}
              isAsked={help.asked.includes(one.right)}
            />
          ))}
        </CellGroup>
      )}
      <p className={sharedStyles.note}>
        {help.records === 'all' ? t('records.rights.records.all') : t('records.rights.records.some')}{' '}
        {help.followsCases && t('records.rights.cases')}
      </p>
      {grantors && <p className={sharedStyles.note}>{t('records.rights.grantors', { names: grantors })}</p>}
    </div>
  )
}

type MissingRightProps = Readonly<{
  modelId: string
  right: RightsHelp['rights'][number]
  isAsked: boolean
}>

function MissingRight({ modelId, right: { right, through, people }, isAsked }: MissingRightProps) {
  const t = useT()
  const ask = useAskForRight(modelId)
  const isWaiting = isAsked || ask.isSuccess
  const names = [...through, ...(people > 0 ? [t('records.rights.people', { count: people })] : [])]
  return (
    <Cell
      title={t(`records.rights.${right}`)}
      note={
        names.length === 0
          ? t('records.rights.noOne')
          : t('records.rights.whoCan', { names: names.join(t('records.and')) })
      }
      value={
        <Button
          size="small"
          isBusy={ask.isPending}
          disabled={isWaiting}
          aria-label={`${t('records.rights.ask')}: ${t(`records.rights.${right}`)}`}
          onClick={() => ask.mutate(right)}
        >
          {t(isWaiting ? 'records.rights.asked' : 'records.rights.ask')}
        </Button>
      }
    />
  )
}
