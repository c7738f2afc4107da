import { visaEurope } from './visa-europe';
import { facts, type VisaFacts } from './visa-fact';

/** Names of the permits, the official site, and the way to stay and work after a degree. */
export const visaFacts: Readonly<Record<string, VisaFacts>> = {
  ...visaEurope,
  US: facts(
    {
      en: 'You need an F-1 visa. The school sends you the I-20 form first, and the embassy interviews you.',
      vi: 'Bạn cần visa F-1. Trường gửi bạn mẫu I-20 trước, sau đó bạn phỏng vấn ở đại sứ quán.',
    },
    'https://studyinthestates.dhs.gov',
    {
      en: 'In term time you may work only on campus, for a limited number of hours; graduates can apply for Optional Practical Training (OPT).',
      vi: 'Trong năm học chỉ được làm thêm trong trường, số giờ có giới hạn; tốt nghiệp xong có thể xin OPT.',
    },
  ),
  AU: facts(
    {
      en: 'You need a Student visa. The school’s confirmation of enrollment (CoE) comes first, with health cover and proof of funds.',
      vi: 'Bạn cần Student visa. Trước hết phải có giấy xác nhận nhập học (CoE) của trường, bảo hiểm y tế và chứng minh tài chính.',
    },
    'https://immi.homeaffairs.gov.au',
    {
      en: 'Work in term time is limited; graduates can apply for the Temporary Graduate visa.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin Temporary Graduate visa.',
    },
  ),
  CA: facts(
    {
      en: 'You need a study permit, with the letter of acceptance and usually a provincial attestation letter (PAL).',
      vi: 'Bạn cần giấy phép du học (study permit), kèm thư mời nhập học và thường là thư xác nhận của tỉnh bang (PAL).',
    },
    'https://www.canada.ca/en/immigration-refugees-citizenship.html',
    {
      en: 'Work in term time is limited; graduates of eligible programs can apply for the Post-Graduation Work Permit (PGWP).',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp chương trình đủ điều kiện thì có thể xin Post-Graduation Work Permit (PGWP).',
    },
  ),
  JP: facts(
    {
      en: 'You need a student visa. The school applies for your certificate of eligibility (COE) first.',
      vi: 'Bạn cần visa du học. Trường xin giấy chứng nhận tư cách lưu trú (COE) cho bạn trước.',
    },
    'https://www.studyinjapan.go.jp',
    {
      en: 'Work needs separate permission; graduates can change to a work visa or a visa to look for a job.',
      vi: 'Làm thêm cần giấy phép riêng; tốt nghiệp xong có thể đổi sang visa lao động hoặc visa tìm việc.',
    },
  ),
  KR: facts(
    {
      en: 'You need a D-2 visa, with the certificate of admission and proof of funds.',
      vi: 'Bạn cần visa D-2, kèm giấy nhập học và chứng minh tài chính.',
    },
    'https://www.studyinkorea.go.kr',
    {
      en: 'Work needs permission from immigration; graduates can apply for a D-10 visa to look for work.',
      vi: 'Làm thêm cần giấy phép của cơ quan xuất nhập cảnh; tốt nghiệp xong có thể xin visa D-10 để tìm việc.',
    },
  ),
  TW: facts(
    {
      en: 'You need a resident visa, and then a resident certificate (ARC).',
      vi: 'Bạn cần visa cư trú, sau đó đổi sang thẻ cư trú (ARC).',
    },
    'https://www.studyintaiwan.org',
    {
      en: 'Work in term time needs a work permit.',
      vi: 'Làm thêm trong năm học cần giấy phép lao động.',
    },
  ),
  SG: facts(
    {
      en: 'You need a Student’s Pass. The school starts the application with ICA.',
      vi: 'Bạn cần Student’s Pass. Trường bắt đầu hồ sơ với cơ quan ICA.',
    },
    'https://www.ica.gov.sg',
    {
      en: 'Students of listed schools may work a limited number of hours in term time.',
      vi: 'Sinh viên các trường trong danh sách được làm thêm số giờ có giới hạn trong học kỳ.',
    },
  ),
  MY: facts(
    {
      en: 'You need a student pass. The university applies for it through EMGS.',
      vi: 'Bạn cần visa du học (Student Pass). Trường xin giúp bạn qua EMGS.',
    },
    'https://educationmalaysia.gov.my',
    {
      en: 'Work is allowed only in breaks and in some kinds of jobs.',
      vi: 'Chỉ được làm thêm trong kỳ nghỉ và ở một số loại việc.',
    },
  ),
  NZ: facts(
    {
      en: 'You need a Fee Paying Student Visa, with the offer of place and proof of funds.',
      vi: 'Bạn cần Fee Paying Student Visa, kèm thư mời nhập học và chứng minh tài chính.',
    },
    'https://www.immigration.govt.nz',
    {
      en: 'Work in term time is limited; graduates can apply for the Post Study Work Visa.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin Post Study Work Visa.',
    },
  ),
  VN: facts(
    {
      en: 'A Vietnamese citizen needs none. Students from abroad need a DH visa, which the school sponsors.',
      vi: 'Công dân Việt Nam không cần visa. Sinh viên nước ngoài cần visa DH do trường bảo lãnh.',
    },
    'https://xuatnhapcanh.gov.vn',
    {
      en: 'Students from abroad need a work permit.',
      vi: 'Sinh viên nước ngoài cần giấy phép để đi làm.',
    },
  ),
  CN: facts(
    {
      en: 'You need an X1 visa, with the admission letter and the JW202 form, and then a residence permit.',
      vi: 'Bạn cần visa X1, kèm giấy báo nhập học và mẫu JW202, sau đó xin giấy phép cư trú.',
    },
    'https://www.campuschina.org',
    {
      en: 'Part-time work needs the agreement of the school and of immigration.',
      vi: 'Làm thêm cần trường và cơ quan xuất nhập cảnh đồng ý.',
    },
  ),
  HK: facts(
    {
      en: 'You need a student visa. The school sponsors it with the Immigration Department.',
      vi: 'Bạn cần visa sinh viên do trường bảo lãnh với Cục Nhập cảnh Hồng Kông.',
    },
    'https://www.immd.gov.hk',
    {
      en: 'Work in term time is limited; graduates can apply to stay under the IANG arrangement.',
      vi: 'Trong kỳ học chỉ được làm thêm có giới hạn; tốt nghiệp xong có thể xin ở lại theo diện IANG.',
    },
  ),
  TH: facts(
    {
      en: 'You need a non-immigrant ED visa. The university gives you the papers.',
      vi: 'Bạn cần visa Non-Immigrant ED. Trường cấp giấy tờ cho bạn.',
    },
    'https://www.thaievisa.go.th',
    { en: 'A student visa doesn’t include work.', vi: 'Visa sinh viên không cho phép đi làm.' },
  ),
};
