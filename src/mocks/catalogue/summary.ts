import type { Degree, TeachingLanguage } from '@/mocks/catalogue/schools/school';
import { pick } from './seeded';
import { capital, type Text } from './text';

const languageNames: Readonly<Record<TeachingLanguage, Text>> = {
  en: { en: 'English', vi: 'tiếng Anh' },
  de: { en: 'German', vi: 'tiếng Đức' },
  fr: { en: 'French', vi: 'tiếng Pháp' },
  ko: { en: 'Korean', vi: 'tiếng Hàn' },
  ja: { en: 'Japanese', vi: 'tiếng Nhật' },
  it: { en: 'Italian', vi: 'tiếng Ý' },
  es: { en: 'Spanish', vi: 'tiếng Tây Ban Nha' },
  zh: { en: 'Chinese', vi: 'tiếng Hoa' },
  vi: { en: 'Vietnamese', vi: 'tiếng Việt' },
};

const numbers = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six'],
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu'],
} as const;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

export type SummaryFacts = {
  /** Selects among equivalent wordings. */
  seed: string;
  degree: Degree;
  learn: Text;
  city: Text;
  language: TeachingLanguage;
  /** Length in whole or half years, at least one. */
  years: number;
  /** Month of the main intake, 1 to 12. */
  month: number;
};

/** Two short sentences: what is learnt; and where, how long and in which language. */
export function summaryOf(facts: SummaryFacts): Text {
  const where = facts.degree === 'bachelor' ? bachelorSentence(facts) : pathwaySentence(facts);
  return { en: `${facts.learn.en} ${where.en}`, vi: `${facts.learn.vi} ${where.vi}` };
}

function bachelorSentence({ seed, city, language, years, month }: SummaryFacts): Text {
  const length = lengthOf(years);
  const { en, vi } = languageNames[language];
  return pick<Text>(`${seed}/wording`, [
    {
      en: `${capital(length.en)} in ${city.en}, taught in ${en}.`,
      vi: `Học ${length.vi} tại ${city.vi}, giảng dạy bằng ${vi}.`,
    },
    {
      en: `Taught in ${en} over ${length.en} in ${city.en}.`,
      vi: `Chương trình kéo dài ${length.vi} tại ${city.vi}, dạy bằng ${vi}.`,
    },
    {
      en: `The first year begins in ${monthName.format(Date.UTC(2000, month - 1))} in ${city.en}; the whole takes ${length.en}, in ${en}.`,
      vi: `Năm nhất bắt đầu vào tháng ${month} tại ${city.vi}; toàn khóa ${length.vi}, học bằng ${vi}.`,
    },
  ]);
}

function pathwaySentence({ degree, city, language, years }: SummaryFacts): Text {
  const length = lengthOf(years);
  const { en, vi } = languageNames[language];
  const start = {
    en: `${capital(length.en)} in ${city.en}`,
    vi: `Học ${length.vi} tại ${city.vi}`,
  };
  switch (degree) {
    case 'foundation':
      return {
        en: `${start.en} to prepare for the first year of a bachelor’s degree, taught in ${en}.`,
        vi: `${start.vi} để chuẩn bị vào năm nhất bậc cử nhân, giảng dạy bằng ${vi}.`,
      };
    case 'associate':
      return {
        en: `${start.en}, after which credits can be carried over to a four-year university; taught in ${en}.`,
        vi: `${start.vi}, sau đó có thể chuyển tín chỉ lên đại học bốn năm; giảng dạy bằng ${vi}.`,
      };
    default:
      return {
        en: `${start.en} with much practical work, taught in ${en}.`,
        vi: `${start.vi} với nhiều giờ thực hành, giảng dạy bằng ${vi}.`,
      };
  }
}

/** `three and a half years`, `ba năm rưỡi`. */
function lengthOf(years: number): Text {
  const whole = Math.floor(years);
  const half = years !== whole;
  const count = { en: numbers.en[whole] ?? String(whole), vi: numbers.vi[whole] ?? String(whole) };
  return {
    en: `${count.en}${half ? ' and a half' : ''} ${years === 1 ? 'year' : 'years'}`,
    vi: `${count.vi} năm${half ? ' rưỡi' : ''}`,
  };
}
