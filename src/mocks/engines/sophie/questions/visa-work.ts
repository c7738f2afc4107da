import { avoids, guide, says, type Table } from './expect';

/** Sums and hours change every year; the answer has none. */
const noSums = avoids(/\$\d|\d+ (hours|giờ|triệu|USD)/);

export const visaAndWork: Table = {
  en: [
    ['How do I get a student visa for Australia?', says(/Student visa/, /CoE/), noSums],
    ['Do I need proof of funds for Germany?', says(/blocked account/i), noSums],
    ['What visa do I need for the US?', says(/F-1/, /I-20/)],
    ['Can I work part time in Canada?', says(/canada\.ca/), noSums],
    ['Can I stay and work after graduation in the UK?', says(/Graduate route/), noSums],
    ['How does the study permit work?', guide('visa-steps')],
    ['How many hours can I work in Finland?', says(/migri\.fi/), noSums],
    ['Post study work visa in New Zealand', says(/Post Study Work Visa/)],
    ['What is a blocked account?', guide('visa-steps'), says(/blocked account/)],
    ['What is the salary of a nurse?', says(/[Ss]alaries aren’t in my catalogue/)],
    ['Do I need a visa for Japan?', says(/certificate of eligibility/)],
    ['What if my visa is refused?', guide('visa-steps')],
    ['jobs while studying in the Netherlands', says(/ind\.nl/), noSums],
    ['student pass Malaysia', says(/EMGS/)],
    ['Can I work in Singapore as a student?', says(/Singapore/), noSums],
    ['Visa for South Korea', says(/D-2/)],
  ],
  vi: [
    [
      'Du học Đức có cần chứng minh tài chính không?',
      says(/phong tỏa/, /APS/),
      noSums,
      avoids(/Tài chính ở|ngành Tài chính/),
    ],
    ['Xin visa du học Úc thế nào?', says(/CoE/), noSums],
    ['Visa Mỹ cần gì?', says(/F-1/)],
    ['Du học Canada có được làm thêm không?', says(/canada\.ca/), noSums],
    ['Học xong có được ở lại Anh làm việc không?', says(/Graduate visa/)],
    ['Chứng minh tài chính là gì?', guide('visa-steps')],
    ['Làm thêm ở Nhật được bao nhiêu giờ?', says(/giấy phép/), noSums],
    ['Lương ngành công nghệ thông tin bao nhiêu?', says(/không có mức lương/)],
    ['Tài khoản phong tỏa là gì?', guide('visa-steps'), says(/phong tỏa/)],
    ['Visa du học Hàn Quốc', says(/D-2/)],
    ['Du học Hà Lan có được đi làm thêm không?', says(/ind\.nl/), noSums],
    ['Định cư Canada sau khi tốt nghiệp', says(/PGWP/)],
    ['Bị từ chối visa thì sao?', guide('visa-steps')],
    ['Visa Phần Lan mất bao lâu?', says(/migri\.fi/)],
    ['Vừa học vừa làm thêm ở Úc', says(/homeaffairs/), noSums],
    ['Thủ tục visa Pháp', says(/Campus France/)],
  ],
};
