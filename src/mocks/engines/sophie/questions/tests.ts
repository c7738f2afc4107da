import { guide, says, school, type Check, type Table } from './expect';
import { matching } from './expect-programs';

const tests = guide('ielts-and-sat');

/** How many programs of a country ask for a test. */
const count =
  (code: string, test: 'ielts' | 'sat'): Check =>
  ({ text }) => {
    const all = matching({ countries: [code] });
    if (all.length === 0) return null;
    const asked = all.filter(({ program }) => program.requirements[test] !== null).length;
    const shown =
      asked === 0
        ? /[Nn]one of|[Kk]hông chương trình nào/.test(text)
        : text.includes(`${asked} of ${all.length}`) ||
          text.includes(`${asked} trên ${all.length}`);
    return shown ? null : `does not say ${asked} of ${all.length}`;
  };

export const languageTests: Table = {
  en: [
    ['Do I need IELTS to study in the Netherlands?', count('NL', 'ielts')],
    ['Is the SAT required in Germany?', count('DE', 'sat')],
    ['Do universities accept Duolingo?', says(/Duolingo/), tests],
    ['Can I take TOEFL instead of IELTS?', says(/TOEFL/), tests],
    ['When should I take the IELTS?', says(/two years/), tests],
    ['How many times should I take the SAT?', tests],
    ['What IELTS score do I need for Australia?', count('AU', 'ielts')],
    ['Is IELTS 6.0 enough for Finland?', says(/IELTS 6\.0 is enough for/), count('FI', 'ielts')],
    ['Does MIT require the SAT?', school('Massachusetts Institute of Technology'), says(/SAT/)],
    ['How long is IELTS valid?', says(/two years/), tests],
    ['Do I need the SAT for the US?', count('US', 'sat')],
    ['Can I study in Canada without IELTS?', count('CA', 'ielts')],
    ['Which English test should I take?', tests],
    ['Is the SAT optional?', says(/test-optional/), tests],
    ['Which IELTS does NUS require?', school('National University of Singapore', 'ielts')],
    ['minimum IELTS for nursing in the UK', says(/IELTS/), tests],
  ],
  vi: [
    ['Du học Hà Lan có cần IELTS không?', count('NL', 'ielts')],
    ['IELTS bao nhiêu thì đi được Úc?', count('AU', 'ielts')],
    ['Nên thi IELTS khi nào?', says(/hai năm/), tests],
    ['Có cần SAT để học ở Mỹ không?', count('US', 'sat')],
    ['Trường có nhận Duolingo không?', says(/Duolingo/), tests],
    ['IELTS có hiệu lực bao lâu?', says(/hai năm/), tests],
    ['Không có IELTS có du học Hàn Quốc được không?', count('KR', 'ielts')],
    ['NUS cần IELTS bao nhiêu?', school('National University of Singapore', 'ielts')],
    ['SAT có bắt buộc không?', says(/test-optional/), tests],
    ['TOEFL thay IELTS được không?', says(/TOEFL/), tests],
    ['Thi IELTS mấy lần là đủ?', tests],
    ['Ở Phần Lan cần SAT không?', count('FI', 'sat')],
    ['IELTS 6.5 có đủ cho Đức không?', says(/IELTS 6\.5 là đủ cho/), count('DE', 'ielts')],
    ['MIT có yêu cầu SAT không?', school('Massachusetts Institute of Technology'), says(/SAT/)],
    ['Nên thi chứng chỉ tiếng Anh nào?', tests],
    ['Ngành điều dưỡng ở Anh cần IELTS bao nhiêu?', says(/IELTS/)],
  ],
};
