import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, useFeedback } from '@signet/ui'
import { useState } from 'react'

/**
 * Puts the client on the home screen: with the offer that the browser made (`first-frame.js` keeps it), or with words
 * where the device wants it done by hand. Shows nothing once installed, or where neither is possible.
 */
export function InstallCell() {
  const t = useT()
  const feedback = useFeedback()
  const [way, setWay] = useState(wayToInstall)
  if (!way) return null

  const install = async () => {
    if (way.kind === 'offer') {
      setWay(undefined)
      await way.accept()
      return
    }
    await feedback.ask({
      title: t('account.install.title'),
      body: t('account.install.byHand'),
      confirm: t('account.install.read'),
    })
  }
  return (
    <CellGroup label={t('account.install.title')}>
      <Cell
        title={t('account.install.title')}
        note={t('account.install.note')}
        onPress={() => void install()}
      />
    </CellGroup>
  )
}

type WayToInstall = Readonly<{ kind: 'offer'; accept: () => Promise<void> } | { kind: 'byHand' }>

function wayToInstall(): WayToInstall | undefined {
  const offer: unknown = Reflect.get(window, 'installOffer')
  if (offer instanceof Event && 'prompt' in offer && typeof offer.prompt === 'function') {
    const { prompt } = offer
    // An offer can be accepted once.
    const accept = async () => {
      Reflect.deleteProperty(window, 'installOffer')
      await prompt.call(offer)
    }
    return { kind: 'offer', accept }
  }
  // Only Safari on a phone has this property; false means a tab of the browser.
  return Reflect.get(navigator, 'standalone') === false ? { kind: 'byHand' } : undefined
}
