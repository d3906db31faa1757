/** The name of a notice, by the key of its text. */
export function noticeWord(titleKey: string): string {
  return `triggers.noticeOf.${titleKey.replace('.notice', '')}`
}
