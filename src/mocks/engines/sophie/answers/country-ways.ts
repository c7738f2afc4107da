import type { CountryCode } from '@/mocks/catalogue/countries';
import type { Text } from '@/mocks/catalogue/text';

/** How to apply for a bachelor's degree, by country, without dates. */
export const countryWays: Readonly<Partial<Record<CountryCode, Text>>> = {
  US: {
    en: 'In the **United States** each college decides for itself. Most take the Common App: one form, one main essay, and shorter ones for each college, with recommendations from your teachers. Community colleges, which lead to an associate degree, have a simple form of their own.',
    vi: 'Ở **Mỹ**, mỗi trường tự xét tuyển. Phần lớn dùng Common App: một bộ hồ sơ, một bài luận chính, thêm bài luận ngắn cho từng trường và thư giới thiệu của thầy cô. Cao đẳng cộng đồng (bằng associate) có đơn riêng, đơn giản hơn.',
  },
  AU: {
    en: 'In **Australia** you apply to the university, or through an agent that it names. The year begins in February or March, often again in July. After an offer you accept and pay a deposit; the confirmation of enrollment that follows is what the visa asks for.',
    vi: 'Ở **Úc**, bạn nộp thẳng cho trường hoặc qua đại diện do trường chỉ định. Năm học bắt đầu vào tháng 2 hoặc 3, nhiều trường có thêm kỳ tháng 7. Sau khi có thư mời, bạn xác nhận và đặt cọc; giấy xác nhận nhập học (CoE) là giấy tờ cần có để xin visa.',
  },
  GB: {
    en: 'In the **United Kingdom** everything goes through UCAS: one application, up to five choices, one personal statement in three answers, and a reference. The main deadline is in mid-January; medicine, Oxford, Cambridge and a few others close in October. Late applications are possible until June 30, if places are left. With only a Vietnamese diploma, most universities ask for a foundation year, A levels or IB first.',
    vi: 'Ở **Anh**, mọi hồ sơ nộp qua UCAS: một đơn, tối đa năm nguyện vọng, một bài luận cá nhân (personal statement) gồm ba câu trả lời và một thư giới thiệu. Hạn chính là giữa tháng 1; ngành y, Oxford, Cambridge và vài ngành khác hết hạn từ tháng 10. Bạn vẫn có thể nộp muộn đến 30/6, nếu còn chỗ. Chỉ với bằng THPT Việt Nam, đa số trường yêu cầu thêm một năm dự bị, A-\u2060level hoặc IB.',
  },
  NL: {
    en: 'In the **Netherlands** you register in Studielink and finish in the portal of the university. Programs with a fixed number of places (numerus fixus) close in January and select; the others close later in spring and admit everyone who meets the requirements. Research universities often don’t accept a Vietnamese diploma on its own; universities of applied sciences usually do.',
    vi: 'Ở **Hà Lan**, bạn đăng ký trên Studielink rồi hoàn tất trong cổng của trường. Chương trình giới hạn chỉ tiêu (numerus fixus) hết hạn trong tháng 1 và có xét chọn; các chương trình khác hết hạn muộn hơn, vào mùa xuân, và nhận mọi người đủ điều kiện. Đại học nghiên cứu thường chưa nhận thẳng bằng THPT Việt Nam; đại học khoa học ứng dụng thì thường nhận.',
  },
  DE: {
    en: 'In **Germany** you apply to the university, or through uni-assist, which checks certificates from abroad. With a Vietnamese diploma you first need an APS certificate from Hanoi, and usually a Studienkolleg year unless you’ve passed a year at a university in Vietnam. Check your case in anabin or with DAAD, and begin months before. The winter semester usually closes in July.',
    vi: 'Ở **Đức**, bạn nộp thẳng cho trường hoặc qua uni-assist, nơi thẩm định bằng cấp nước ngoài. Với bằng THPT Việt Nam, bạn cần chứng chỉ APS ở Hà Nội trước, và thường phải học Studienkolleg, trừ khi đã học xong một năm đại học ở Việt Nam. Hãy tra trên anabin hoặc hỏi DAAD, và bắt đầu sớm vài tháng. Hạn nộp cho học kỳ mùa đông thường vào tháng 7.',
  },
  FI: {
    en: 'In **Finland** bachelor’s programs in English share one joint application in January, in Studyinfo: one form, several programs in your order of preference. They select by SAT, by school certificates or by an entrance exam, so look at each for what it counts.',
    vi: 'Ở **Phần Lan**, các chương trình cử nhân bằng tiếng Anh có chung một đợt nộp vào tháng 1 trên Studyinfo: một đơn, nhiều chương trình xếp theo thứ tự bạn muốn. Trường xét bằng SAT, học bạ hoặc thi đầu vào, nên hãy xem từng chương trình tính điểm theo cách nào.',
  },
  MY: {
    en: 'In **Malaysia** you apply to the university itself, and there are two to four intakes a year. With the offer, the university applies for your student pass through EMGS, which takes some weeks.',
    vi: 'Ở **Malaysia**, bạn nộp thẳng cho trường và mỗi năm có hai đến bốn kỳ nhập học. Khi đã có thư mời, trường xin visa du học (Student Pass) cho bạn qua EMGS, mất vài tuần.',
  },
  SG: {
    en: 'In **Singapore** you apply to each university or polytechnic in its own portal, once a year. Each university has its own last day between January and March, which also depends on your certificate. The Tuition Grant cuts your fees if you agree to work for a company in Singapore for three years afterwards; it is a contract, so read it before you sign.',
    vi: 'Ở **Singapore**, bạn nộp cho từng trường trong cổng riêng, mỗi năm một lần. Mỗi đại học có hạn nộp riêng từ tháng 1 đến tháng 3, còn tùy loại bằng của bạn. Tuition Grant giảm học phí cho người cam kết làm việc ba năm cho một công ty tại Singapore; đây là hợp đồng, hãy đọc kỹ trước khi ký.',
  },
  CA: {
    en: 'In **Canada** you apply to each university, in Ontario through OUAC, in British Columbia often through EducationPlannerBC. Some ask for a short profile or essays as well as grades. The study permit comes after the offer and usually needs a provincial attestation letter (PAL).',
    vi: 'Ở **Canada**, bạn nộp cho từng trường; tại Ontario qua OUAC, tại British Columbia thường qua EducationPlannerBC. Ngoài điểm số, một số trường yêu cầu thêm phần giới thiệu ngắn hoặc bài luận. Giấy phép du học xin sau khi có thư mời và thường cần thư xác nhận của tỉnh bang (PAL).',
  },
  JP: {
    en: 'In **Japan** programs taught in English have applications of their own: documents, often an interview, and a start in September or in April. Those taught in Japanese usually ask for the EJU exam.',
    vi: 'Ở **Nhật Bản**, chương trình dạy bằng tiếng Anh có đợt xét riêng: hồ sơ, thường thêm phỏng vấn, nhập học tháng 9 hoặc tháng 4. Chương trình dạy bằng tiếng Nhật thường yêu cầu kỳ thi EJU.',
  },
  KR: {
    en: 'In **South Korea** universities take students from abroad in rounds of their own, for March and for September. School certificates need an apostille or legalization, which takes time; programs in Korean ask for TOPIK.',
    vi: 'Ở **Hàn Quốc**, các trường có đợt tuyển riêng cho sinh viên quốc tế, nhập học tháng 3 và tháng 9. Bằng cấp phải có apostille hoặc hợp pháp hóa, việc này khá mất thời gian; chương trình dạy bằng tiếng Hàn yêu cầu TOPIK.',
  },
  TW: {
    en: 'In **Taiwan** each university has a round for students from abroad, usually in winter for the autumn: certificates that are legalized, a study plan, proof of funds. Programs in Chinese ask for TOCFL.',
    vi: 'Ở **Đài Loan**, mỗi trường có đợt xét riêng cho sinh viên quốc tế, thường vào mùa đông cho kỳ mùa thu: bằng cấp hợp pháp hóa, kế hoạch học tập, chứng minh tài chính. Chương trình dạy bằng tiếng Hoa yêu cầu TOCFL.',
  },
  FR: {
    en: 'In **France** you apply to public universities through Campus France’s “Études en France”, with an interview in Vietnam. For the first year it closes around mid-December, and you need French at B2. Schools with a selection of their own, like business schools and Sciences Po, have their own application.',
    vi: 'Ở **Pháp**, hồ sơ vào đại học công lập nộp qua “Études en France” của Campus France, có phỏng vấn tại Việt Nam. Với năm nhất, hạn vào khoảng giữa tháng 12 và cần tiếng Pháp B2. Những trường tự tuyển như các trường kinh doanh hay Sciences Po có hồ sơ riêng.',
  },
  NZ: {
    en: 'In **New Zealand** you apply to the university itself. Semesters begin in February and July. A foundation year is common where grade 12 isn’t enough on its own.',
    vi: 'Ở **New Zealand**, bạn nộp thẳng cho trường. Học kỳ bắt đầu vào tháng 2 và tháng 7. Nếu bằng lớp 12 chưa đủ, nhiều bạn học một năm dự bị.',
  },
  VN: {
    en: 'In **Vietnam** public universities take part in the ministry’s common admission after the graduation exam, alongside ways of their own. International programs look at school records, IELTS or SAT and often an interview, in several rounds.',
    vi: 'Ở **Việt Nam**, các trường công lập tham gia xét tuyển chung của Bộ Giáo dục và Đào tạo sau kỳ thi tốt nghiệp, bên cạnh phương thức riêng. Chương trình quốc tế xét học bạ, IELTS hoặc SAT, thường có phỏng vấn, chia nhiều đợt.',
  },
  CN: {
    en: 'In **China** you apply to the university in its own portal, and for the government scholarship in another one. Programs in Chinese ask for HSK, usually level 4 or more; many students spend a first year on the language.',
    vi: 'Ở **Trung Quốc**, bạn nộp cho trường trên cổng riêng, còn học bổng chính phủ nộp ở một cổng khác. Chương trình dạy bằng tiếng Trung yêu cầu HSK, thường từ cấp 4; nhiều bạn học một năm tiếng trước.',
  },
  HK: {
    en: 'In **Hong Kong** students from abroad apply to each university directly, outside the local system (JUPAS). Most close in winter, and several choose by interview.',
    vi: 'Ở **Hồng Kông**, học sinh quốc tế nộp thẳng cho từng trường, không qua hệ thống địa phương (JUPAS). Phần lớn hết hạn vào mùa đông, và nhiều trường có phỏng vấn.',
  },
  IE: {
    en: 'In **Ireland** applicants from outside Europe apply to the university itself, not through the CAO. Medicine and a few others close early; many of the rest take applications into the summer.',
    vi: 'Ở **Ireland**, học sinh ngoài châu Âu nộp thẳng cho trường, không qua CAO. Y khoa và vài ngành hết hạn sớm; nhiều ngành khác nhận hồ sơ đến mùa hè.',
  },
  IT: {
    en: 'In **Italy** you apply to the university and also pre-enrol in Universitaly, which the visa needs. Medicine in English has a test, the IMAT. A school path of twelve years is required.',
    vi: 'Ở **Ý**, bạn nộp cho trường và đăng ký thêm trên Universitaly, bước cần cho visa. Ngành y dạy bằng tiếng Anh thi IMAT. Bạn cần đủ mười hai năm phổ thông.',
  },
  ES: {
    en: 'In **Spain** public universities ask for a recognized school certificate and a credential of the UNED; private ones decide for themselves, often with an interview.',
    vi: 'Ở **Tây Ban Nha**, trường công yêu cầu bằng phổ thông được công nhận và giấy của UNED; trường tư tự xét, thường có phỏng vấn.',
  },
  CH: {
    en: 'In **Switzerland** you apply to the university, mostly by the end of April. With a Vietnamese diploma the universities usually ask for an entrance exam or years of study at home; hotel schools don’t.',
    vi: 'Ở **Thụy Sĩ**, bạn nộp thẳng cho trường, phần lớn đến cuối tháng 4. Với bằng THPT Việt Nam, các đại học thường yêu cầu thi đầu vào hoặc đã học vài năm đại học; trường khách sạn thì không.',
  },
  SE: {
    en: 'In **Sweden** everything goes through universityadmissions.se: up to four programs in order of preference. The first round closes in January and is the one for students from outside Europe.',
    vi: 'Ở **Thụy Điển**, mọi hồ sơ nộp qua universityadmissions.se: tối đa bốn chương trình theo thứ tự bạn muốn. Đợt một hết hạn trong tháng 1 và là đợt dành cho học sinh ngoài châu Âu.',
  },
  HU: {
    en: 'In **Hungary** you apply to the university itself, often with an entrance exam or an interview online. The Stipendium Hungaricum scholarship has its own application, in January.',
    vi: 'Ở **Hungary**, bạn nộp thẳng cho trường, thường có bài thi hoặc phỏng vấn trực tuyến. Học bổng Stipendium Hungaricum có hồ sơ riêng, nộp trong tháng 1.',
  },
  PL: {
    en: 'In **Poland** you register in the system of the university. Your school certificate needs an apostille or legalization, and the consulate takes its time, so begin in spring.',
    vi: 'Ở **Ba Lan**, bạn đăng ký trên hệ thống của trường. Bằng tốt nghiệp phải có apostille hoặc hợp pháp hóa, và lãnh sự quán xử lý khá lâu, nên hãy bắt đầu từ mùa xuân.',
  },
  TH: {
    en: 'In **Thailand** international programs have rounds of their own, from winter to spring, with IELTS or a test of the university and often an interview.',
    vi: 'Ở **Thái Lan**, chương trình quốc tế có các đợt riêng từ mùa đông đến mùa xuân, xét IELTS hoặc bài thi của trường và thường có phỏng vấn.',
  },
  AT: {
    en: 'In **Austria** you apply to the university, and for many subjects register for an entrance test months before. Most bachelor’s programs are in German; those in English are fewer.',
    vi: 'Ở **Áo**, bạn nộp thẳng cho trường, và với nhiều ngành phải đăng ký thi đầu vào trước nhiều tháng. Phần lớn chương trình cử nhân dạy bằng tiếng Đức; chương trình bằng tiếng Anh ít hơn.',
  },
  DK: {
    en: 'In **Denmark** you apply through optagelse.dk by noon in mid-March. You may name up to eight programs in order of preference.',
    vi: 'Ở **Đan Mạch**, bạn nộp qua optagelse.dk đến giữa tháng 3, trước 12 giờ trưa. Bạn được chọn tối đa tám chương trình theo thứ tự.',
  },
};
