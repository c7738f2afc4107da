import type { GuideEntry } from './guide-entry';
import type { societyTitles } from '@/mocks/catalogue/titles/titles-society';

/** What society, education, law and politics are like. */
export const societyGuides = {
  psychology: {
    also: ['counselling', 'therapy', 'tư vấn tâm lý', 'trị liệu'],
    work: {
      en: [
        'Sit with one person for fifty minutes and remember what they didn’t say.',
        'Design a test of memory that is fair to tired people.',
        'Read what was measured in forty studies before believing one.',
      ],
      vi: [
        'Ngồi với một người năm mươi phút và nhớ cả điều họ không nói.',
        'Thiết kế bài kiểm tra trí nhớ công bằng cả với người đang mệt.',
        'Đọc bốn mươi nghiên cứu xem họ đo gì rồi mới tin một kết luận.',
      ],
    },
    subjects: ['biology', 'maths', 'literature', 'english'],
    related: ['social-work', 'education', 'sociology', 'marketing'],
    worth: {
      en: 'A bachelor’s doesn’t make a therapist: that takes a master’s or more and supervised years. Statistics is required.',
      vi: 'Bằng cử nhân chưa đủ để trị liệu: cần thạc sĩ trở lên và nhiều năm thực hành có giám sát. Thống kê là môn bắt buộc.',
    },
  },
  sociology: {
    also: ['anthropology', 'nhân học'],
    work: {
      en: [
        'Live for a month in a workers’ quarter, and write down what nobody there finds strange.',
        'Word a question so that it doesn’t give away the answer.',
        'Show a city with numbers that it forgets those without papers.',
      ],
      vi: [
        'Sống một tháng ở khu trọ công nhân và ghi lại những điều mà ở đó ai cũng thấy bình thường.',
        'Đặt câu hỏi sao cho không gợi sẵn câu trả lời.',
        'Dùng số liệu cho thành phố thấy mình đang bỏ quên những người không có giấy tờ.',
      ],
    },
    subjects: ['literature', 'history', 'civics', 'english'],
    related: ['psychology', 'criminology', 'social-work', 'political-science'],
    worth: {
      en: 'No job carries its name. Those who add statistics or languages find one sooner.',
      vi: 'Không có nghề nào mang đúng tên ngành. Ai giỏi thêm thống kê hay ngoại ngữ sẽ tìm việc nhanh hơn.',
    },
  },
  education: {
    also: ['teaching', 'teacher', 'sư phạm', 'giáo viên'],
    work: {
      en: [
        'Explain fractions for the third time, in a third way.',
        'Notice in a class of thirty-five the one who has gone quiet.',
        'Mark until nine, and phone a parent with good news for once.',
        'Drop the plan for the hour because a question was better.',
      ],
      vi: [
        'Giảng phân số lần thứ ba, theo cách thứ ba.',
        'Trong lớp ba mươi lăm em, nhận ra một em bỗng ít nói.',
        'Chấm bài đến chín giờ tối, rồi gọi cho phụ huynh để báo một tin vui.',
        'Bỏ giáo án của tiết học vì có một câu hỏi hay hơn.',
      ],
    },
    subjects: ['literature', 'english', 'maths', 'history'],
    related: ['psychology', 'early-childhood-education', 'linguistics', 'social-work'],
    worth: {
      en: 'A teaching licence is national. Training abroad may not let you teach at home without extra steps.',
      vi: 'Chứng chỉ dạy học có giá trị theo từng nước. Học ở nước ngoài có khi phải bổ sung mới dạy được ở Việt Nam.',
    },
  },
  'social-work': {
    also: ['community', 'cộng đồng', 'CTXH'],
    work: {
      en: [
        'Visit a family at home and look at the fridge as well as the papers.',
        'Find a bed for tonight, and a school for next week.',
        'Write a report that a judge will read.',
        'Talk the hard days over with a supervisor.',
      ],
      vi: [
        'Đến thăm một gia đình, xem giấy tờ và xem cả tủ lạnh.',
        'Tìm chỗ ngủ cho tối nay và trường học cho tuần sau.',
        'Viết báo cáo mà thẩm phán sẽ đọc.',
        'Kể lại những ngày nặng nề với người hướng dẫn.',
      ],
    },
    subjects: ['literature', 'civics', 'biology', 'english'],
    related: ['psychology', 'sociology', 'nursing', 'public-policy'],
    worth: {
      en: 'Long placements, modest pay and heavy stories. Some countries need qualified people so much that visas are easier.',
      vi: 'Thực tập dài, lương vừa phải và nhiều câu chuyện nặng lòng. Vài nước thiếu người đến mức visa làm việc dễ hơn.',
    },
  },
  law: {
    also: ['lawyer', 'luật sư', 'legal'],
    work: {
      en: [
        'Read two hundred pages to find the sentence that decides.',
        'Write a letter that is polite and can’t be misunderstood.',
        'Tell a client that she is right and should still not go to court.',
      ],
      vi: [
        'Đọc hai trăm trang để tìm câu mang tính quyết định.',
        'Viết một lá thư lịch sự mà không ai có thể hiểu sai.',
        'Nói với thân chủ rằng chị đúng nhưng vẫn không nên kiện.',
      ],
    },
    subjects: ['literature', 'civics', 'history', 'english'],
    related: ['political-science', 'public-policy', 'international-relations', 'philosophy'],
    worth: {
      en: 'Law is national: a degree from one country rarely lets you practise in another. In the US it comes after a first degree.',
      vi: 'Luật gắn với từng nước: bằng của nước này hiếm khi cho hành nghề ở nước khác. Ở Mỹ phải có một bằng đại học trước.',
    },
  },
  'political-science': {
    also: ['politics', 'chính trị học', 'government'],
    work: {
      en: [
        'Compare how five countries changed their voting rules, and what came of it.',
        'Write by noon for someone who speaks at two.',
        'Ask the same question of a minister and of a market trader.',
      ],
      vi: [
        'So sánh năm nước đã đổi luật bầu cử ra sao và kết quả thế nào.',
        'Viết xong trước buổi trưa cho người hai giờ chiều phát biểu.',
        'Hỏi cùng một câu với ông bộ trưởng và với chị bán hàng ngoài chợ.',
      ],
    },
    subjects: ['history', 'civics', 'literature', 'english'],
    related: ['international-relations', 'public-policy', 'law', 'sociology'],
    worth: {
      en: 'Reading lists are long. Graduates spread over media, offices and NGOs, few of them into politics.',
      vi: 'Danh mục sách phải đọc rất dài. Học xong, người làm báo, người làm văn phòng hay tổ chức phi chính phủ, ít ai làm chính trị.',
    },
  },
  'international-relations': {
    also: ['diplomacy', 'ngoại giao', 'IR'],
    work: {
      en: [
        'Follow a negotiation for a week in which one comma changes.',
        'Brief a delegation on who should not sit next to whom.',
        'Write up what was said over dinner, in three languages.',
      ],
      vi: [
        'Theo một cuộc đàm phán cả tuần mà chỉ đổi được một dấu phẩy.',
        'Dặn đoàn công tác xem ai không nên ngồi cạnh ai.',
        'Ghi lại những gì được nói trong bữa tối, bằng ba thứ tiếng.',
      ],
    },
    subjects: ['english', 'history', 'geography', 'language'],
    related: ['political-science', 'international-business', 'law', 'history'],
    worth: {
      en: 'Foreign services take very few, and citizens only. A region and its language make you useful.',
      vi: 'Bộ ngoại giao các nước tuyển rất ít và chỉ tuyển công dân. Am hiểu một khu vực và ngôn ngữ của nó mới là lợi thế.',
    },
  },
  'public-policy': {
    also: ['public administration', 'hành chính công', 'quản lý nhà nước'],
    work: {
      en: [
        'Work out what free school lunches would cost, and what they would save.',
        'Sit in a waiting room to see why nobody uses the new form.',
        'Sum up forty objections so that each side says: yes, that is what we meant.',
      ],
      vi: [
        'Tính xem bữa trưa miễn phí ở trường tốn bao nhiêu và tiết kiệm được gì.',
        'Ngồi ở phòng chờ xem vì sao chẳng ai dùng mẫu đơn mới.',
        'Tóm tắt bốn mươi ý kiến phản đối sao cho bên nào cũng nói: đúng, ý chúng tôi là vậy.',
      ],
    },
    subjects: ['civics', 'maths', 'history', 'english'],
    related: ['political-science', 'economics', 'public-health', 'urban-planning'],
    worth: {
      en: 'Often taught only as a master’s. Economics or law first, policy later is a common way.',
      vi: 'Nhiều nơi chỉ đào tạo bậc thạc sĩ. Học kinh tế hoặc luật trước rồi học chính sách sau là lối đi quen thuộc.',
    },
  },
  'early-childhood-education': {
    also: ['kindergarten', 'mẫu giáo', 'preschool', 'cô giáo mầm non'],
    work: {
      en: [
        'Sing the same song nine times, because the ninth time everyone joins in.',
        'Kneel down to settle a quarrel about a red bucket.',
        'Write down what a two-year-old did today that they couldn’t do yesterday.',
      ],
      vi: [
        'Hát một bài chín lần, vì đến lần thứ chín cả lớp cùng hát.',
        'Quỳ xuống phân xử vụ tranh nhau chiếc xô đỏ.',
        'Ghi lại điều hôm nay một bé hai tuổi làm được mà hôm qua chưa.',
      ],
    },
    subjects: ['literature', 'music', 'art', 'biology'],
    related: ['education', 'psychology', 'social-work'],
    worth: {
      en: 'Several countries lack teachers for the youngest, which helps with visas. Pay is modest, and the noise is real.',
      vi: 'Nhiều nước thiếu giáo viên mầm non nên visa dễ hơn. Lương vừa phải và ồn thì có thật.',
    },
  },
  criminology: {
    also: ['crime', 'tội phạm', 'police', 'công an', 'forensic', 'pháp y'],
    work: {
      en: [
        'Compare a street with lamps to a street without, for a year.',
        'Interview someone in prison without judging and without believing everything.',
        'Read court files until a pattern appears that no single file shows.',
      ],
      vi: [
        'So sánh suốt một năm con phố có đèn với con phố không đèn.',
        'Phỏng vấn một người trong tù mà không phán xét, cũng không tin hết.',
        'Đọc hồ sơ vụ án cho đến khi thấy một quy luật không hồ sơ riêng lẻ nào cho thấy.',
      ],
    },
    subjects: ['literature', 'civics', 'maths'],
    related: ['law', 'sociology', 'psychology'],
    worth: {
      en: 'It isn’t training for the police, nor what series show. Most graduates work with data, offenders or victims.',
      vi: 'Ngành này không đào tạo công an và cũng không giống phim. Phần lớn làm việc với số liệu, phạm nhân hoặc nạn nhân.',
    },
  },
} satisfies Record<keyof typeof societyTitles, GuideEntry>;
