import type { Texts } from '@signet/std'

export const texts = {
  addHours: { 'zh-CN': '添加时段', 'zh-TW': '新增時段', 'en-US': 'Add hours' },
  'day.expected': {
    'zh-CN': '{date}：{said}，预计的法定节假日。{name}',
    'zh-TW': '{date}：{said}，預計的法定節假日。{name}',
    'en-US': '{date}: {said}, expected public holiday. {name}',
  },
  'day.own': {
    'zh-CN': '{date}：{said}，公司设定。{name}',
    'zh-TW': '{date}：{said}，公司設定。{name}',
    'en-US': '{date}: {said}, set by the company. {name}',
  },
  'day.public': {
    'zh-CN': '{date}：{said}，法定安排。{name}',
    'zh-TW': '{date}：{said}，法定安排。{name}',
    'en-US': '{date}: {said}, public calendar. {name}',
  },
  'day.week': { 'zh-CN': '{date}：{said}', 'zh-TW': '{date}：{said}', 'en-US': '{date}: {said}' },
  days: { 'zh-CN': '日期', 'zh-TW': '日期', 'en-US': 'Days' },
  earlier: { 'zh-CN': '上个月', 'zh-TW': '上個月', 'en-US': 'Previous month' },
  expected: { 'zh-CN': '{name}（预计）', 'zh-TW': '{name}（預計）', 'en-US': '{name} (expected)' },
  freeWeekday: { 'zh-CN': '休息', 'zh-TW': '休息', 'en-US': 'Day off' },
  from: {
    'zh-CN': '{day}第 {place} 段开始',
    'zh-TW': '{day}第 {place} 段開始',
    'en-US': '{day}: start of period {place}',
  },
  hint: {
    'zh-CN': '按工作时间计算的时限和定时器都以这里为准，时区为 {timeZone}。已经定下的截止时间不会变。',
    'zh-TW': '按工作時間計算的時限和計時器都以這裡為準，時區為 {timeZone}。已經定下的截止時間不會變。',
    'en-US':
      'Time limits and timers in working hours follow this calendar, in the time zone {timeZone}. Due dates already set don’t change.',
  },
  hours: { 'zh-CN': '{hours} 小时', 'zh-TW': '{hours} 小時', 'en-US': '{hours} h' },
  import: { 'zh-CN': '导入放假安排', 'zh-TW': '匯入放假安排', 'en-US': 'Import holidays' },
  'import.file': {
    'zh-CN': '日历文件（ICS）或文本文件',
    'zh-TW': '行事曆檔案（ICS）或文字檔案',
    'en-US': 'Calendar file (ICS) or text file',
  },
  'import.hint': {
    'zh-CN': '每行一个日期或一段日期，写明“休”或“班”，例如：2027-02-05 ~ 2027-02-11 休 春节',
    'zh-TW': '每行一個日期或一段日期，寫明「休」或「班」，例如：2027-02-05 ~ 2027-02-11 休 春節',
    'en-US':
      'One day or range per line with “off” or “work”, such as: 2027-02-05 ~ 2027-02-11 off Spring Festival',
  },
  'import.sum': {
    'zh-CN': '休息 {free} 天，上班 {worked} 天',
    'zh-TW': '休息 {free} 天，上班 {worked} 天',
    'en-US':
      '{free, plural, one {# day off} other {# days off}}, {worked, plural, one {# working day} other {# working days}}',
  },
  'import.take': { 'zh-CN': '填入日历', 'zh-TW': '填入日曆', 'en-US': 'Add to calendar' },
  'import.text': { 'zh-CN': '或粘贴日期', 'zh-TW': '或貼上日期', 'en-US': 'Or paste the days' },
  'import.wrong.date': {
    'zh-CN': '第 {line} 行没有正确的日期：{text}',
    'zh-TW': '第 {line} 行沒有正確的日期：{text}',
    'en-US': 'Line {line} has no valid date: {text}',
  },
  'import.wrong.kind': {
    'zh-CN': '第 {line} 行没有写“休”或“班”：{text}',
    'zh-TW': '第 {line} 行沒有寫「休」或「班」：{text}',
    'en-US': 'Line {line} doesn’t say “off” or “work”: {text}',
  },
  'import.wrong.range': {
    'zh-CN': '第 {line} 行的结束早于开始，或者超过 31 天：{text}',
    'zh-TW': '第 {line} 行的結束早於開始，或者超過 31 天：{text}',
    'en-US': 'Line {line} ends before it starts, or is longer than 31 days: {text}',
  },
  'import.wrong.twice': {
    'zh-CN': '第 {line} 行的日期前面已经有了：{text}',
    'zh-TW': '第 {line} 行的日期前面已經有了：{text}',
    'en-US': 'Line {line} repeats an earlier day: {text}',
  },
  'kind.free': { 'zh-CN': '休息', 'zh-TW': '休息', 'en-US': 'Day off' },
  'kind.worked': { 'zh-CN': '上班', 'zh-TW': '上班', 'en-US': 'Working day' },
  kindOf: {
    'zh-CN': '{day} 休息还是上班',
    'zh-TW': '{day} 休息還是上班',
    'en-US': '{day}: day off or working day',
  },
  later: { 'zh-CN': '下个月', 'zh-TW': '下個月', 'en-US': 'Next month' },
  leave: {
    'zh-CN': '工作日历有没有保存的修改，离开后就没有了。',
    'zh-TW': '工作日曆有未儲存的修改，離開後就沒有了。',
    'en-US': 'The working calendar has unsaved changes. They’ll be lost if you leave.',
  },
  likeMonday: {
    'zh-CN': '周二到周五与周一相同',
    'zh-TW': '週二到週五與週一相同',
    'en-US': 'Use Monday’s hours for Tuesday to Friday',
  },
  month: {
    'zh-CN': '{year} 年 {month} 月',
    'zh-TW': '{year} 年 {month} 月',
    'en-US':
      '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} 12 {December} other {}} {year}',
  },
  monthHint: {
    'zh-CN': '点一下日期，改为休息或上班；再点一下，恢复原样。',
    'zh-TW': '點一下日期，改為休息或上班；再點一下，恢復原樣。',
    'en-US': 'Click a day to make it a day off or a working day. Click again to reset it.',
  },
  nameOf: { 'zh-CN': '{day} 的说明', 'zh-TW': '{day} 的說明', 'en-US': '{day}: note' },
  namePlaceholder: { 'zh-CN': '说明', 'zh-TW': '說明', 'en-US': 'Note' },
  noOwnDays: { 'zh-CN': '还没有自定日期', 'zh-TW': '還沒有自訂日期', 'en-US': 'No custom days yet' },
  noOwnDaysHint: {
    'zh-CN': '在月历中点一个日期，就会出现在这里。',
    'zh-TW': '在月曆中點一個日期，就會出現在這裡。',
    'en-US': 'Click a day in the calendar to add it here.',
  },
  notInOrder: {
    'zh-CN': '每个时段的结束要晚于开始，并且不能与下一段重叠。',
    'zh-TW': '每個時段的結束要晚於開始，並且不能與下一段重疊。',
    'en-US': 'Each period must end after it starts and can’t overlap the next one.',
  },
  notYetKnown: {
    'zh-CN': '{year} 年的放假安排尚未公布，先按法定节假日预计。公布后请导入。',
    'zh-TW': '{year} 年的放假安排尚未公布，先按法定節假日預計。公布後請匯入。',
    'en-US':
      'The public holidays of {year} aren’t published yet, so they’re estimated by law. Import them once they’re published.',
  },
  ownDays: { 'zh-CN': '公司自定的日期', 'zh-TW': '公司自訂的日期', 'en-US': 'Company days' },
  publicHolidays: {
    'zh-CN': '采用中国法定节假日和调休',
    'zh-TW': '採用中國法定節假日和調休',
    'en-US': 'Use China’s public holidays and make-up working days',
  },
  publicHolidaysHint: {
    'zh-CN': '随产品提供，并随升级更新。',
    'zh-TW': '隨產品提供，並隨升級更新。',
    'en-US': 'Included with the product and updated with it.',
  },
  removeDay: { 'zh-CN': '删除 {day}', 'zh-TW': '刪除 {day}', 'en-US': 'Delete {day}' },
  sum: {
    'zh-CN': '{days} 个工作日，{hours}',
    'zh-TW': '{days} 個工作日，{hours}',
    'en-US': '{days, plural, one {# working day} other {# working days}}, {hours}',
  },
  title: { 'zh-CN': '工作日历', 'zh-TW': '工作日曆', 'en-US': 'Working calendar' },
  to: {
    'zh-CN': '{day}第 {place} 段结束',
    'zh-TW': '{day}第 {place} 段結束',
    'en-US': '{day}: end of period {place}',
  },
  week: { 'zh-CN': '每周工作时间', 'zh-TW': '每週工作時間', 'en-US': 'Weekly working hours' },
  'weekday.0': { 'zh-CN': '周一', 'zh-TW': '週一', 'en-US': 'Mon' },
  'weekday.1': { 'zh-CN': '周二', 'zh-TW': '週二', 'en-US': 'Tue' },
  'weekday.2': { 'zh-CN': '周三', 'zh-TW': '週三', 'en-US': 'Wed' },
  'weekday.3': { 'zh-CN': '周四', 'zh-TW': '週四', 'en-US': 'Thu' },
  'weekday.4': { 'zh-CN': '周五', 'zh-TW': '週五', 'en-US': 'Fri' },
  'weekday.5': { 'zh-CN': '周六', 'zh-TW': '週六', 'en-US': 'Sat' },
  'weekday.6': { 'zh-CN': '周日', 'zh-TW': '週日', 'en-US': 'Sun' },
} satisfies Texts
