import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlWords } from './html-words.ts'
import { writtenPart } from './written-part.ts'

describe('what somebody wrote in an answer', () => {
  test.each([
    [
      'Gmail',
      'Yes, go on.\n\nOn Mon, Mar 2, 2026 at 9:00 AM Office <a@b.example>\nwrote:\n\n> Waiting\n> for you',
    ],
    ['Outlook', 'Yes, go on.\n\n________________________________\nFrom: Office\nSent: Monday\nTo: Li'],
    [
      'Outlook without a line',
      'Yes, go on.\r\n\r\n*From:* Office <a@b.example>\r\n*Sent:* Monday\r\n*Subject:* Waiting',
    ],
    ['Apple', 'Yes, go on.\n\n> On 2 Mar 2026, at 09:00, Office <a@b.example> wrote:\n> \n> Waiting'],
    ['a phone', 'Yes, go on.\n\nSent from my iPhone\n\nOn 2 Mar 2026, Office wrote:\n> Waiting'],
    ['a signature', 'Yes, go on.\n-- \nLi Wei\nDirector'],
    ['Exchange', 'Yes, go on.\n\n-----Original Message-----\nFrom: Office'],
  ])('%s', (_name, mail) => {
    expect(writtenPart(mail)).toBe('Yes, go on.')
  })

  test.each([
    [
      'Foxmail',
      '同意，请继续\n\n发件人： 办公室\n发送时间： 2026-03-02 09:00\n收件人： 李伟\n主题： 等待处理',
    ],
    ['QQ', '同意，请继续\n\n\n------------------ 原始邮件 ------------------\n发件人: "办公室"'],
    ['网易', '同意，请继续\n\n在 2026-03-02 09:00:00，"办公室" <a@b.example> 写道：\n等待处理'],
    ['手机', '同意，请继续\n\n发自我的 iPhone\n'],
    ['台灣', '同意，请继续\n\n辦公室 <a@b.example> 於 2026年3月2日 週一 上午9:00寫道：\n> 等待處理'],
    ['Outlook 繁體', '同意，请继续\n\n寄件者: 辦公室\n傳送時間: 2026年3月2日'],
  ])('%s', (_name, mail) => {
    expect(writtenPart(mail)).toBe('同意，请继续')
  })

  test('words between quotations stay, and so do lines that only look like an end', () => {
    expect(writtenPart('> Who pays?\nWe do.\n> When?\nIn May.')).toBe('We do.\nIn May.')
    expect(writtenPart('On Monday we meet.\nFrom: here it is far.\nBye')).toBe(
      'On Monday we meet.\nFrom: here it is far.\nBye',
    )
  })

  test('nothing but a quotation is empty', () => {
    expect(writtenPart('\n> Waiting\n')).toBe('')
    expect(writtenPart('On Mon, Office wrote:\nWaiting')).toBe('')
  })
})

describe('words of HTML', () => {
  test('markup, scripts, styles and quotations are left out; entities are letters', () => {
    const html =
      '<html><head><style>p{}</style></head><body><p>5 &lt; 6 &amp; &#20320;&#x597d;</p><script>alert(1)</script>' +
      '<div>Second<br>line</div><blockquote>old <blockquote>older</blockquote> words</blockquote><!-- no --></body>'
    expect(htmlWords(html).trim().replace(/\n+/g, '\n')).toBe('5 < 6 & 你好\nSecond\nline')
  })

  test('any text is answered, and no tag is left of one that closes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(typeof writtenPart(htmlWords(text))).toBe('string')
        expect(htmlWords(`<p>${text.replaceAll('<', '').replaceAll('&', '')}</p>`)).not.toContain('<p>')
      }),
    )
    expect(htmlWords('<'.repeat(100_000))).toBe('')
  })
})
