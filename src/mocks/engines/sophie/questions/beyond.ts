import { avoids, countriesNamed, noCatalogue, says, type Check, type Table } from './expect';
import { matching } from './expect-programs';

const notKnown = [says(/catalogue doesn’t say|không có thông tin về/), avoids(/I found|tìm được/)];

/** How many programs of a country are taught in English. */
const inEnglish =
  (code: string): Check =>
  ({ text }) => {
    const all = matching({ countries: [code] }).length;
    const english = matching({ countries: [code], english: true }).length;
    return new RegExp(`\\b${english} (of|trên) ${all}\\b`).test(text)
      ? null
      : `does not say ${english} of ${all}`;
  };

/** How many programs of a country ask for a grade average. */
const averages =
  (code: string): Check =>
  ({ text }) => {
    const all = matching({ countries: [code] });
    const asked = all.flatMap(({ program }) => program.requirements.average ?? []);
    const [low, high] = [Math.min(...asked), Math.max(...asked)];
    return text.includes(`${asked.length} of ${all.length}`) ||
      text.includes(`${asked.length} trên ${all.length}`)
      ? says(new RegExp(`${low}.*${high}`))({ text, cited: [], language: 'en' })
      : `does not say ${asked.length} of ${all.length}`;
  };

/** What the catalogue lacks, and figures that it has next to it. */
export const beyondTable: Table = {
  en: [
    ['Is Germany safe?', ...notKnown, countriesNamed('DE')],
    ['Is Japan safe for girls?', ...notKnown],
    ['Is computer science hard?', ...notKnown, says(/Computer Science/)],
    ['Will AI take my job?', ...notKnown, noCatalogue],
    ['How much does IELTS cost?', ...notKnown, noCatalogue],
    ['What GPA do I need for Australia?', averages('AU')],
    ['Do I need to speak German to study in Germany?', inEnglish('DE')],
    ['Can I study in France without French?', inEnglish('FR')],
    ['How many years is medicine in Australia?', says(/They take 6 years\./)],
    ['How long is nursing in Canada?', says(/They take 2 to 4 years\./)],
  ],
  vi: [
    ['Úc có an toàn không?', ...notKnown, countriesNamed('AU')],
    ['Học ở Hàn dễ hay khó?', ...notKnown],
    ['Lệ phí thi IELTS bao nhiêu?', ...notKnown, noCatalogue],
    ['Thi IELTS ở đâu?', ...notKnown, noCatalogue],
    ['GPA bao nhiêu thì đi được Úc?', averages('AU')],
    ['Học ở Nhật cần tiếng Nhật không?', inEnglish('JP')],
    ['Không biết tiếng Hàn thì học ở Hàn Quốc được không?', inEnglish('KR')],
    ['Học cử nhân ở Úc mấy năm?', says(/Thời gian học là 3 đến 6 năm/)],
    ['Ngành y học mấy năm?', says(/Y khoa/, /Thời gian học/), avoids(/Trí tuệ nhân tạo/)],
  ],
};
