/*
 * Runs before the first paint, after `theme.js`: says on <html> which frame of index.html fits the address, so that the
 * bars of the page are there before any module has arrived.
 */
;(() => {
  const tabs = /^\/pages\/index\/(index|dashboard|message|my)\/?$/
  const isSignedIn = Boolean(localStorage.getItem('token'))
  const { pathname } = location
  const isTab = tabs.test(pathname) || pathname === '/'
  document.documentElement.dataset.frame = isTab && isSignedIn ? 'tabs' : isTab ? 'none' : 'page'
})()

/*
 * What an installation needs: the manifest in the language of the person, and the offer of the browser, which comes once
 * and early and is kept until somebody asks for it.
 */
;(() => {
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = `/manifest.${document.documentElement.lang}.webmanifest`
  document.head.append(manifest)
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    window.installOffer = offer
  })
})()
