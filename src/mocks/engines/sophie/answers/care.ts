import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource } from '@/mocks/engines/sophie/sources';

const LINES = {
  VN: {
    title: {
      en: 'Vietnam: National Child Protection Hotline 111',
      vi: 'Tổng đài quốc gia bảo vệ trẻ em 111',
    },
    href: 'https://tongdai111.vn',
    en: 'In Vietnam call **111**, the National Child Protection Hotline: free, day and night',
    vi: 'Ở Việt Nam, bạn gọi **111**, Tổng đài quốc gia bảo vệ trẻ em: miễn phí, cả ngày lẫn đêm',
  },
  US: {
    title: { en: 'United States: 988 Suicide & Crisis Lifeline', vi: 'Mỹ: đường dây 988' },
    href: 'https://988lifeline.org',
    en: 'In the United States call or text **988**: free, day and night',
    vi: 'Ở Mỹ, bạn gọi hoặc nhắn tin **988**: miễn phí, cả ngày lẫn đêm',
  },
  elsewhere: {
    title: { en: 'Find a Helpline', vi: 'Find a Helpline' },
    href: 'https://findahelpline.com',
    en: 'In any other country, [findahelpline.com](https://findahelpline.com) shows who to call',
    vi: 'Ở nước khác, [findahelpline.com](https://findahelpline.com) cho biết nơi để gọi',
  },
} as const;

/** Who is there; a visa for the US, for example, does not say so. */
const IN_US =
  /\b(ohio|california|texas|new york|high school in the us|here in the us|(i live|living|i am|i m|i study) in (america|(the )?(us|usa|united states|states))|(dang o|song o|dang hoc o) my)\b/;

/** A warm sentence, and where to call in the asker's country. Nothing of the catalogue. */
export function careForDistress({ text }: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const { ref, cited } = createCitations();
  const order = IN_US.test(text)
    ? (['US', 'elsewhere'] as const)
    : (['VN', 'US', 'elsewhere'] as const);
  const lines = order.map((key) => {
    const { title, href, ...words } = LINES[key];
    const source = {
      title: title[language],
      href,
      text: words[language].replaceAll(/\*\*|\[|\]\([^)]*\)/g, ''),
    };
    return `${words[language]} ${ref(source)}.`;
  });
  const warm =
    language === 'en'
      ? 'I’m really glad you told me. What you feel matters more than any application, and you don’t have to carry it on your own. Please tell an adult you trust today: a teacher, someone in your family, a doctor.'
      : 'Cảm ơn bạn đã nói ra với mình. Điều bạn đang cảm thấy quan trọng hơn mọi bộ hồ sơ, và bạn không phải chịu đựng một mình. Ngay hôm nay, bạn hãy nói với một người lớn mà bạn tin: thầy cô, người thân hoặc bác sĩ.';
  const danger =
    language === 'en'
      ? 'If you’re in danger now, call the emergency number. The applications can wait. I’m here when you want to continue.'
      : 'Nếu bạn đang gặp nguy hiểm, hãy gọi số khẩn cấp ngay. Chuyện hồ sơ có thể chờ. Khi nào bạn muốn nói tiếp, mình vẫn ở đây.';
  return { text: `${warm}\n\n${lines.join(' ')}\n\n${danger}`, cited };
}

const DAY_AFTER = {
  en: 'A no means that the school had more good applications than places. It doesn’t mean that you aren’t good enough. You don’t have to be strong this evening: eat something, tell one person you trust, and sleep. After that, other doors are still open: other offers, schools that take applications all year, a foundation year, a gap year.',
  vi: 'Không trúng tuyển thường chỉ vì hồ sơ tốt thì nhiều mà chỗ thì ít, không có nghĩa là bạn kém. Tối nay bạn không cần phải mạnh mẽ: ăn một chút gì đó, kể với một người bạn tin, rồi đi ngủ. Sau đó vẫn còn những cánh cửa khác: thư mời của trường khác, trường nhận hồ sơ quanh năm, năm dự bị, hoặc nghỉ một năm (gap year) rồi nộp lại.',
} as const;

/** A rejection or a waitlist. With words of sadness also where to call. */
export function careForRejection(
  question: ParsedQuestion,
  asker: Asker,
  sad: boolean,
): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { ref, cited } = createCitations();
  const guide = guideSource('waitlists-and-rejections', language, DAY_AFTER[language]);
  const waitlist = /\b(waitlist\w*|wait list\w*|danh sach cho)\b/.test(question.text);
  const hurt = waitlist
    ? en
      ? 'Waiting is hard. Accept another offer in time, tell this school that you’re still interested, and get ready for the other plan in the meantime.'
      : 'Chờ đợi thật không dễ. Bạn hãy nhận một thư mời khác đúng hạn, báo cho trường này rằng bạn vẫn muốn học, và trong lúc chờ cứ chuẩn bị theo kế hoạch kia.'
    : en
      ? `I’m sorry. It hurts, and it’s allowed to hurt. ${DAY_AFTER.en}`
      : `Mình rất tiếc. Chuyện này đau thật, và bạn có quyền buồn. ${DAY_AFTER.vi}`;
  const passage = waitlist ? { ...guide, text: hurt } : guide;
  const more = en
    ? `When you’re ready, [waitlists and rejections](${guide.href}) has the next steps ${ref(passage)}.`
    : `Khi nào bạn sẵn sàng, bài [danh sách chờ và thư từ chối](${guide.href}) có những bước tiếp theo ${ref(passage)}.`;
  if (!sad) return { text: `${hurt}\n\n${more}`, cited };
  const call = en
    ? `If it feels too heavy, talk to someone: 111 in Vietnam, 988 in the United States, elsewhere [findahelpline.com](${LINES.elsewhere.href}) ${ref({ title: LINES.elsewhere.title.en, href: LINES.elsewhere.href, text: 'Vietnam 111, United States 988, findahelpline.com' })}.`
    : `Nếu thấy quá nặng nề, bạn hãy nói với một người: ở Việt Nam gọi 111, ở Mỹ gọi 988, ở nước khác xem [findahelpline.com](${LINES.elsewhere.href}) ${ref({ title: LINES.elsewhere.title.vi, href: LINES.elsewhere.href, text: 'Việt Nam 111, Mỹ 988, findahelpline.com' })}.`;
  return { text: `${hurt}\n\n${more}\n\n${call}`, cited };
}
