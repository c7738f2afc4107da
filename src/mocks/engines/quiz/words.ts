import type { Interest } from '@/api/discovery/contract';
import type { Language, Text } from '@/mocks/catalogue/text';
import { isFlat, rankedTypes, type TypeScores } from './scoring';

/** Largest difference between two types that the result calls equally strong, or names one after the other. */
const EQUALLY_STRONG = 0.05;
const NEXT = 0.3;

/** As the summits of the mountain are named. */
export const INTEREST_NAMES: Readonly<Record<Interest, Text>> = {
  R: { en: 'Making', vi: 'Làm bằng tay' },
  I: { en: 'Finding out', vi: 'Tìm tòi' },
  A: { en: 'Creating', vi: 'Sáng tạo' },
  S: { en: 'Helping', vi: 'Giúp người' },
  E: { en: 'Leading', vi: 'Dẫn dắt' },
  C: { en: 'Ordering', vi: 'Sắp xếp' },
};

/** What a type likes doing, as part of a sentence. */
const leanings: Readonly<Record<Interest, Text>> = {
  R: {
    en: 'making things work with your own hands',
    vi: 'bắt tay vào làm để mọi thứ vận hành được',
  },
  I: {
    en: 'asking why things are the way they are',
    vi: 'tìm hiểu vì sao sự việc lại như vậy',
  },
  A: {
    en: 'making something new',
    vi: 'tạo ra những điều mới',
  },
  S: {
    en: 'being of use to other people',
    vi: 'giúp đỡ và đồng hành cùng người khác',
  },
  E: {
    en: 'getting things moving and bringing others along',
    vi: 'khởi xướng công việc và thuyết phục mọi người cùng làm',
  },
  C: {
    en: 'keeping things organized',
    vi: 'sắp xếp mọi thứ cho rõ ràng, dễ dùng',
  },
};

const counts: Readonly<Record<Language, readonly string[]>> = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu'],
};

const flat: Readonly<Record<'heading' | 'summary', Text>> = {
  heading: { en: 'No clear leaning yet', vi: 'Chưa thấy thiên hướng rõ' },
  summary: {
    en: 'Your answers point in several directions about equally, or there is too little to go by, so naming a field would be a guess. Rating more activities can help. Nothing is ruled out.',
    vi: 'Các câu trả lời của bạn nghiêng về nhiều hướng gần như ngang nhau, hoặc chưa đủ để kết luận, nên nêu tên một lĩnh vực lúc này chỉ là đoán. Bạn có thể đánh giá thêm hoạt động để kết quả rõ hơn. Không ngành nào bị loại.',
  },
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The two strongest types; only the first if the second is far behind or below the mean. */
function leaders(totals: TypeScores): { first: Interest; second: Interest | null; even: boolean } {
  const [first = 'R', second = 'I'] = rankedTypes(totals);
  const behind = totals[first] - totals[second];
  const named = totals[second] > 0 && behind <= NEXT;
  return { first, second: named ? second : null, even: behind < EQUALLY_STRONG };
}

/** The heading of a result: the one or two strongest types. */
export function headingFor(totals: TypeScores, language: Language): string {
  if (isFlat(totals)) return flat.heading[language];
  const { first, second, even } = leaders(totals);
  const [one, two] = [INTEREST_NAMES[first], second && INTEREST_NAMES[second]];
  if (!two)
    return { en: `Above all, ${lowerFirst(one.en)}`, vi: `Trước hết là ${lowerFirst(one.vi)}` }[
      language
    ];
  return {
    en: `${one.en}${even ? ' and' : ', then'} ${lowerFirst(two.en)}`,
    vi: `${one.vi}${even ? ' và' : ', rồi'} ${lowerFirst(two.vi)}`,
  }[language];
}

/**
 * The summary of a result: the leaning in a sentence, how many groups are closest, and that none is ruled out.
 */
export function summaryFor(totals: TypeScores, closest: number, language: Language): string {
  if (isFlat(totals)) return flat.summary[language];
  const { first, second, even } = leaders(totals);
  const one = leanings[first];
  const two = second && leanings[second];
  const count = counts[language][closest] ?? String(closest);
  if (language === 'en') {
    const joined = even
      ? `as much towards ${one.en} as towards`
      : `towards ${one.en}, and then towards`;
    const lean = two ? `You lean ${joined} ${two.en}.` : `You clearly lean towards ${one.en}.`;
    const groups =
      closest === 1
        ? 'One field is closest to that.'
        : `${count} fields are equally close to that.`;
    return `${lean} ${groups} Nothing here is ruled out.`;
  }
  const joined = even ? `${one.vi}, và cũng thích` : `${one.vi}, rồi đến`;
  const lean = two ? `Bạn thích ${joined} ${two.vi}.` : `Bạn thích ${one.vi}, và điều này khá rõ.`;
  const groups =
    closest === 1
      ? 'Có một lĩnh vực gần với điều đó nhất.'
      : `Có ${count} lĩnh vực cùng gần với điều đó nhất.`;
  return `${lean} ${groups} Không ngành nào bị loại.`;
}
