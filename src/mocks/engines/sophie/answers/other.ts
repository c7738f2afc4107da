import { countries } from '@/mocks/catalogue/countries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { beyondIn } from '@/mocks/engines/sophie/parse/beyond';
import { guideSource, listSource, schoolSource } from '@/mocks/engines/sophie/sources';
import { catalogueEntries } from '@/mocks/data/entries';
import { conditionsOf, conditionWords, listLinks, programsFor } from './conditions';

const DIPLOMA = {
  general: {
    en: 'It depends on the country. Some accept the Vietnamese diploma (THPT) directly, others ask for a foundation or first year before the bachelor’s degree.',
    vi: 'Điều đó tùy từng nước. Có nước nhận thẳng bằng THPT Việt Nam, có nước yêu cầu học năm dự bị hoặc năm nhất đại học trước khi vào cử nhân.',
  },
  DE: {
    en: 'Not on its own. For Germany you first need an APS certificate from Hanoi, and usually a Studienkolleg year, unless you have passed a year at a university in Vietnam. Check your case in anabin or with DAAD.',
    vi: 'Chỉ bằng THPT thì chưa đủ. Với Đức, bạn cần chứng chỉ APS ở Hà Nội, và thường phải học một năm Studienkolleg, trừ khi đã học xong một năm đại học ở Việt Nam. Hãy tra trường hợp của bạn trên anabin hoặc hỏi DAAD.',
  },
  NL: {
    en: 'It depends on the kind of school. Research universities in the Netherlands often don’t accept a Vietnamese diploma on its own; universities of applied sciences usually do.',
    vi: 'Điều đó tùy loại trường. Ở Hà Lan, đại học nghiên cứu thường chưa nhận thẳng bằng THPT Việt Nam; đại học khoa học ứng dụng thì thường nhận.',
  },
  GB: {
    en: 'Usually not on its own. Most universities in the United Kingdom ask for a foundation year, A levels or IB on top of a Vietnamese diploma.',
    vi: 'Thường thì chưa đủ. Đa số trường ở Anh yêu cầu thêm năm dự bị, A-\u2060level hoặc IB bên cạnh bằng THPT Việt Nam.',
  },
} as const;

const HOUSING = {
  en: 'Housing isn’t in my catalogue. The housing page of the university says who gets a room and when to ask for one, often right after the offer. Never pay a deposit for a room that nobody you trust has seen.',
  vi: 'Danh mục của mình không có thông tin nhà ở. Trang nhà ở của trường ghi rõ ai được nhận phòng và khi nào đăng ký, thường ngay sau khi có thư mời. Đừng bao giờ đặt cọc cho căn phòng mà chưa có người nào bạn tin tưởng đến xem.',
} as const;

/** A question that a guide answers: its summary, and where it is. */
export function fromGuide(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { ref, cited } = createCitations();
  const topic = question.guide ?? '';
  const site = question.schools.flatMap((school) => {
    const entry = catalogueEntries.find((one) => one.school === school);
    const host = new URL(school.website).host;
    return entry
      ? ` ${school.name[language]}: [${host}](${school.website}) ${ref(schoolSource(entry, language))}.`
      : '';
  });
  if (topic === 'diploma') {
    const codes = question.countries
      .map(({ code }) => code)
      .filter((code): code is 'DE' | 'NL' | 'GB' => code in DIPLOMA);
    const passage =
      codes.length > 0
        ? codes.map((code) => DIPLOMA[code][language]).join(' ')
        : DIPLOMA.general[language];
    const foundation = guideSource('foundation-years', language, passage);
    const papers = guideSource('transcripts-and-translations', language);
    const text = en
      ? `${passage} ${ref(foundation)}\n\n[${foundation.title}](${foundation.href}) explains the ways in, and [${papers.title}](${papers.href}) the papers and translations ${ref(papers)}. Each school decides for itself, so look at its admissions page too.`
      : `${passage} ${ref(foundation)}\n\nBài [${foundation.title}](${foundation.href}) nói về các con đường vào trường, còn [${papers.title}](${papers.href}) nói về giấy tờ và bản dịch ${ref(papers)}. Mỗi trường tự quyết định, nên bạn xem thêm trang tuyển sinh của trường nhé.`;
    return { text, cited };
  }
  if (topic === 'housing') {
    const guide = guideSource('first-month', language, HOUSING[language]);
    const costs = guideSource('what-a-year-costs', language);
    const text = en
      ? `${HOUSING.en} ${ref(guide)}${site.join('')}\n\nFor costs besides rent, see [${costs.title}](${costs.href}) ${ref(costs)}.`
      : `${HOUSING.vi} ${ref(guide)}${site.join('')}\n\nNhững khoản không nằm trong tiền nhà có ở bài [${costs.title}](${costs.href}) ${ref(costs)}.`;
    return { text, cited };
  }
  const guide = guideSource(topic, language);
  const text = en
    ? `${guide.text} That is what our guide [${guide.title}](${guide.href}) is about: what to do first, what to avoid, and one step for today ${ref(guide)}.`
    : `${guide.text} Bài [${guide.title}](${guide.href}) nói kỹ về điều này: nên làm gì trước, tránh điều gì, và một việc cho hôm nay ${ref(guide)}.`;
  return { text: `${text}${site.join('')}`, cited };
}

/** Rankings: why she doesn't use them, and what she can look for instead. */
export function aboutRankings(asker: Asker): AnswerDraft {
  const { language } = asker;
  const { ref, cited } = createCitations();
  const guide = guideSource('reading-a-program-page', language);
  const text =
    language === 'en'
      ? `Rankings aren’t in my catalogue, and I don’t order schools by them: they measure research and fame more than how you would be taught. [${guide.title}](${guide.href}) shows what to look at instead ${ref(guide)}. Tell me what matters to you, for example tuition, language or a subject, and I’ll look for that.`
      : `Danh mục không có bảng xếp hạng và mình không xếp trường theo đó: chúng đo nghiên cứu và danh tiếng nhiều hơn là việc bạn được dạy ra sao. Bài [${guide.title}](${guide.href}) chỉ cho bạn nên xem gì thay thế ${ref(guide)}. Bạn cho mình biết điều quan trọng với bạn, như học phí, ngôn ngữ hay môn học, mình sẽ tìm giúp.`;
  return { text, cited };
}

export function introduction({ language }: Asker): AnswerDraft {
  const text =
    language === 'en'
      ? 'Hello, I’m Sophie. Ask me about programs, costs, requirements, deadlines, scholarships, visas, tests and essays, or your own list. I answer from Saola’s catalogue and guides, and the numbers link to my sources. For example:\n\n- Where can I study data science in English for up to $15,000 a year?\n- Canada or Australia?\n- I like drawing and math. What should I study?'
      : 'Chào bạn, mình là Sophie. Bạn có thể hỏi mình về chương trình học, chi phí, yêu cầu, hạn nộp, học bổng, visa, các kỳ thi, bài luận, hay danh sách của chính bạn. Mình trả lời từ danh mục và tài liệu của Saola, các con số trong ngoặc dẫn đến nơi mình đọc được. Ví dụ:\n\n- Học khoa học dữ liệu bằng tiếng Anh ở đâu với học phí không quá $15.000 một năm?\n- Canada hay Úc?\n- Mình thích vẽ và toán, nên học ngành gì?';
  return { text, cited: [] };
}

/** The reply to thanks, and to a short `ok`. */
export function welcome({ language }: Asker): AnswerDraft {
  const text =
    language === 'en'
      ? 'You’re welcome. When the next question comes up, just ask.'
      : 'Không có gì đâu. Khi nào có thêm câu hỏi, bạn cứ hỏi mình nhé.';
  return { text, cited: [] };
}

/** What the catalogue doesn't know, who does, and what it has of the places and majors in the question. */
export function beyondCatalogue(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { programs } = formatters(language);
  const { ref, cited } = createCitations();
  const beyond = beyondIn(question.text);
  const first = !beyond
    ? ''
    : en
      ? `My catalogue doesn’t say ${beyond.name.en}. ${beyond.ask.en}`
      : `Danh mục của mình không có thông tin về ${beyond.name.vi}. ${beyond.ask.vi}`;
  const general = { ...asker, answers: null };
  const conditions = conditionsOf(question, general);
  const title = conditionWords(conditions, general).join(', ');
  const entries = programsFor(conditions);
  if (title === '' || entries.length === 0 || beyond?.general) {
    return { text: first, cited };
  }
  const [{ href } = { href: '' }] = listLinks(conditions, general);
  const source = ref(listSource(entries, { title, href }, language));
  const has = en
    ? `What I know of [${programs(entries.length)} (${title})](${href}) is their tuition, requirements and deadlines ${source}.`
    : `Mình biết học phí, yêu cầu và hạn nộp của [${programs(entries.length)} (${title})](${href}) ${source}.`;
  return { text: `${first}\n\n${has}`, cited };
}

/** Fallback for a question that was not understood, with suggestions. */
export function notUnderstood({ language }: Asker): AnswerDraft {
  const { path, number } = formatters(language);
  const { ref, cited } = createCitations();
  const count = number(countries.length);
  const source = {
    title: language === 'en' ? 'Guides' : 'Tài liệu',
    href: path('/resources'),
    text: language === 'en' ? `Programs in ${count} countries` : `Chương trình ở ${count} nước`,
  };
  const text =
    language === 'en'
      ? `I can’t answer that one. I know programs in ${count} countries, what they cost and ask for, their dates, scholarships, visas, tests and essays. Name a major, a school or a country and I’ll look. For anything else, our [guides](${source.href}) cover what comes up most ${ref(source)}.`
      : `Câu này mình không trả lời được. Mình biết về chương trình học ở ${count} nước, học phí, yêu cầu, hạn nộp, học bổng, visa, các kỳ thi và bài luận. Bạn nêu tên ngành, trường hoặc quốc gia, mình sẽ tìm giúp. Với những điều khác, [tài liệu](${source.href}) của Saola giải đáp những câu hay gặp nhất ${ref(source)}.`;
  return { text, cited };
}
