import type { Texts } from '@signet/std'

export const texts = {} satisfies Texts

/** Words by which people find a function; in Chinese also its sound and English. */
export const studioTexts = {
  sum: {
    'zh-CN': '合计 求和 总和 heji qiuhe zonghe hj total add',
    'zh-TW': '合計 加總 總和 heji qiuhe zonghe hj total add',
    'en-US': 'total add',
  },
  count: {
    'zh-CN': '计数 个数 行数 jishu geshu hangshu js number of rows',
    'zh-TW': '計數 個數 列數 jishu geshu hangshu js number of rows',
    'en-US': 'number of rows',
  },
  avg: {
    'zh-CN': '平均 均值 pingjun junzhi pj average mean',
    'zh-TW': '平均 均值 pingjun junzhi pj average mean',
    'en-US': 'average mean',
  },
  any: {
    'zh-CN': '任一 存在 renyi cunzai ry any exists',
    'zh-TW': '任一 存在 renyi cunzai ry any exists',
    'en-US': 'any exists',
  },
  all: {
    'zh-CN': '全部 都 quanbu dou qb all every',
    'zh-TW': '全部 都 quanbu dou qb all every',
    'en-US': 'all every',
  },
  min: {
    'zh-CN': '最小 最早 zuixiao zuizao zx smallest earliest',
    'zh-TW': '最小 最早 zuixiao zuizao zx smallest earliest',
    'en-US': 'smallest earliest',
  },
  max: {
    'zh-CN': '最大 最晚 zuida zuiwan zd largest latest',
    'zh-TW': '最大 最晚 zuida zuiwan zd largest latest',
    'en-US': 'largest latest',
  },
  round: {
    'zh-CN': '四舍五入 取整 sishewuru quzheng sswr round',
    'zh-TW': '四捨五入 取整 sishewuru quzheng sswr round',
    'en-US': 'round',
  },
  floor: {
    'zh-CN': '向下取整 xiangxiaquzheng xxqz round down',
    'zh-TW': '向下取整 xiangxiaquzheng xxqz round down',
    'en-US': 'round down',
  },
  ceil: {
    'zh-CN': '向上取整 xiangshangquzheng xsqz round up',
    'zh-TW': '向上取整 xiangshangquzheng xsqz round up',
    'en-US': 'round up',
  },
  abs: {
    'zh-CN': '绝对值 jueduizhi jdz absolute',
    'zh-TW': '絕對值 jueduizhi jdz absolute',
    'en-US': 'absolute',
  },
  number: {
    'zh-CN': '转数字 zhuanshuzi zsz to number',
    'zh-TW': '轉數字 zhuanshuzi zsz to number',
    'en-US': 'to number',
  },
  lower: {
    'zh-CN': '小写 xiaoxie xx lower case',
    'zh-TW': '小寫 xiaoxie xx lower case',
    'en-US': 'lower case',
  },
  upper: { 'zh-CN': '大写 daxie dx upper case', 'zh-TW': '大寫 daxie dx upper case', 'en-US': 'upper case' },
  trim: {
    'zh-CN': '去空格 qukongge qkg trim spaces',
    'zh-TW': '去空格 qukongge qkg trim spaces',
    'en-US': 'trim spaces',
  },
  contains: { 'zh-CN': '包含 baohan bh contains', 'zh-TW': '包含 baohan bh contains', 'en-US': 'contains' },
  startsWith: {
    'zh-CN': '开头是 kaitoushi kts starts with',
    'zh-TW': '開頭是 kaitoushi kts starts with',
    'en-US': 'starts with',
  },
  endsWith: {
    'zh-CN': '结尾是 jieweishi jws ends with',
    'zh-TW': '結尾是 jieweishi jws ends with',
    'en-US': 'ends with',
  },
  concat: {
    'zh-CN': '拼接 连接 pinjie lianjie pj join text',
    'zh-TW': '串接 連接 pinjie lianjie pj join text',
    'en-US': 'join text',
  },
  join: {
    'zh-CN': '合并列表 分隔 hebingliebiao fenge hblb join list',
    'zh-TW': '合併清單 分隔 hebingliebiao fenge hblb join list',
    'en-US': 'join list',
  },
  substring: {
    'zh-CN': '截取 jiequ jq part of text',
    'zh-TW': '擷取 jiequ jq part of text',
    'en-US': 'part of text',
  },
  replace: { 'zh-CN': '替换 tihuan th replace', 'zh-TW': '取代 tihuan th replace', 'en-US': 'replace' },
  text: {
    'zh-CN': '转文本 zhuanwenben zwb to text',
    'zh-TW': '轉文字 zhuanwenben zwb to text',
    'en-US': 'to text',
  },
  size: {
    'zh-CN': '长度 字数 changdu zishu cd length',
    'zh-TW': '長度 字數 changdu zishu cd length',
    'en-US': 'length',
  },
  date: { 'zh-CN': '日期 riqi rq date', 'zh-TW': '日期 riqi rq date', 'en-US': 'date' },
  datetime: {
    'zh-CN': '日期时间 riqishijian rqsj date and time',
    'zh-TW': '日期時間 riqishijian rqsj date and time',
    'en-US': 'date and time',
  },
  addDays: {
    'zh-CN': '加天数 几天后 jiatianshu jitianhou jts add days',
    'zh-TW': '加天數 幾天後 jiatianshu jitianhou jts add days',
    'en-US': 'add days',
  },
  addMonths: {
    'zh-CN': '加月数 jiayueshu jys add months',
    'zh-TW': '加月數 jiayueshu jys add months',
    'en-US': 'add months',
  },
  addYears: {
    'zh-CN': '加年数 jianianshu jns add years',
    'zh-TW': '加年數 jianianshu jns add years',
    'en-US': 'add years',
  },
  daysBetween: {
    'zh-CN': '相差天数 天数 晚数 xiangchatianshu tianshu wanshu xcts days between nights difference',
    'zh-TW': '相差天數 天數 晚數 xiangchatianshu tianshu wanshu xcts days between nights difference',
    'en-US': 'days between nights difference',
  },
  monthsBetween: {
    'zh-CN': '相差月数 xiangchayueshu xcys months between',
    'zh-TW': '相差月數 xiangchayueshu xcys months between',
    'en-US': 'months between',
  },
  yearsBetween: {
    'zh-CN': '相差年数 年龄 工龄 xiangchanianshu nianling gongling xcns years between age',
    'zh-TW': '相差年數 年齡 年資 xiangchanianshu nianling gongling xcns years between age',
    'en-US': 'years between age',
  },
  year: { 'zh-CN': '年份 nianfen nf year', 'zh-TW': '年份 nianfen nf year', 'en-US': 'year' },
  month: { 'zh-CN': '月份 yuefen yf month', 'zh-TW': '月份 yuefen yf month', 'en-US': 'month' },
  day: {
    'zh-CN': '几号 jihao jh day of month',
    'zh-TW': '幾號 jihao jh day of month',
    'en-US': 'day of month',
  },
  weekday: {
    'zh-CN': '星期几 周几 xingqiji zhouji xqj weekday',
    'zh-TW': '星期幾 週幾 xingqiji zhouji xqj weekday',
    'en-US': 'weekday',
  },
  hour: { 'zh-CN': '小时 xiaoshi xs hour', 'zh-TW': '小時 xiaoshi xs hour', 'en-US': 'hour' },
  minute: { 'zh-CN': '分钟 fenzhong fz minute', 'zh-TW': '分鐘 fenzhong fz minute', 'en-US': 'minute' },
  timeOfDay: {
    'zh-CN': '时刻 shike sk time of day',
    'zh-TW': '時刻 shike sk time of day',
    'en-US': 'time of day',
  },
  startOfMonth: {
    'zh-CN': '月初 yuechu yc first of month',
    'zh-TW': '月初 yuechu yc first of month',
    'en-US': 'first of month',
  },
  endOfMonth: {
    'zh-CN': '月末 月底 yuemo yuedi ym end of month',
    'zh-TW': '月底 月末 yuemo yuedi ym end of month',
    'en-US': 'end of month',
  },
  isWorkingDay: {
    'zh-CN': '是工作日 shigongzuori sgzr is working day',
    'zh-TW': '是工作日 shigongzuori sgzr is working day',
    'en-US': 'is working day',
  },
  workingDays: {
    'zh-CN': '工作日天数 gongzuoritianshu gzrts working days',
    'zh-TW': '工作日天數 gongzuoritianshu gzrts working days',
    'en-US': 'working days',
  },
  workingDaysBetween: {
    'zh-CN': '相差工作日 xiangchagongzuori xcgzr working days between',
    'zh-TW': '相差工作日 xiangchagongzuori xcgzr working days between',
    'en-US': 'working days between',
  },
  addWorkingDays: {
    'zh-CN': '加工作日 下一个工作日 jiagongzuori xiayigegongzuori jgzr add working days next',
    'zh-TW': '加工作日 下一個工作日 jiagongzuori xiayigegongzuori jgzr add working days next',
    'en-US': 'add working days next',
  },
  duration: {
    'zh-CN': '时长 shichang sc duration',
    'zh-TW': '時長 shichang sc duration',
    'en-US': 'duration',
  },
  days: {
    'zh-CN': '时长的天数 shichangdetianshu scdts days of duration',
    'zh-TW': '時長的天數 shichangdetianshu scdts days of duration',
    'en-US': 'days of duration',
  },
  hours: {
    'zh-CN': '时长的小时数 shichangdexiaoshishu scdxss hours of duration',
    'zh-TW': '時長的小時數 shichangdexiaoshishu scdxss hours of duration',
    'en-US': 'hours of duration',
  },
  minutes: {
    'zh-CN': '时长的分钟数 shichangdefenzhongshu scdfzs minutes of duration',
    'zh-TW': '時長的分鐘數 shichangdefenzhongshu scdfzs minutes of duration',
    'en-US': 'minutes of duration',
  },
  coalesce: {
    'zh-CN': '默认值 第一个非空 morenzhi diyigefeikong mrz first value default',
    'zh-TW': '預設值 第一個非空 morenzhi diyigefeikong mrz first value default',
    'en-US': 'first value default',
  },
  has: { 'zh-CN': '有值 youzhi yz has value', 'zh-TW': '有值 youzhi yz has value', 'en-US': 'has value' },
  isEmpty: {
    'zh-CN': '为空 空值 weikong kongzhi wk is empty',
    'zh-TW': '為空 空值 weikong kongzhi wk is empty',
    'en-US': 'is empty',
  },
} satisfies Texts
