import type { Text } from '@/mocks/catalogue/text';

/** Requirements of scholarships that no answer can be compared with. */
export const scholarshipAsks = {
  admission: { en: 'An offer of admission', vi: 'Đã được trường nhận vào học' },
  enrolled: { en: 'Already enrolled there', vi: 'Đang theo học tại đó' },
  essay: { en: 'A personal essay', vi: 'Một bài luận cá nhân' },
  interview: { en: 'An interview', vi: 'Một buổi phỏng vấn' },
  leadership: {
    en: 'Something you led or started',
    vi: 'Một việc bạn đã khởi xướng hoặc dẫn dắt',
  },
  community: { en: 'Volunteering or community service', vi: 'Hoạt động tình nguyện vì cộng đồng' },
  nomination: { en: 'Nominated by your school', vi: 'Được trường giới thiệu' },
  government: {
    en: 'Nominated by Vietnam’s Ministry of Education and Training',
    vi: 'Được Bộ Giáo dục và Đào tạo Việt Nam đề cử',
  },
  ownTest: { en: 'Its own written test', vi: 'Một bài thi viết riêng' },
  german: { en: 'German strong enough for university study', vi: 'Tiếng Đức đủ để theo học' },
  bond: {
    en: 'A three-year work bond in Singapore after graduation',
    vi: 'Cam kết ba năm làm việc cho một đơn vị tại Singapore sau khi ra trường',
  },
  campusWork: {
    en: 'Ten hours of work a week on campus',
    vi: 'Mười giờ làm việc mỗi tuần trong trường',
  },
  unitedWorldCollege: {
    en: 'A diploma from a United World College',
    vi: 'Bằng tốt nghiệp một trường UWC (United World Colleges)',
  },
} as const satisfies Record<string, Text>;

export type AskKey = keyof typeof scholarshipAsks;

/** Documents of an application. */
export const scholarshipDocuments = {
  transcript: {
    en: 'School transcript, translated and certified',
    vi: 'Học bạ, bản dịch có công chứng',
  },
  diploma: {
    en: 'Diploma, or a letter confirming your graduation date',
    vi: 'Bằng tốt nghiệp, hoặc giấy xác nhận thời điểm tốt nghiệp',
  },
  english: { en: 'English certificate', vi: 'Chứng chỉ tiếng Anh' },
  sat: { en: 'SAT report', vi: 'Bảng điểm SAT' },
  motivation: { en: 'Motivation letter', vi: 'Thư động lực' },
  essay: { en: 'Personal essay', vi: 'Bài luận cá nhân' },
  recommendations: { en: 'Two letters of recommendation', vi: 'Hai thư giới thiệu' },
  cv: { en: 'List of activities, or a CV', vi: 'Danh sách hoạt động, hoặc CV' },
  income: {
    en: 'Proof of family income',
    vi: 'Giấy tờ chứng minh thu nhập của gia đình',
  },
  passport: { en: 'Passport', vi: 'Hộ chiếu' },
  health: { en: 'Health certificate', vi: 'Giấy khám sức khỏe' },
  offer: { en: 'Letter of admission', vi: 'Thư mời nhập học' },
  enrollment: { en: 'Proof of enrollment', vi: 'Giấy xác nhận sinh viên' },
} as const satisfies Record<string, Text>;

export type DocumentKey = keyof typeof scholarshipDocuments;

/** Nationality requirements that several scholarships share. */
export const citizens = {
  vietnam: { en: 'Citizen of Vietnam', vi: 'Công dân Việt Nam' },
  asean: {
    en: 'Citizen of an ASEAN country other than Singapore',
    vi: 'Công dân một nước ASEAN ngoài Singapore',
  },
  outsideEurope: {
    en: 'From outside the European Economic Area',
    vi: 'Đến từ ngoài Khu vực Kinh tế châu Âu',
  },
  developing: {
    en: 'Citizen of a country eligible for development aid (Vietnam is)',
    vi: 'Đến từ nước đang nhận viện trợ phát triển, như Việt Nam',
  },
  international: {
    en: 'Paying international student fees',
    vi: 'Thuộc diện đóng học phí sinh viên quốc tế',
  },
} as const satisfies Record<string, Text>;
