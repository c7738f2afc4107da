import type { Text } from '@/mocks/catalogue/text';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource } from '@/mocks/engines/sophie/sources';

type Advice = { when: RegExp; text: Text };

/** Advice of the guide on personal statements, by what is asked; the first that applies. */
const ADVICE: readonly Advice[] = [
  {
    when: /\b(((can|could|will|would) you|please|just) (re)?write|rewrite (my|this|it)|do my essay|write (me|it|my|an?) .{0,30}for me|viet (ho|giup|cho|luon)|lam ho|sua ho)\b/,
    text: {
      en: 'I don’t write or rewrite essays: an application asks for your own words, and in most places a text written by someone else is against the rules. What I can do is ask you questions about your draft.',
      vi: 'Mình không viết hộ hay viết lại bài luận: hồ sơ cần lời của chính bạn, và ở phần lớn các trường, bài do người khác viết là vi phạm quy định. Điều mình làm được là đặt câu hỏi cho bản nháp của bạn.',
    },
  },
  {
    when: /\b(uk|ucas|british|statement|anh quoc|o anh|du hoc anh)\b/,
    text: {
      en: 'The British statement (UCAS) asks why this subject and what you have already done with it. Give two thirds or more to books, problems and experiments, and answer each of its questions. The American essay is different: it asks who you are.',
      vi: 'Bài của Anh (UCAS) hỏi vì sao bạn chọn ngành này và bạn đã làm gì với nó. Hãy dành từ hai phần ba bài cho sách, bài toán, thí nghiệm, và trả lời từng câu hỏi. Bài luận Mỹ thì khác: bài hỏi bạn là ai.',
    },
  },
  {
    when: /\b(motivation letter|letter of motivation|thu dong luc|why (this|us|our)|supplement\w*|vi sao (chon )?(truong|nganh))\b/,
    text: {
      en: 'A motivation letter says why this program, why here and why now, on one page. Name a course, a project or a teacher that you found on the program’s page, and what you want to do with it. Praise of the school says nothing, because it fits every school.',
      vi: 'Thư động lực nói vì sao chương trình này, vì sao ở đây và vì sao bây giờ, trong một trang. Hãy nêu một môn học, một dự án hoặc một thầy cô bạn tìm thấy trên trang của chương trình, và bạn muốn làm gì với điều đó. Lời khen trường không nói lên gì, vì trường nào cũng khen được.',
    },
  },
  {
    when: /\b(how long|word limit|words|length|bao nhieu (tu|chu)|dai bao nhieu|do dai|may tu|may trang)\b/,
    text: {
      en: 'The Common App essay has at most 650 words, the UCAS statement a limit in characters, and a motivation letter is usually one page. Follow your school’s prompt. Use most of the space, and then cut one tenth: it always gets better.',
      vi: 'Bài luận Common App tối đa 650 từ, bài UCAS giới hạn theo ký tự, còn thư động lực thường là một trang. Bạn làm theo đề bài của trường. Bạn cứ viết gần hết giới hạn, rồi cắt đi một phần mười: bài luôn hay hơn.',
    },
  },
  {
    when: /\b(topic|about what|what (should|can|do) i write|choose|idea|ideas|de tai|chu de|viet (ve )?(gi|cai gi|dieu gi)|y tuong)\b/,
    text: {
      en: 'Write down ten moments, one line each: not themes like perseverance, but moments that could be filmed. For each, ask what you thought before and what after. If nothing changed, cross it out. Write one page about each of two that are left; the one that surprises you is the one.',
      vi: 'Hãy viết ra mười khoảnh khắc, mỗi cái một dòng: không phải chủ đề như kiên trì, mà là khoảnh khắc quay phim được. Với mỗi cái, bạn tự hỏi trước đó bạn nghĩ gì, sau đó bạn nghĩ gì. Nếu không có gì thay đổi thì gạch đi. Chọn hai cái còn lại, mỗi cái viết một trang; cái nào làm chính bạn bất ngờ thì chọn cái đó.',
    },
  },
  {
    when: /\b(start|begin|open|opening|first (sentence|line|paragraph)|hook|stuck|mo bai|bat dau|mo dau|cau dau)\b/,
    text: {
      en: 'Don’t start with the first sentence; write it last. Start with something that happened: where you were, what you did, what you saw. Then ask whether the opening says something only you could say.',
      vi: 'Đừng bắt đầu từ câu đầu tiên; hãy để câu đó viết sau cùng. Bạn bắt đầu từ một việc đã xảy ra: bạn ở đâu, bạn làm gì, bạn nhìn thấy gì. Rồi tự hỏi mở bài có điều gì chỉ bạn mới nói được không.',
    },
  },
  {
    when: /\b(end|ending|conclusion|finish|ket bai|ket thuc|doan cuoi)\b/,
    text: {
      en: 'Leave it for three days, then read it aloud. A good question at the end is worth more than a moral. Check that the last paragraph answers the prompt, and cut the sentence that explains the story.',
      vi: 'Để bài sang một bên ba ngày rồi đọc thành tiếng. Một câu hỏi hay ở cuối đáng giá hơn một bài học đạo đức. Hãy xem đoạn cuối có trả lời đề bài không, và bỏ câu giải thích câu chuyện.',
    },
  },
  {
    when: /\b(mistakes?|avoid|cliche\w*|wrong|bad|loi|tranh|sao rong|khuon mau|khong nen)\b/,
    text: {
      en: 'Four ways to go wrong: the résumé in sentences, the sad story for its own sake, words from the dictionary, and someone else’s voice. Instead of “I am passionate”, write what you did because of it.',
      vi: 'Bốn lỗi hay gặp: viết lại bảng thành tích thành câu văn, chuyện buồn chỉ để buồn, dùng từ tra trong từ điển, và giọng của người khác. Thay vì viết “em rất đam mê”, hãy viết bạn đã làm gì vì điều đó.',
    },
  },
];

const GENERAL: Text = {
  en: 'Three things to look for first: does the opening say something only you could say; is each claim followed by something that happened; and does the last paragraph answer the prompt.',
  vi: 'Ba điều nên xem trước: mở bài có điều gì chỉ bạn mới nói được không; sau mỗi nhận định có một việc đã xảy ra không; và đoạn cuối có trả lời đúng đề bài không.',
};

/** Advice on an essay, and where to get questions about a draft. Nothing is written for anyone. */
export function aboutEssays({ text }: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path } = formatters(language);
  const { ref, cited } = createCitations();
  const advice = (ADVICE.find(({ when }) => when.test(text))?.text ?? GENERAL)[language];
  const guide = guideSource('personal-statement', language, advice);
  const refused = advice === ADVICE[0]?.text[language];
  const tools = refused
    ? en
      ? `Paste it into [Essay feedback](${path('/ai-essay')}) as soon as you have a page, however rough. Nothing written yet? [This guide](${guide.href}) begins with fifteen minutes of work.`
      : `Có được một trang, dù còn lộn xộn, bạn cứ dán vào [nhận xét bài luận](${path('/ai-essay')}). Nếu chưa viết được gì, [bài hướng dẫn này](${guide.href}) bắt đầu từ mười lăm phút đầu tiên.`
    : en
      ? `[This guide](${guide.href}) takes you through it from start to finish. With a draft, ask for [Essay feedback](${path('/ai-essay')}).`
      : `[Bài hướng dẫn này](${guide.href}) đi cùng bạn từ đầu đến cuối. Có bản nháp rồi thì bạn xem [nhận xét bài luận](${path('/ai-essay')}).`;
  return { text: `${advice} ${ref(guide)}\n\n${tools}`, cited };
}
