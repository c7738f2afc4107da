import type { Text } from '@/mocks/catalogue/text';
import type { SophieAnswer, Asker } from './asker';
import { formatters } from './formatters';
import type { UncoveredTopic, ParsedQuestion } from './parse-question';

const outside: Readonly<Record<UncoveredTopic, Text>> = {
  housing: {
    en: 'That is not in the catalogue, so I cannot tell you. The housing page of the university is the place to look: it says who gets a room, and when to ask for one.',
    vi: 'Danh mục không có thông tin này nên mình không thể trả lời chắc chắn. Bạn nên xem trang nhà ở của trường: ở đó ghi rõ ai được nhận phòng và khi nào đăng ký.',
  },
  visa: {
    en: 'That is not in the catalogue, so I cannot tell you. Rules for visas change, and only the embassy or the immigration service of the country can answer for them; the university’s international office helps its own students.',
    vi: 'Danh mục không có thông tin này nên mình không thể trả lời chắc chắn. Quy định visa hay thay đổi, chỉ đại sứ quán hoặc cơ quan di trú của nước đó mới trả lời được; phòng quốc tế của trường cũng hỗ trợ sinh viên của mình.',
  },
  work: {
    en: 'That is not in the catalogue, so I cannot tell you. Official labour statistics of the country and the careers page of the university say more than any average on the web.',
    vi: 'Danh mục không có thông tin này nên mình không thể trả lời chắc chắn. Số liệu lao động chính thức của nước đó và trang hướng nghiệp của trường đáng tin hơn các con số trung bình trên mạng.',
  },
  ranking: {
    en: 'Rankings are not in the catalogue, and I do not order schools by them: they measure research and fame more than how you would be taught. Tell me what matters to you, such as tuition, language or a subject, and I can look for that.',
    vi: 'Danh mục không có bảng xếp hạng và mình không xếp trường theo đó: chúng đo nghiên cứu và danh tiếng nhiều hơn là việc bạn được dạy ra sao. Bạn cho mình biết điều quan trọng với bạn, như học phí, ngôn ngữ hay môn học, mình sẽ tìm giúp.',
  },
  chances: {
    en: 'I do not give odds of admission: nobody outside the school can know them. What I can do is set what a program asks for against what you have told me, criterion by criterion. Name a school or a program, and I will.',
    vi: 'Mình không đưa ra khả năng trúng tuyển: ngoài nhà trường, không ai biết được. Điều mình làm được là đặt từng yêu cầu của chương trình cạnh điều bạn đã cho biết. Bạn nêu tên trường hoặc chương trình nhé.',
  },
};

/** Topics outside the catalogue: a plain sentence, and where to look. */
export function notCovered(question: ParsedQuestion, asker: Asker): SophieAnswer {
  const { language } = asker;
  const [one] = question.schools;
  const site = one
    ? language === 'en'
      ? ` ${one.name.en}: [${new URL(one.website).host}](${one.website}).`
      : ` Trang của ${one.name.vi}: [${new URL(one.website).host}](${one.website}).`
    : '';
  const text = question.outside ? outside[question.outside][language] : '';
  return { text: text + site, cited: [] };
}

/** Scholarships in general, with a link to their page. */
export function aboutScholarships({ language }: Asker): SophieAnswer {
  const { path } = formatters(language);
  const text =
    language === 'en'
      ? `Look in three places: the university (most awards for new students come with the application or shortly after), the government of the country, and foundations at home. Note for each what it covers, tuition alone or living too, whether it is renewed every year and on what average, and when it closes: often before the application itself.\n\nOur [scholarships](${path('/scholarship')}) show what each asks for, criterion by criterion. Nobody honest asks you to pay for applying.`
      : `Bạn nên tìm ở ba nơi: chính trường đại học (phần lớn học bổng cho tân sinh viên được xét cùng hồ sơ hoặc ngay sau đó), chính phủ của nước bạn đến, và các quỹ trong nước. Với mỗi học bổng, hãy ghi lại: chỉ học phí hay cả sinh hoạt phí, có được gia hạn mỗi năm không và cần điểm bao nhiêu, và hạn nộp, thường sớm hơn cả hạn nộp hồ sơ vào trường.\n\nTrang [học bổng](${path('/scholarship')}) cho thấy từng tiêu chí của mỗi học bổng. Nơi cấp học bổng đàng hoàng không bắt bạn trả tiền để nộp hồ sơ.`;
  return { text, cited: [] };
}

/** Essays: where to get feedback, and that nothing is written for anyone. */
export function aboutEssays({ language }: Asker): SophieAnswer {
  const { path } = formatters(language);
  const text =
    language === 'en'
      ? `I do not write or rewrite essays: an application asks for your own words. [Essay feedback](${path('/ai-essay')}) reads a draft and asks you questions about single sentences, and [your essays](${path('/profile/essays')}) keep every version.\n\nThree things to look for first: does the opening say something only you could say; is each claim followed by something that happened; and does the last paragraph answer the prompt.`
      : `Mình không viết hộ hay viết lại bài luận: hồ sơ cần lời của chính bạn. Trang [nhận xét bài luận](${path('/ai-essay')}) đọc bản nháp và đặt câu hỏi cho từng câu, còn [bài luận của bạn](${path('/profile/essays')}) giữ lại mọi phiên bản.\n\nBa điều nên xem trước: mở bài có điều gì chỉ bạn mới nói được không; sau mỗi nhận định có một việc đã xảy ra không; và đoạn cuối có trả lời đúng đề bài không.`;
  return { text, cited: [] };
}

export function introduction({ language }: Asker): SophieAnswer {
  const text =
    language === 'en'
      ? 'Hello. Ask me about programs, deadlines, how to apply in a country, or your own list. I answer from Saola’s catalogue and show what each answer rests on. For example:\n\n- Where can I study data science in English for up to $15,000 a year?\n- How do I apply in Finland?\n- Compare Tampere and Twente'
      : 'Chào bạn. Bạn có thể hỏi mình về chương trình học, hạn nộp, cách nộp hồ sơ ở một nước, hay danh sách của chính bạn. Mình trả lời từ danh mục của Saola và cho thấy câu trả lời dựa vào đâu. Ví dụ:\n\n- Học khoa học dữ liệu bằng tiếng Anh ở đâu với học phí không quá $15.000 một năm?\n- Nộp hồ sơ đi Phần Lan như thế nào?\n- So sánh Tampere và Twente';
  return { text, cited: [] };
}

/** Fallback for a question that was not understood, with suggestions. */
export function notUnderstood({ language }: Asker): SophieAnswer {
  const { path } = formatters(language);
  const text =
    language === 'en'
      ? `That is not in the catalogue, so I cannot tell you. I know programs, what they cost and ask for, their dates, and how one applies in fifteen countries. If your question is about one of those, name the major, the school or the country.\n\nFor anything else, the school’s own site is the place to look; our [guides](${path('/resources')}) cover what comes up most.`
      : `Danh mục không có thông tin này nên mình không thể trả lời chắc chắn. Mình biết về các chương trình học, học phí, điều kiện, hạn nộp và cách nộp hồ sơ ở mười lăm nước. Nếu câu hỏi của bạn thuộc những điều đó, hãy nêu tên ngành, trường hoặc quốc gia nhé.\n\nVới những điều khác, trang của trường là nơi nên xem trước; [tài liệu](${path('/resources')}) của chúng tôi giải đáp những điều hay gặp nhất.`;
  return { text, cited: [] };
}
