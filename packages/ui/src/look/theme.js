/*
 * Runs before the first paint, as a blocking script of our own origin (the policy forbids inline script):
 * puts theme, text size and language on <html>, so that nothing flashes. The app changes them through
 * `applyLook`, which writes the same three names. What has to be known before any module runs is said here too.
 */
;(() => {
  const root = document.documentElement
  let look = {}
  try {
    look = JSON.parse(localStorage.getItem('look') ?? '{}') ?? {}
  } catch {
    look = {}
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = look.theme === 'dark' || (look.theme === 'system' && prefersDark) ? 'dark' : 'light'
  root.dataset.text = look.text ?? 'normal'
  root.lang = look.locale ?? 'zh-CN'

  // zod would try whether it may make functions of text, which the policy forbids and reports on every page.
  globalThis.__zod_globalConfig = { jitless: true }
})()
