/**
 * Returns what somebody wrote in an answer: without the mail that it answers, quoted below or between, and without their
 * signature. Best effort for the usual mail programs in Chinese and English.
 */
export function writtenPart(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').split('\n')
  const end = lines.findIndex((_line, index) => isEnd(lines, index))
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'))
  return own
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isEnd(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim()
  return (
    isSignature(lines[index] ?? '') ||
    isDivider(line) ||
    isIntroduction(lines, index) ||
    isHeader(lines, index)
  )
}

/** The mark of RFC 3676, and what phones append. */
function isSignature(line: string): boolean {
  if (line === '-- ' || line === '--') return true
  const text = line.trim()
  return signatures.some((start) => text.startsWith(start)) && text.length <= 80
}

const signatures = [
  'Sent from my ',
  'Sent from Outlook',
  'Get Outlook for ',
  '发自我的',
  '发自',
  '發自我的',
  '從我的',
  '从我的',
  '获取 Outlook',
  '取得 Outlook',
  '来自我的',
]

const originals = [
  'original message',
  'original appointment',
  'forwarded message',
  '原始邮件',
  '原始郵件',
  '原邮件',
  '原郵件',
  '回复的原邮件',
  '转发的邮件',
  '轉寄郵件',
]

/** `----- Original Message -----`, or the long line of Outlook. */
function isDivider(line: string): boolean {
  if (line.length >= 20 && line === '_'.repeat(line.length)) return true
  if (!line.startsWith('--') || !line.endsWith('--')) return false
  const words = line.replaceAll('-', '').trim().toLowerCase()
  return originals.includes(words)
}

/** `On … wrote:` and `在 … 写道：`, on one line or on two or three, as programs wrap them. */
function isIntroduction(lines: readonly string[], index: number): boolean {
  const first = (lines[index] ?? '').trim()
  if (!introductions.some((start) => first.startsWith(start)) && !endsIntroduction(first)) return false
  for (const more of [1, 2, 3]) {
    const joined = lines
      .slice(index, index + more)
      .join(' ')
      .trim()
    if (joined.length <= 300 && endsIntroduction(joined)) return true
  }
  return false
}

const introductions = ['On ', '在', '于', '於']
const endings = ['wrote:', 'wrote：', '写道:', '写道：', '寫道:', '寫道：', '写入:', '写入：']

function endsIntroduction(line: string): boolean {
  return endings.some((end) => line.endsWith(end))
}

/** The header of the answered mail, as Outlook and others repeat it: a sender, and soon a time, receiver or subject. */
function isHeader(lines: readonly string[], index: number): boolean {
  if (!startsWithName(lines[index] ?? '', senders)) return false
  return lines.slice(index + 1, index + 5).some((line) => startsWithName(line, others))
}

const senders = ['From', '发件人', '寄件者', '寄件人']
const others = [
  'Sent',
  'Date',
  'To',
  'Subject',
  '发送时间',
  '日期',
  '收件人',
  '主题',
  '傳送時間',
  '主旨',
  '時間',
  '时间',
]

function startsWithName(line: string, names: readonly string[]): boolean {
  const plain = line.trim().replaceAll('*', '')
  return names.some((name) => plain.startsWith(`${name}:`) || plain.startsWith(`${name}：`))
}
