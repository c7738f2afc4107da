import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { listSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';
import {
  conditionsOf,
  conditionWords,
  listLinks,
  programsFor,
  type Conditions,
} from './conditions';

/** The programs of the places and fields in a question, with words for them at the start of a sentence. */
function programsOf(question: ParsedQuestion, asker: Asker) {
  const general = { ...asker, answers: null };
  const conditions: Conditions = { ...conditionsOf(question, general), english: false };
  const where = formatters(asker.language).capital(conditionWords(conditions, general).join(', '));
  const everywhere = asker.language === 'en' ? 'In my catalogue' : 'Trong danh mục';
  return { conditions, general, entries: programsFor(conditions), where: where || everywhere };
}

const OWN_WAY = {
  en: 'Each school converts marks from another scale in its own way.',
  vi: 'Nếu điểm của bạn theo thang khác, mỗi trường có cách quy đổi riêng.',
} as const;

/** Which grade averages programs ask for. */
export function aboutAverages(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { number, programs, span, decimal } = formatters(language);
  const { ref, cited } = createCitations();
  const lacking = absenceParagraph(question.absent, asker, ref);
  const { conditions, general, entries, where } = programsOf(question, asker);
  const { average } = rangesOf(entries);
  const count = entries.filter(({ program }) => program.requirements.average !== null).length;
  const fact = !average
    ? en
      ? `${where}, no program states a grade average.`
      : `${where}, không chương trình nào nêu mức điểm trung bình.`
    : en
      ? `${where}, ${number(count)} of ${programs(entries.length)} ${count === 1 ? 'asks' : 'ask'} for a grade average of ${span(average, decimal)} out of 10.`
      : `${where}, ${number(count)} trên ${programs(entries.length)} yêu cầu điểm trung bình ${span(average, decimal)} theo thang 10.`;
  const [{ href } = { href: '' }] = listLinks(conditions, general);
  const source = ref(listSource(entries, { title: where, href, note: fact }, language));
  return {
    text: `${lacking}${fact} ${source}\n\n${OWN_WAY[language]} ${illustrative[language]}`,
    cited,
  };
}

/** Whether one needs the language of a country: how many of its programs are taught in English. */
export function aboutLanguages(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { number, programs, list, inside } = formatters(language);
  const { ref, cited } = createCitations();
  const lacking = absenceParagraph(question.absent, asker, ref);
  const { conditions, general, entries, where } = programsOf(question, asker);
  const english = entries.filter(({ program }) => program.languages.includes('en'));
  const rest = entries.filter(({ program }) => !program.languages.includes('en'));
  const nameOf = new Intl.DisplayNames([language], { type: 'language' });
  const others = [...new Set(rest.flatMap(({ program }) => program.languages))]
    .map((code) => inside(nameOf.of(code) ?? code))
    .map((name) => (en ? name : name.replace(/^Tiếng/, 'tiếng')));
  const isOne = entries.length === 1;
  const all = programs(entries.length);
  const needed = list(others);
  const texts =
    rest.length === 0
      ? isOne
        ? {
            en: 'the one program in my catalogue is taught in English.',
            vi: 'chương trình duy nhất trong danh mục dạy bằng tiếng Anh.',
          }
        : {
            en: `all of the ${all} in my catalogue are taught in English.`,
            vi: `cả ${all} trong danh mục đều dạy bằng tiếng Anh.`,
          }
      : english.length === 0
        ? isOne
          ? {
              en: `the one program in my catalogue isn’t taught in English. You need ${needed}.`,
              vi: `chương trình duy nhất trong danh mục không dạy bằng tiếng Anh. Bạn cần biết ${needed}.`,
            }
          : {
              en: `none of the ${all} in my catalogue is taught in English. You need ${needed}.`,
              vi: `trong ${all} của danh mục không có chương trình nào dạy bằng tiếng Anh. Bạn cần biết ${needed}.`,
            }
        : {
            en: `${number(english.length)} of ${all} ${english.length === 1 ? 'is' : 'are'} taught in English. For the others you need ${needed}.`,
            vi: `${number(english.length)} trên ${all} dạy bằng tiếng Anh. Các chương trình còn lại cần ${needed}.`,
          };
  const fact = `${where}, ${texts[language]}`;
  const [{ href } = { href: '' }] = listLinks(
    { ...conditions, english: english.length > 0 },
    general,
  );
  const source = ref(listSource(entries, { title: where, href, note: fact }, language));
  const see =
    english.length === 0
      ? ''
      : en
        ? `\n\n[See those in English in the school list](${href}).`
        : `\n\n[Xem các chương trình dạy bằng tiếng Anh trong danh sách trường](${href}).`;
  return { text: `${lacking}${fact} ${source}${see} ${illustrative[language]}`, cited };
}
