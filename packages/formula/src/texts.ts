import type { Texts } from '@signet/std'

export const texts = {
  empty: { 'zh-CN': '请填写公式', 'zh-TW': '請填寫公式', 'en-US': 'Enter a formula' },
  tooLong: {
    'zh-CN': '公式最多 {limit} 个字符',
    'zh-TW': '公式最多 {limit} 個字元',
    'en-US': 'Formulas can have up to {limit} characters',
  },
  tooDeep: {
    'zh-CN': '公式最多嵌套 {limit} 层',
    'zh-TW': '公式最多巢狀 {limit} 層',
    'en-US': 'Formulas can be nested up to {limit} levels deep',
  },
  unexpected: {
    'zh-CN': '此处不应出现“{found}”',
    'zh-TW': '此處不應出現「{found}」',
    'en-US': '“{found}” isn’t expected here',
  },
  unfinished: { 'zh-CN': '公式还没有写完', 'zh-TW': '公式還沒有寫完', 'en-US': 'The formula isn’t complete' },
  openText: {
    'zh-CN': '文本缺少结束引号',
    'zh-TW': '文字缺少結尾引號',
    'en-US': 'The text is missing its closing quote',
  },
  badEscape: {
    'zh-CN': '无法识别的转义符“{found}”',
    'zh-TW': '無法辨識的跳脫字元「{found}」',
    'en-US': 'Unknown escape sequence “{found}”',
  },
  badNumber: {
    'zh-CN': '“{found}”不是有效的数字',
    'zh-TW': '「{found}」不是有效的數字',
    'en-US': '“{found}” isn’t a valid number',
  },
  reservedWord: {
    'zh-CN': '“{found}”是保留字，不能用作名称',
    'zh-TW': '「{found}」是保留字，不能當作名稱',
    'en-US': '“{found}” is a reserved word and can’t be used as a name',
  },
  notSupported: {
    'zh-CN': '公式不支持“{what}”',
    'zh-TW': '公式不支援「{what}」',
    'en-US': 'Formulas don’t support “{what}”',
  },
  noRegularExpressions: {
    'zh-CN': '公式不支持正则表达式，请使用 contains、startsWith 或 endsWith',
    'zh-TW': '公式不支援正規表示式，請使用 contains、startsWith 或 endsWith',
    'en-US': 'Formulas don’t support regular expressions. Use contains, startsWith or endsWith.',
  },
  unknownField: {
    'zh-CN': '没有名为“{name}”的字段',
    'zh-TW': '沒有名為「{name}」的欄位',
    'en-US': 'There’s no field named “{name}”',
  },
  unknownFunction: {
    'zh-CN': '没有名为“{name}”的函数',
    'zh-TW': '沒有名為「{name}」的函式',
    'en-US': 'There’s no function named “{name}”',
  },
  wrongArguments: {
    'zh-CN': '函数 {name} 的参数不正确（当前为：{given}）',
    'zh-TW': '函式 {name} 的引數不正確（目前為：{given}）',
    'en-US': '{name} can’t take these arguments: {given}',
  },
  wrongOperands: {
    'zh-CN':
      '“{operator}”不能用于 {left, select, number {数字} text {文本} boolean {是/否} date {日期} datetime {日期时间} duration {时长} rows {明细表} value {单个值} list {列表} null {空值} other {{left}}} 和 {right, select, number {数字} text {文本} boolean {是/否} date {日期} datetime {日期时间} duration {时长} rows {明细表} value {单个值} list {列表} null {空值} other {{right}}}',
    'zh-TW':
      '「{operator}」不能用於 {left, select, number {數字} text {文字} boolean {是/否} date {日期} datetime {日期時間} duration {時長} rows {明細表} value {單一值} list {清單} null {空值} other {{left}}} 和 {right, select, number {數字} text {文字} boolean {是/否} date {日期} datetime {日期時間} duration {時長} rows {明細表} value {單一值} list {清單} null {空值} other {{right}}}',
    'en-US':
      '“{operator}” doesn’t work between {left, select, number {number} text {text} boolean {yes/no} date {date} datetime {date and time} duration {duration} rows {sub-table} value {single value} list {list} null {empty value} other {{left}}} and {right, select, number {number} text {text} boolean {yes/no} date {date} datetime {date and time} duration {duration} rows {sub-table} value {single value} list {list} null {empty value} other {{right}}}',
  },
  wrongType: {
    'zh-CN':
      '这里要填{expected, select, number {数字} text {文本} boolean {是/否} date {日期} datetime {日期时间} duration {时长} rows {明细表} value {单个值} list {列表} null {空值} other {{expected}}}，现在是{given, select, number {数字} text {文本} boolean {是/否} date {日期} datetime {日期时间} duration {时长} rows {明细表} value {单个值} list {列表} null {空值} other {{given}}}',
    'zh-TW':
      '這裡要填{expected, select, number {數字} text {文字} boolean {是/否} date {日期} datetime {日期時間} duration {時長} rows {明細表} value {單一值} list {清單} null {空值} other {{expected}}}，現在是{given, select, number {數字} text {文字} boolean {是/否} date {日期} datetime {日期時間} duration {時長} rows {明細表} value {單一值} list {清單} null {空值} other {{given}}}',
    'en-US':
      'Expected {expected, select, number {number} text {text} boolean {yes/no} date {date} datetime {date and time} duration {duration} rows {sub-table} value {single value} list {list} null {empty value} other {{expected}}}, found {given, select, number {number} text {text} boolean {yes/no} date {date} datetime {date and time} duration {duration} rows {sub-table} value {single value} list {list} null {empty value} other {{given}}}',
  },
  missingValue: {
    'zh-CN': '“{of}”尚未填写',
    'zh-TW': '「{of}」尚未填寫',
    'en-US': '“{of}” isn’t filled in yet',
  },
  wrongValue: {
    'zh-CN':
      '“{name}”的值应为{expected, select, number {数字} text {文本} boolean {是/否} date {日期} datetime {日期时间} duration {时长} rows {明细表} value {单个值} list {列表} null {空值} other {{expected}}}',
    'zh-TW':
      '「{name}」的值應為{expected, select, number {數字} text {文字} boolean {是/否} date {日期} datetime {日期時間} duration {時長} rows {明細表} value {單一值} list {清單} null {空值} other {{expected}}}',
    'en-US':
      '“{name}” has the wrong type. Expected {expected, select, number {number} text {text} boolean {yes/no} date {date} datetime {date and time} duration {duration} rows {sub-table} value {single value} list {list} null {empty value} other {{expected}}}.',
  },
  divisionByZero: { 'zh-CN': '除数不能为 0', 'zh-TW': '除數不能為 0', 'en-US': 'Can’t divide by zero' },
  numberTooLarge: {
    'zh-CN': '数字超出范围（整数部分最多 30 位，小数部分最多 20 位）',
    'zh-TW': '數字超出範圍（整數最多 30 位，小數最多 20 位）',
    'en-US': 'The number is out of range (up to 30 digits before and 20 after the decimal point)',
  },
  notWhole: {
    'zh-CN': '这里要填整数，不能是 {value}',
    'zh-TW': '這裡要填整數，不能是 {value}',
    'en-US': 'Enter a whole number here, not {value}',
  },
  indexOutOfRange: {
    'zh-CN': '列表中没有第 {index} 项（从 0 开始，共 {size} 项）',
    'zh-TW': '清單中沒有第 {index} 項（從 0 開始，共 {size} 項）',
    'en-US': 'The list has no item {index} (it starts at 0 and has {size} items)',
  },
  badDate: {
    'zh-CN': '“{found}”不是有效的日期',
    'zh-TW': '「{found}」不是有效的日期',
    'en-US': '“{found}” isn’t a valid date',
  },
  badDuration: {
    'zh-CN': '“{found}”不是有效的时长，应如 {expected}',
    'zh-TW': '「{found}」不是有效的時長，應如 {expected}',
    'en-US': '“{found}” isn’t a valid duration. Use a format like {expected}.',
  },
  dateOutOfRange: {
    'zh-CN': '日期超出范围（公元 1 年至 9999 年）',
    'zh-TW': '日期超出範圍（西元 1 年至 9999 年）',
    'en-US': 'The date is out of range (years 1 to 9999)',
  },
  unknownTimeZone: {
    'zh-CN': '未知的时区“{timeZone}”',
    'zh-TW': '未知的時區「{timeZone}」',
    'en-US': 'Unknown time zone “{timeZone}”',
  },
  textTooLong: {
    'zh-CN': '文本最多 {limit} 个字符',
    'zh-TW': '文字最多 {limit} 個字元',
    'en-US': 'Text can have up to {limit} characters',
  },
  tooMuchWork: {
    'zh-CN': '公式的计算量过大',
    'zh-TW': '公式的計算量過大',
    'en-US': 'The formula is too complex to calculate',
  },
  needsAround: {
    'zh-CN': '此处无法取得当前时间或当前用户',
    'zh-TW': '此處無法取得目前時間或目前使用者',
    'en-US': 'The current time or user isn’t available here',
  },
} satisfies Texts

export const studioTexts = {
  'group.rows': { 'zh-CN': '汇总', 'zh-TW': '彙總', 'en-US': 'Totals' },
  'group.number': { 'zh-CN': '数字', 'zh-TW': '數字', 'en-US': 'Numbers' },
  'group.text': { 'zh-CN': '文本', 'zh-TW': '文字', 'en-US': 'Text' },
  'group.list': { 'zh-CN': '列表', 'zh-TW': '清單', 'en-US': 'Lists' },
  'group.date': { 'zh-CN': '日期与时长', 'zh-TW': '日期與時長', 'en-US': 'Dates and durations' },
  'group.value': { 'zh-CN': '取值', 'zh-TW': '取值', 'en-US': 'Values' },
  'function.sum': {
    'zh-CN': '求和，忽略空值；没有值时为 0',
    'zh-TW': '加總，忽略空值；沒有值時為 0',
    'en-US': 'Sum of the values. Ignores empty values; 0 if there are none.',
  },
  'function.count': {
    'zh-CN': '非空值的个数；条件列表中成立的个数；明细表的行数',
    'zh-TW': '非空值的個數；條件清單中成立的個數；明細表的列數',
    'en-US': 'Number of non-empty values, of true conditions, or of sub-table rows',
  },
  'function.avg': {
    'zh-CN': '平均值，忽略空值',
    'zh-TW': '平均值，忽略空值',
    'en-US': 'Average of the values. Ignores empty values.',
  },
  'function.any': {
    'zh-CN': '至少一项成立',
    'zh-TW': '至少一項成立',
    'en-US': 'Whether at least one is true',
  },
  'function.all': {
    'zh-CN': '每一项都成立；没有任何项时也成立',
    'zh-TW': '每一項都成立；沒有任何項目時也成立',
    'en-US': 'Whether all are true, or there are none',
  },
  'function.min': {
    'zh-CN': '最小值，忽略空值',
    'zh-TW': '最小值，忽略空值',
    'en-US': 'Smallest value. Ignores empty values.',
  },
  'function.max': {
    'zh-CN': '最大值，忽略空值',
    'zh-TW': '最大值，忽略空值',
    'en-US': 'Largest value. Ignores empty values.',
  },
  'function.round': {
    'zh-CN': '舍入到指定小数位，默认四舍五入',
    'zh-TW': '捨入到指定小數位，預設四捨五入',
    'en-US': 'Rounds to the given decimal places, half up by default',
  },
  'function.floor': { 'zh-CN': '向下取整', 'zh-TW': '向下取整', 'en-US': 'Rounds down to a whole number' },
  'function.ceil': { 'zh-CN': '向上取整', 'zh-TW': '向上取整', 'en-US': 'Rounds up to a whole number' },
  'function.abs': { 'zh-CN': '绝对值', 'zh-TW': '絕對值', 'en-US': 'Absolute value' },
  'function.number': {
    'zh-CN': '把文本读作数字',
    'zh-TW': '將文字讀作數字',
    'en-US': 'Converts text to a number',
  },
  'function.lower': { 'zh-CN': '转为小写', 'zh-TW': '轉為小寫', 'en-US': 'Converts to lower case' },
  'function.upper': { 'zh-CN': '转为大写', 'zh-TW': '轉為大寫', 'en-US': 'Converts to upper case' },
  'function.trim': {
    'zh-CN': '去掉首尾空白',
    'zh-TW': '去除前後空白',
    'en-US': 'Removes spaces at both ends',
  },
  'function.contains': {
    'zh-CN': '文本是否包含另一段文本',
    'zh-TW': '文字是否包含另一段文字',
    'en-US': 'Whether the text contains another text',
  },
  'function.startsWith': {
    'zh-CN': '文本是否以另一段文本开头',
    'zh-TW': '文字是否以另一段文字開頭',
    'en-US': 'Whether the text starts with another text',
  },
  'function.endsWith': {
    'zh-CN': '文本是否以另一段文本结尾',
    'zh-TW': '文字是否以另一段文字結尾',
    'en-US': 'Whether the text ends with another text',
  },
  'function.concat': {
    'zh-CN': '连接文本，忽略空值',
    'zh-TW': '串接文字，忽略空值',
    'en-US': 'Joins texts. Ignores empty values.',
  },
  'function.join': {
    'zh-CN': '用分隔符连接列表中的文本，忽略空值',
    'zh-TW': '以分隔符號串接清單中的文字，忽略空值',
    'en-US': 'Joins the texts of a list with a separator. Ignores empty values.',
  },
  'function.substring': {
    'zh-CN': '截取一段文本，位置从 0 开始，不含结束位置',
    'zh-TW': '擷取一段文字，位置從 0 開始，不含結束位置',
    'en-US': 'Part of a text. Positions start at 0; the end isn’t included.',
  },
  'function.replace': {
    'zh-CN': '替换所有出现的文本',
    'zh-TW': '取代所有出現的文字',
    'en-US': 'Replaces every occurrence of a text',
  },
  'function.text': { 'zh-CN': '把值转为文本', 'zh-TW': '將值轉為文字', 'en-US': 'Converts a value to text' },
  'function.size': {
    'zh-CN': '文本的字数，或列表、明细表的项数',
    'zh-TW': '文字的字數，或清單、明細表的項數',
    'en-US': 'Number of characters in a text, items in a list or rows in a sub-table',
  },
  'function.date': {
    'zh-CN': '由文本、年月日或日期时间得到日期',
    'zh-TW': '由文字、年月日或日期時間取得日期',
    'en-US': 'Date from a text, from year, month and day, or from a date and time',
  },
  'function.datetime': {
    'zh-CN': '把文本读作日期时间',
    'zh-TW': '將文字讀作日期時間',
    'en-US': 'Converts text to a date and time',
  },
  'function.addDays': {
    'zh-CN': '加上若干天，负数为减',
    'zh-TW': '加上若干天，負數為減',
    'en-US': 'Adds days. Negative numbers subtract.',
  },
  'function.addMonths': {
    'zh-CN': '加上若干个月，超出月末时取月末',
    'zh-TW': '加上若干個月，超出月底時取月底',
    'en-US': 'Adds months and stays within the month',
  },
  'function.addYears': { 'zh-CN': '加上若干年', 'zh-TW': '加上若干年', 'en-US': 'Adds years' },
  'function.daysBetween': {
    'zh-CN': '两个日期相差的天数',
    'zh-TW': '兩個日期相差的天數',
    'en-US': 'Days between two dates',
  },
  'function.monthsBetween': {
    'zh-CN': '两个日期相差的整月数',
    'zh-TW': '兩個日期相差的整月數',
    'en-US': 'Whole months between two dates',
  },
  'function.yearsBetween': {
    'zh-CN': '两个日期相差的整年数',
    'zh-TW': '兩個日期相差的整年數',
    'en-US': 'Whole years between two dates',
  },
  'function.year': { 'zh-CN': '年份', 'zh-TW': '年份', 'en-US': 'Year' },
  'function.month': { 'zh-CN': '月份，1 至 12', 'zh-TW': '月份，1 至 12', 'en-US': 'Month, 1 to 12' },
  'function.day': { 'zh-CN': '日，1 至 31', 'zh-TW': '日，1 至 31', 'en-US': 'Day of the month, 1 to 31' },
  'function.weekday': {
    'zh-CN': '星期几，周一为 1，周日为 7',
    'zh-TW': '星期幾，週一為 1，週日為 7',
    'en-US': 'Day of the week, Monday is 1 and Sunday is 7',
  },
  'function.hour': { 'zh-CN': '小时，0 至 23', 'zh-TW': '小時，0 至 23', 'en-US': 'Hour, 0 to 23' },
  'function.minute': { 'zh-CN': '分钟，0 至 59', 'zh-TW': '分鐘，0 至 59', 'en-US': 'Minute, 0 to 59' },
  'function.timeOfDay': {
    'zh-CN': '一天中的时刻，从零点算起的时长',
    'zh-TW': '一天中的時刻，從零點算起的時長',
    'en-US': 'Time of day as a duration since midnight',
  },
  'function.startOfMonth': {
    'zh-CN': '当月第一天',
    'zh-TW': '當月第一天',
    'en-US': 'First day of the month',
  },
  'function.endOfMonth': {
    'zh-CN': '当月最后一天',
    'zh-TW': '當月最後一天',
    'en-US': 'Last day of the month',
  },
  'function.isWorkingDay': {
    'zh-CN': '是否为工作日',
    'zh-TW': '是否為工作日',
    'en-US': 'Whether the day is a working day',
  },
  'function.workingDays': {
    'zh-CN': '从第一天到最后一天的工作日数，含首尾',
    'zh-TW': '從第一天到最後一天的工作日數，含首尾',
    'en-US': 'Working days from the first to the last day, both included',
  },
  'function.workingDaysBetween': {
    'zh-CN': '起始日之后到结束日（含）的工作日数',
    'zh-TW': '起始日之後到結束日（含）的工作日數',
    'en-US': 'Working days after the first day, up to and including the second',
  },
  'function.addWorkingDays': {
    'zh-CN': '加上若干个工作日',
    'zh-TW': '加上若干個工作日',
    'en-US': 'Adds working days',
  },
  'function.duration': {
    'zh-CN': '把文本读作时长，如 1d12h30m',
    'zh-TW': '將文字讀作時長，例如 1d12h30m',
    'en-US': 'Converts text to a duration, such as 1d12h30m',
  },
  'function.days': { 'zh-CN': '时长的天数', 'zh-TW': '時長的天數', 'en-US': 'Duration in days' },
  'function.hours': { 'zh-CN': '时长的小时数', 'zh-TW': '時長的小時數', 'en-US': 'Duration in hours' },
  'function.minutes': { 'zh-CN': '时长的分钟数', 'zh-TW': '時長的分鐘數', 'en-US': 'Duration in minutes' },
  'function.coalesce': {
    'zh-CN': '第一个非空的值',
    'zh-TW': '第一個非空的值',
    'en-US': 'First non-empty value',
  },
  'function.has': { 'zh-CN': '是否已有值', 'zh-TW': '是否已有值', 'en-US': 'Whether there is a value' },
  'function.isEmpty': {
    'zh-CN': '是否为空：未填写、空白文本或空列表',
    'zh-TW': '是否為空：未填寫、空白文字或空清單',
    'en-US': 'Whether the value is empty: not filled in, blank text or an empty list',
  },
  'type.number': { 'zh-CN': '数字', 'zh-TW': '數字', 'en-US': 'number' },
  'type.text': { 'zh-CN': '文本', 'zh-TW': '文字', 'en-US': 'text' },
  'type.boolean': { 'zh-CN': '是/否', 'zh-TW': '是/否', 'en-US': 'yes/no' },
  'type.date': { 'zh-CN': '日期', 'zh-TW': '日期', 'en-US': 'date' },
  'type.datetime': { 'zh-CN': '日期时间', 'zh-TW': '日期時間', 'en-US': 'date and time' },
  'type.duration': { 'zh-CN': '时长', 'zh-TW': '時長', 'en-US': 'duration' },
  'type.rows': { 'zh-CN': '明细表', 'zh-TW': '明細表', 'en-US': 'sub-table' },
  'type.value': { 'zh-CN': '单个值', 'zh-TW': '單一值', 'en-US': 'single value' },
  'type.list': { 'zh-CN': '列表', 'zh-TW': '清單', 'en-US': 'list' },
  'type.null': { 'zh-CN': '空值', 'zh-TW': '空值', 'en-US': 'empty value' },
} satisfies Texts
