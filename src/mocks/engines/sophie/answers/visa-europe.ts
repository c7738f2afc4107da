import { facts, type VisaFacts } from './visa-fact';

/** Permits of students in Europe, by ISO code. */
export const visaEurope: Readonly<Record<string, VisaFacts>> = {
  GB: facts(
    {
      en: 'You need a Student visa. The university gives you a CAS number, and the money has to stay in the account for a fixed number of days.',
      vi: 'Bạn cần Student visa. Trường cấp mã CAS, và tiền phải nằm trong tài khoản đủ số ngày quy định.',
    },
    'https://www.gov.uk/student-visa',
    {
      en: 'Work in term time is limited; graduates can apply for the Graduate route.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin Graduate visa.',
    },
  ),
  NL: facts(
    {
      en: 'The university applies for your entry visa and residence permit (MVV and VVR) once you have an offer and have proved that you can pay.',
      vi: 'Khi bạn đã có thư mời và chứng minh tài chính, trường sẽ xin visa nhập cảnh và giấy phép cư trú (MVV và VVR) cho bạn.',
    },
    'https://ind.nl',
    {
      en: 'Work in term time is limited; graduates can apply for an orientation year (zoekjaar) to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin năm định hướng (zoekjaar) để tìm việc.',
    },
  ),
  DE: facts(
    {
      en: 'You need a national visa for study. The usual proof of funds is a blocked account (Sperrkonto), and from Vietnam the APS certificate comes first.',
      vi: 'Bạn cần visa quốc gia diện du học. Cách chứng minh tài chính thường dùng là tài khoản phong tỏa (Sperrkonto), và học sinh Việt Nam cần chứng chỉ APS trước.',
    },
    'https://www.make-it-in-germany.com',
    {
      en: 'Work in term time is limited; graduates can apply for a residence permit to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin giấy phép cư trú để tìm việc.',
    },
  ),
  FI: facts(
    {
      en: 'You need a residence permit for studies, with proof of funds and insurance.',
      vi: 'Bạn cần giấy phép cư trú diện học tập, kèm chứng minh tài chính và bảo hiểm.',
    },
    'https://migri.fi',
    {
      en: 'Work in term time is limited; graduates can apply for a residence permit to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin giấy phép cư trú để tìm việc.',
    },
  ),
  FR: facts(
    {
      en: 'You need a long-stay student visa (VLS-TS), which you apply for through Campus France.',
      vi: 'Bạn cần visa dài hạn sinh viên (VLS-TS), xin qua Campus France.',
    },
    'https://france-visas.gouv.fr',
    {
      en: 'Work in term time is limited; graduates at master’s level can apply for a permit to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; người tốt nghiệp bậc thạc sĩ có thể xin giấy phép ở lại tìm việc.',
    },
  ),
  IE: facts(
    {
      en: 'You need a long-stay study visa, and register after you arrive.',
      vi: 'Bạn cần visa học tập dài hạn và đăng ký sau khi đến.',
    },
    'https://www.irishimmigration.ie',
    {
      en: 'Work in term time is limited; graduates can apply under the Third Level Graduate Programme.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin ở lại theo Third Level Graduate Programme.',
    },
  ),
  IT: facts(
    {
      en: 'You need a study visa. Pre-enrollment in Universitaly comes first, and in Italy you apply for the residence permit.',
      vi: 'Bạn cần visa du học. Trước hết phải đăng ký trên Universitaly, sang Ý thì xin giấy phép cư trú.',
    },
    'https://www.universitaly.it',
    {
      en: 'Work in term time is limited; graduates can apply for a permit to look for work.',
      vi: 'Làm thêm trong kỳ học có giới hạn; tốt nghiệp xong có thể xin giấy phép tìm việc.',
    },
  ),
  ES: facts(
    {
      en: 'You need a long-stay student visa, with insurance and proof of funds.',
      vi: 'Bạn cần visa sinh viên dài hạn, kèm bảo hiểm và chứng minh tài chính.',
    },
    'https://www.exteriores.gob.es',
    {
      en: 'Work in term time is limited; graduates can apply for a permit to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin giấy phép tìm việc.',
    },
  ),
  CH: facts(
    {
      en: 'You need a national visa, and the canton decides about your residence permit.',
      vi: 'Bạn cần visa quốc gia, và bang (canton) quyết định giấy phép cư trú.',
    },
    'https://www.sem.admin.ch',
    {
      en: 'Work is limited and may start only after some months; graduates can ask for time to look for work.',
      vi: 'Làm thêm có giới hạn và chỉ được bắt đầu sau vài tháng; tốt nghiệp xong có thể xin ở lại một thời gian để tìm việc.',
    },
  ),
  SE: facts(
    {
      en: 'You need a residence permit for studies, once you have paid the first tuition.',
      vi: 'Bạn cần giấy phép cư trú diện học tập, xin sau khi đóng học phí đợt đầu.',
    },
    'https://www.migrationsverket.se',
    {
      en: 'Work in term time is limited; graduates can apply for a permit to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin giấy phép tìm việc.',
    },
  ),
  HU: facts(
    {
      en: 'You need a residence permit for studies, which you apply for at the embassy.',
      vi: 'Bạn cần giấy phép cư trú diện học tập, xin tại đại sứ quán.',
    },
    'https://www.bmbah.hu',
    {
      en: 'Work in term time is limited; graduates can apply for a permit to look for work.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin giấy phép tìm việc.',
    },
  ),
  PL: facts(
    {
      en: 'You need a national (D) visa for study.',
      vi: 'Bạn cần visa quốc gia (loại D) diện du học.',
    },
    'https://www.gov.pl',
    {
      en: 'Full-time students may work; graduates may work without a permit.',
      vi: 'Sinh viên hệ chính quy được đi làm; tốt nghiệp xong được đi làm tự do.',
    },
  ),
  AT: facts(
    {
      en: 'You need a residence permit for students, with proof of funds and a place to live.',
      vi: 'Bạn cần giấy phép cư trú cho sinh viên, kèm chứng minh tài chính và chỗ ở.',
    },
    'https://oead.at',
    {
      en: 'Work needs a permit; graduates can apply for time to look for work.',
      vi: 'Làm thêm cần giấy phép; tốt nghiệp xong có thể xin ở lại một thời gian để tìm việc.',
    },
  ),
  DK: facts(
    {
      en: 'You need a residence permit for studies (ST1). The university starts the form.',
      vi: 'Bạn cần giấy phép cư trú diện học tập (ST1). Trường mở hồ sơ trước.',
    },
    'https://www.nyidanmark.dk',
    {
      en: 'Work in term time is limited; graduates get time to look for work.',
      vi: 'Làm thêm trong kỳ học có giới hạn; tốt nghiệp xong được ở lại một thời gian để tìm việc.',
    },
  ),
};
