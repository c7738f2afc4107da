import { capital } from '@/mocks/catalogue/text';
import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations } from '@/mocks/engines/sophie/formatters';
import { countriesByCode } from '@/mocks/engines/sophie/parse/country-names';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { PATTERNS } from '@/mocks/engines/sophie/parse/topic';
import { guideSource } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';
import { visaFacts } from './visa-facts';

const MONEY = {
  en: 'Proof of funds (chứng minh tài chính) means showing that tuition and living are covered for the first year or longer: bank statements that go back some months, a blocked account, a loan letter, a scholarship letter, or a sponsor. Two mistakes are frequent: the money was there for too short a time, and a large sum appeared from nowhere.',
  vi: 'Chứng minh tài chính là cho thấy đủ tiền học và tiền ăn ở cho năm đầu hoặc lâu hơn: sao kê ngân hàng vài tháng gần nhất, sổ tiết kiệm, tài khoản phong tỏa, thư cho vay, thư học bổng, hoặc người bảo lãnh. Hai lỗi hay gặp: tiền nằm trong tài khoản chưa đủ lâu, và một khoản lớn không rõ từ đâu ra.',
} as const;

const STEPS = {
  en: 'The order hardly differs: accept the offer and pay the deposit, receive the school’s paper for the visa, prove that you can pay, do the health check and insurance, apply, and give your fingerprints. Begin months before the term, because appointments fill up in summer.',
  vi: 'Thứ tự gần như giống nhau: xác nhận thư mời và đặt cọc, nhận giấy của trường để xin visa, chứng minh tài chính, khám sức khỏe và mua bảo hiểm, nộp hồ sơ, rồi lấy dấu vân tay. Hãy bắt đầu trước kỳ học vài tháng, vì mùa hè lịch hẹn rất kín.',
} as const;

const HOURS = {
  en: 'Many student visas allow some hours of work a week, with a limit. Treat that money as a help with living, never as the way to pay tuition: officers tend not to count it, and in the first semester you will need the hours.',
  vi: 'Nhiều loại visa sinh viên cho làm thêm một số giờ mỗi tuần, có giới hạn. Hãy coi đó là khoản đỡ sinh hoạt phí, đừng bao giờ coi là cách trả học phí: khi xét tài chính người ta thường không tính khoản này, và học kỳ đầu bạn cần thời gian để học.',
} as const;

const AFTER = {
  en: 'To stay and work after your degree you usually apply before the student visa ends, and the length depends on the degree and sometimes on the school. Ask the school now whether your program counts, because not every one does.',
  vi: 'Muốn ở lại làm việc sau khi tốt nghiệp, bạn thường phải xin trước khi visa du học hết hạn; thời gian được ở tùy vào bằng cấp, có khi tùy cả trường. Hãy hỏi trường ngay từ bây giờ xem chương trình của bạn có được tính không, vì không phải chương trình nào cũng được.',
} as const;

const SALARY = {
  en: 'Salaries aren’t in my catalogue. The official labor statistics of the country and the careers page of the university say more than any average on the web.',
  vi: 'Danh mục của mình không có mức lương. Số liệu lao động chính thức của nước đó và trang hướng nghiệp của trường đáng tin hơn các con số trung bình trên mạng.',
} as const;

/** Visa, proof of funds, and work during or after a degree: the order and who decides, without sums or hours. */
export function aboutVisaAndWork(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { ref, cited } = createCitations();
  const { text, absent, topic } = question;
  const codes = [
    ...question.countries.map(({ code }) => code),
    ...question.schools.flatMap(({ countryId }) =>
      countriesByCode(Object.keys(visaFacts))
        .filter(({ id }) => id === countryId)
        .map(({ code }) => code),
    ),
  ];
  const wantsWork = topic === 'work' || PATTERNS.work.test(text);
  const money =
    /\b(proof|money|funds|blocked|finance|tai chinh|phong toa|so tiet kiem|bao nhieu tien)\b/.test(
      text,
    );
  const afterwards =
    /\b(after|graduat\w+|post study|stay|sau khi|hoc xong|ra truong|tot nghiep|o lai|dinh cu)\b/.test(
      text,
    );
  const salary = /\b(salar|earn|luong)\w*/.test(text);
  const lacking = absenceParagraph(absent, asker, ref);
  const paragraphs = [...new Set(codes)].slice(0, 2).flatMap((code) => {
    const facts = visaFacts[code];
    const [country] = countriesByCode([code]);
    if (!facts || !country) return [];
    const host = new URL(facts.site).host;
    const sentence = `${facts.visa[language]} ${facts.after[language]}`;
    const source = {
      title: en
        ? `${country.name.en}: official site for students`
        : `${country.name.vi}: trang chính thức cho du học sinh`,
      href: facts.site,
      text: `${country.name[language]}. ${sentence} ${host}`,
    };
    const name = inSentence(country.name)[language];
    const shown = wantsWork ? facts.after[language] : facts.visa[language];
    return en
      ? `**${capital(name)}.** ${shown} This year’s rules and fees are on [${host}](${facts.site}) ${ref(source)}.`
      : `**${name}.** ${shown} Quy định và lệ phí của năm nay có ở [${host}](${facts.site}) ${ref(source)}.`;
  });
  const passage = salary
    ? SALARY[language]
    : wantsWork
      ? (afterwards ? AFTER : HOURS)[language]
      : money
        ? MONEY[language]
        : STEPS[language];
  const guide = salary
    ? guideSource('choosing-a-major', language, SALARY[language])
    : wantsWork
      ? guideSource(afterwards ? 'choosing-a-country' : 'what-a-year-costs', language, passage)
      : guideSource('visa-steps', language, passage);
  const closing = en
    ? 'Rules change, and only the embassy or immigration service can decide. Your university’s international office helps too.'
    : 'Quy định hay thay đổi, và chỉ đại sứ quán hoặc cơ quan di trú mới quyết định. Phòng sinh viên quốc tế của trường cũng sẽ giúp bạn.';
  const link = `[${guide.title}](${guide.href})`;
  const asksIfNeeded = /\b(do i need|is .* (needed|required)|co can|co phai|bat buoc)\b/.test(text);
  const yes =
    !money || !asksIfNeeded || codes.includes('VN')
      ? ''
      : en
        ? 'Yes, plan for it: nearly every country asks for proof of funds.\n\n'
        : 'Có, bạn nên chuẩn bị: gần như nước nào cũng yêu cầu chứng minh tài chính.\n\n';
  const more = en ? `More in ${link}` : `Xem thêm ${link}`;
  return {
    text: `${lacking}${yes}${[...paragraphs, `${passage} ${more} ${ref(guide)}.`, closing].join('\n\n')}`,
    cited,
  };
}
