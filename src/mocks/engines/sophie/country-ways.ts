import type { CountryCode } from '@/mocks/catalogue/countries';
import type { Text } from '@/mocks/catalogue/text';

/** How to apply for a bachelor's degree, by country, without dates. */
export const countryWays: Readonly<Record<CountryCode, Text>> = {
  US: {
    en: 'In the **United States** each college decides for itself. Most take the Common App: one form, one main essay, and shorter ones for each college, with recommendations from your teachers. Community colleges, which lead to an associate degree, have a simple form of their own.',
    vi: 'Ở **Hoa Kỳ**, mỗi trường tự xét tuyển. Phần lớn dùng Common App: một bộ hồ sơ, một bài luận chính, thêm bài luận ngắn cho từng trường và thư giới thiệu của thầy cô. Cao đẳng cộng đồng (bằng associate) có đơn riêng, đơn giản hơn.',
  },
  AU: {
    en: 'In **Australia** you apply to the university itself, or through an agent that it names. The year begins in February or March, often again in July. After an offer you accept and pay a deposit; the confirmation of enrolment that follows is what the visa asks for.',
    vi: 'Ở **Úc**, bạn nộp thẳng cho trường hoặc qua đại diện do trường chỉ định. Năm học bắt đầu vào tháng 2 hoặc 3, nhiều trường có thêm kỳ tháng 7. Sau khi có thư mời, bạn xác nhận và đặt cọc; giấy xác nhận nhập học (CoE) là giấy tờ cần có để xin visa.',
  },
  GB: {
    en: 'In the **United Kingdom** everything goes through UCAS: one application, up to five choices, one personal statement in three answers, and a reference. A day in January counts for most choices; some, such as medicine, close in October, and many still take applications until the summer.',
    vi: 'Ở **Vương quốc Anh**, mọi hồ sơ nộp qua UCAS: một đơn, tối đa năm nguyện vọng, một bài luận cá nhân (personal statement) gồm ba câu trả lời và một thư giới thiệu. Hạn chung là một ngày trong tháng 1; vài ngành như y hết hạn từ tháng 10, nhiều trường vẫn nhận đến mùa hè.',
  },
  NL: {
    en: 'In the **Netherlands** you register in Studielink and finish in the portal of the university. Programs with a fixed number of places (numerus fixus) close in January and select; the others close later in spring and take those who meet what they ask.',
    vi: 'Ở **Hà Lan**, bạn đăng ký trên Studielink rồi hoàn tất trong cổng của trường. Chương trình giới hạn chỉ tiêu (numerus fixus) hết hạn trong tháng 1 và có xét chọn; các chương trình khác hết hạn muộn hơn, vào mùa xuân, và nhận người đủ điều kiện.',
  },
  DE: {
    en: 'In **Germany** you apply to the university, or through uni-assist, which checks certificates from abroad. With a Vietnamese school certificate you need that of the APS in Hanoi first, so begin months before. The winter semester usually closes in July.',
    vi: 'Ở **Đức**, bạn nộp thẳng cho trường hoặc qua uni-assist, nơi thẩm định bằng cấp nước ngoài. Với bằng tốt nghiệp Việt Nam, bạn cần chứng chỉ APS ở Hà Nội trước, nên hãy bắt đầu sớm vài tháng. Hạn nộp cho học kỳ mùa đông thường vào tháng 7.',
  },
  FI: {
    en: 'In **Finland** bachelor’s programs in English share one joint application in January, in Studyinfo: one form, several programs in the order in which you want them. They select by SAT, by school certificates or by an entrance exam, so look at each for what it counts.',
    vi: 'Ở **Phần Lan**, các chương trình cử nhân bằng tiếng Anh có chung một đợt nộp vào tháng 1 trên Studyinfo: một đơn, nhiều chương trình xếp theo thứ tự bạn muốn. Trường xét bằng SAT, học bạ hoặc thi đầu vào, nên hãy xem từng chương trình tính điểm theo cách nào.',
  },
  MY: {
    en: 'In **Malaysia** you apply to the university itself, and there are two to four intakes a year. With the offer, the university asks for your student pass through EMGS, which takes some weeks.',
    vi: 'Ở **Malaysia**, bạn nộp thẳng cho trường và mỗi năm có hai đến bốn kỳ nhập học. Khi đã có thư mời, trường xin thẻ sinh viên cho bạn qua EMGS, mất vài tuần.',
  },
  SG: {
    en: 'In **Singapore** you apply to each university or polytechnic in its own portal, once a year. The Tuition Grant lowers the fee of those who then work three years for a company in Singapore; it is a contract, so read it before you sign.',
    vi: 'Ở **Singapore**, bạn nộp cho từng trường trong cổng riêng, mỗi năm một lần. Tuition Grant giảm học phí cho người cam kết làm việc ba năm cho một công ty tại Singapore; đây là hợp đồng, hãy đọc kỹ trước khi ký.',
  },
  CA: {
    en: 'In **Canada** you apply to each university, in Ontario through OUAC, in British Columbia often through EducationPlannerBC. Some ask for a short profile or essays beside the grades. The study permit comes after the offer.',
    vi: 'Ở **Canada**, bạn nộp cho từng trường; tại Ontario qua OUAC, tại British Columbia thường qua EducationPlannerBC. Ngoài điểm số, một số trường yêu cầu thêm phần giới thiệu ngắn hoặc bài luận. Giấy phép du học thì xin sau khi có thư mời.',
  },
  JP: {
    en: 'In **Japan** programs taught in English have applications of their own: documents, often an interview, and a start in September or in April. Those taught in Japanese usually ask for the EJU exam.',
    vi: 'Ở **Nhật Bản**, chương trình dạy bằng tiếng Anh có đợt xét riêng: hồ sơ, thường thêm phỏng vấn, nhập học tháng 9 hoặc tháng 4. Chương trình dạy bằng tiếng Nhật thường yêu cầu kỳ thi EJU.',
  },
  KR: {
    en: 'In **South Korea** universities take students from abroad in rounds of their own, for March and for September. School certificates need an apostille or legalisation, which takes time; programs in Korean ask for TOPIK.',
    vi: 'Ở **Hàn Quốc**, các trường có đợt tuyển riêng cho sinh viên quốc tế, nhập học tháng 3 và tháng 9. Bằng cấp phải có apostille hoặc hợp pháp hóa, việc này khá mất thời gian; chương trình dạy bằng tiếng Hàn yêu cầu TOPIK.',
  },
  TW: {
    en: 'In **Taiwan** each university has a round for students from abroad, usually in winter for the autumn: certificates that are legalised, a study plan, proof of money. Programs in Chinese ask for TOCFL.',
    vi: 'Ở **Đài Loan**, mỗi trường có đợt xét riêng cho sinh viên quốc tế, thường vào mùa đông cho kỳ mùa thu: bằng cấp hợp pháp hóa, kế hoạch học tập, chứng minh tài chính. Chương trình dạy bằng tiếng Hoa yêu cầu TOCFL.',
  },
  FR: {
    en: 'In **France** public universities go through “Études en France” of Campus France, with an interview in Vietnam. Schools with a selection of their own, such as business schools and Sciences Po, have their own application.',
    vi: 'Ở **Pháp**, hồ sơ vào đại học công lập nộp qua “Études en France” của Campus France, có phỏng vấn tại Việt Nam. Những trường tự tuyển như các trường kinh doanh hay Sciences Po có hồ sơ riêng.',
  },
  NZ: {
    en: 'In **New Zealand** you apply to the university itself. Semesters begin in February and July. A foundation year is common where grade 12 alone is not enough.',
    vi: 'Ở **New Zealand**, bạn nộp thẳng cho trường. Học kỳ bắt đầu vào tháng 2 và tháng 7. Nếu bằng lớp 12 chưa đủ, nhiều bạn học một năm dự bị.',
  },
  VN: {
    en: 'In **Vietnam** public universities take part in the ministry’s common admission after the graduation exam, beside ways of their own. International programs look at school records, IELTS or SAT and often an interview, in several rounds.',
    vi: 'Ở **Việt Nam**, các trường công lập tham gia xét tuyển chung của Bộ Giáo dục và Đào tạo sau kỳ thi tốt nghiệp, bên cạnh phương thức riêng. Chương trình quốc tế xét học bạ, IELTS hoặc SAT, thường có phỏng vấn, chia nhiều đợt.',
  },
};
