import type { GuideEntry } from './guide-entry';
import type { businessTitles } from '@/mocks/catalogue/titles/titles-business';

/** What business, economics and finance are like. */
export const businessGuides = {
  'business-administration': {
    also: ['BBA', 'QTKD', 'management', 'quản lý'],
    work: {
      en: [
        'Go from a meeting about prices to one about a colleague who is unhappy.',
        'Read a table of last month’s sales and ask the two questions that matter.',
        'Write a plan of two pages that others can start work on tomorrow.',
      ],
      vi: [
        'Vừa họp về giá bán xong lại họp về một đồng nghiệp đang không vui.',
        'Đọc bảng doanh số tháng trước và đặt đúng hai câu hỏi đáng đặt.',
        'Viết bản kế hoạch hai trang để ngày mai mọi người bắt tay vào làm được ngay.',
      ],
    },
    subjects: ['maths', 'civics', 'english', 'literature'],
    related: ['international-business', 'human-resources', 'marketing', 'economics'],
    worth: {
      en: 'Nobody is hired as a manager at 22. Choose the field you would like to manage, and look for internships.',
      vi: 'Không ai 22 tuổi đã được tuyển làm quản lý. Hãy nghĩ xem mình muốn quản lý lĩnh vực nào và tìm nơi thực tập.',
    },
  },
  marketing: {
    also: ['advertising', 'quảng cáo', 'brand', 'thương hiệu', 'tiếp thị'],
    work: {
      en: [
        'Talk to eight customers and hear that none of them read the advert.',
        'Write thirty headlines, and test two.',
        'Look each morning at what was spent yesterday and what came of it.',
      ],
      vi: [
        'Nói chuyện với tám khách hàng và nhận ra chẳng ai đọc quảng cáo.',
        'Viết ba mươi dòng tiêu đề rồi chọn hai dòng để thử.',
        'Mỗi sáng xem hôm qua tiêu bao nhiêu tiền và được gì.',
      ],
    },
    subjects: ['literature', 'maths', 'english', 'art'],
    related: ['communication', 'digital-marketing', 'business-administration', 'digital-media'],
    worth: {
      en: 'More spreadsheets than most expect: what was creative is judged by numbers a week later.',
      vi: 'Nhiều bảng tính hơn bạn nghĩ: ý tưởng hay đến đâu, tuần sau cũng được đo bằng con số.',
    },
  },
  'international-business': {
    also: ['foreign trade', 'ngoại thương', 'export', 'xuất nhập khẩu'],
    work: {
      en: [
        'Call Osaka before breakfast and Rotterdam after dinner, about the same container.',
        'Read a contract line by line for who pays if the ship is late.',
        'Find out why a product that sells in one country offends in the next.',
      ],
      vi: [
        'Sáng sớm gọi Osaka, tối muộn gọi Rotterdam, cùng về một công-ten-nơ.',
        'Đọc từng dòng hợp đồng xem tàu đến trễ thì ai chịu.',
        'Tìm hiểu vì sao món hàng bán chạy ở nước này lại khiến nước kia khó chịu.',
      ],
    },
    subjects: ['english', 'maths', 'geography', 'language'],
    related: [
      'business-administration',
      'supply-chain-management',
      'international-relations',
      'economics',
    ],
    worth: {
      en: 'A third language opens more doors than the degree’s name. Many programs have a required term abroad.',
      vi: 'Biết thêm một ngoại ngữ mở ra nhiều cửa hơn tên ngành. Nhiều chương trình bắt buộc học một kỳ ở nước ngoài.',
    },
  },
  'hospitality-management': {
    also: ['hotel', 'nhà hàng', 'restaurant'],
    work: {
      en: [
        'Walk through the lobby at six, and see what a guest would see.',
        'Move tables, staff and a wedding indoors when rain starts at four.',
        'Apologise for what wasn’t your fault, and mean it.',
        'Count what breakfast cost yesterday and what went into the bin.',
      ],
      vi: [
        'Sáu giờ sáng đi một vòng sảnh, nhìn bằng con mắt của khách.',
        'Bốn giờ chiều trời đổ mưa: chuyển bàn ghế, nhân viên và cả đám cưới vào trong nhà.',
        'Xin lỗi vì chuyện không phải lỗi của mình, và xin lỗi thật lòng.',
        'Tính xem bữa sáng hôm qua tốn bao nhiêu và bao nhiêu bị đổ đi.',
      ],
    },
    subjects: ['english', 'civics', 'geography', 'language'],
    related: ['business-administration', 'tourism', 'international-business', 'food-science'],
    worth: {
      en: 'Evenings, weekends and holidays are working days. Everyone begins in the kitchen or at the front desk.',
      vi: 'Buổi tối, cuối tuần và ngày lễ là ngày làm việc. Ai cũng bắt đầu từ bếp hoặc quầy lễ tân.',
    },
  },
  'supply-chain-management': {
    also: ['logistics', 'warehouse', 'kho vận'],
    work: {
      en: [
        'Find another route in an hour, because a port has closed.',
        'Stand in a warehouse with a stopwatch and move the fast goods nearer the door.',
        'Argue for a smaller stock with those who fear running out.',
      ],
      vi: [
        'Trong một tiếng phải tìm được tuyến khác vì cảng vừa đóng.',
        'Cầm đồng hồ bấm giờ đứng trong kho, chuyển hàng bán chạy ra gần cửa hơn.',
        'Thuyết phục những người sợ hết hàng rằng có thể trữ ít hơn.',
      ],
    },
    subjects: ['maths', 'computing', 'geography', 'english'],
    related: [
      'international-business',
      'industrial-engineering',
      'information-systems',
      'business-administration',
    ],
    worth: {
      en: 'Few at school know it exists and many firms look for it. Expect optimisation, and a start in shifts.',
      vi: 'Ít học sinh biết đến ngành này trong khi nhiều công ty cần. Có toán tối ưu, và lúc mới vào nghề thường phải làm ca.',
    },
  },
  economics: {
    also: ['kinh tế học'],
    work: {
      en: [
        'Work out what would happen to rents if buses ran all night.',
        'Look for the one year in which a law changed, and compare before with after.',
        'Write a page for a minister or a director who has four minutes.',
      ],
      vi: [
        'Tính xem tiền thuê nhà sẽ thay đổi thế nào nếu xe buýt chạy suốt đêm.',
        'Tìm đúng năm một điều luật thay đổi rồi so trước với sau.',
        'Viết một trang cho vị lãnh đạo chỉ có bốn phút để đọc.',
      ],
    },
    subjects: ['maths', 'civics', 'english', 'history'],
    related: ['econometrics', 'finance', 'public-policy', 'political-science'],
    worth: {
      en: 'At good schools it is a mathematical subject. Business is another degree, although the names are mixed up.',
      vi: 'Ở các trường tốt, đây là ngành nặng về toán. Đừng nhầm với quản trị kinh doanh dù tên nghe gần nhau.',
    },
  },
  finance: {
    also: ['banking', 'ngân hàng', 'investment', 'đầu tư'],
    work: {
      en: [
        'Build a spreadsheet of a company’s next five years, and defend every row.',
        'Tell a family business what it can borrow without risking the house.',
        'Watch prices while others sleep, and mostly do nothing.',
      ],
      vi: [
        'Lập bảng tính năm năm tới của một công ty và bảo vệ được từng dòng.',
        'Nói cho một doanh nghiệp gia đình biết vay bao nhiêu thì không phải lo mất nhà.',
        'Theo dõi giá lúc người khác ngủ, và phần lớn thời gian là không làm gì cả.',
      ],
    },
    subjects: ['maths', 'civics', 'english', 'computing'],
    related: ['accounting', 'financial-technology', 'economics', 'actuarial-science'],
    worth: {
      en: 'The well-paid jobs of the films are few and take eighty hours a week. Most work is in ordinary firms and banks.',
      vi: 'Những công việc lương cao như trên phim rất ít và chiếm hết thời gian. Phần lớn người học làm ở công ty và ngân hàng bình thường.',
    },
  },
  accounting: {
    also: ['audit', 'kiểm toán', 'tax', 'thuế'],
    work: {
      en: [
        'Close the month: every payment in its place, to the last đồng.',
        'Visit a client and ask to see the thing that the invoice says was bought.',
        'Explain to a café owner why she made a profit and has no money.',
      ],
      vi: [
        'Khóa sổ cuối tháng: từng khoản thu chi nằm đúng chỗ, khớp đến đồng cuối cùng.',
        'Đến tận nơi và xin xem món hàng mà hóa đơn nói là đã mua.',
        'Giải thích cho chị chủ quán cà phê vì sao có lãi mà lại hết tiền.',
      ],
    },
    subjects: ['maths', 'civics', 'computing', 'english'],
    related: ['finance', 'business-administration', 'law'],
    worth: {
      en: 'To sign audits you need a professional exam after the degree, like ACCA, CPA or the Vietnamese certificate.',
      vi: 'Muốn ký báo cáo kiểm toán, sau đại học bạn phải thi chứng chỉ như ACCA, CPA hoặc chứng chỉ của Việt Nam.',
    },
  },
  econometrics: {
    also: ['quantitative economics', 'kinh tế định lượng'],
    work: {
      en: [
        'Ask whether schooling raises pay, or whether those who would earn more stay at school longer.',
        'Write code that runs one model a thousand times with slightly different data.',
        'Say “we can’t tell” when that is what the numbers say.',
      ],
      vi: [
        'Hỏi xem học nhiều làm lương cao hơn, hay người vốn sẽ kiếm nhiều thì học lâu hơn.',
        'Viết mã chạy một mô hình cả nghìn lần, mỗi lần dữ liệu khác đi một chút.',
        'Nói “chưa thể kết luận” khi số liệu bảo như vậy.',
      ],
    },
    subjects: ['maths', 'computing', 'civics', 'english'],
    related: ['economics', 'statistics', 'data-science', 'actuarial-science'],
    worth: {
      en: 'It is close to a mathematics degree, and taught as a bachelor’s in few countries, most of all the Netherlands.',
      vi: 'Gần như một ngành toán, và chỉ ít nước có bậc cử nhân, nhiều nhất là Hà Lan.',
    },
  },
  'actuarial-science': {
    also: ['actuary', 'insurance', 'bảo hiểm'],
    work: {
      en: [
        'Estimate how many houses on a coast will flood in the next thirty years.',
        'Set the price of an insurance so that claims can be paid even in a bad year.',
        'Show a board of directors one slide on what could go wrong.',
      ],
      vi: [
        'Ước tính bao nhiêu ngôi nhà ven biển sẽ ngập trong ba mươi năm tới.',
        'Định giá một gói bảo hiểm sao cho năm xấu nhất vẫn đủ tiền chi trả.',
        'Trình bày trước hội đồng quản trị đúng một trang về những điều có thể đổ vỡ.',
      ],
    },
    subjects: ['maths', 'computing', 'english'],
    related: ['statistics', 'finance', 'mathematics', 'econometrics'],
    worth: {
      en: 'Professional exams continue for years alongside the job. Ask which of them a program lets you skip.',
      vi: 'Vừa đi làm vừa thi chứng chỉ nghề nhiều năm liền. Hãy hỏi chương trình cho miễn được môn thi nào.',
    },
  },
  tourism: {
    also: ['travel', 'lữ hành', 'hướng dẫn viên', 'tour guide', 'events', 'sự kiện'],
    work: {
      en: [
        'Plan a day for forty guests of whom three don’t eat pork and one can’t climb stairs.',
        'Call six hotels at midnight because a flight was cancelled.',
        'Count visitors at a temple to know how many are too many.',
      ],
      vi: [
        'Lên lịch một ngày cho bốn mươi khách, ba người không ăn thịt heo, một người không leo được cầu thang.',
        'Gọi sáu khách sạn lúc nửa đêm vì chuyến bay bị hủy.',
        'Đếm khách ở một ngôi chùa để biết bao nhiêu là quá đông.',
      ],
    },
    subjects: ['english', 'geography', 'history', 'language'],
    related: ['hospitality-management', 'marketing', 'sustainability'],
    worth: {
      en: 'Languages count more than the degree. Work is on weekends and holidays, when other people are free.',
      vi: 'Ngoại ngữ quan trọng hơn tấm bằng. Bạn sẽ làm vào cuối tuần và ngày lễ, lúc người khác được nghỉ.',
    },
  },
  'human-resources': {
    also: ['HR', 'HRM', 'nhân sự', 'tuyển dụng', 'recruitment'],
    work: {
      en: [
        'Read ninety applications and remember that each is a person.',
        'Tell someone that they didn’t get the job, with a reason that helps.',
        'Notice that one team loses people every spring, and find out why.',
      ],
      vi: [
        'Đọc chín mươi hồ sơ mà vẫn nhớ mỗi hồ sơ là một con người.',
        'Báo cho ứng viên biết họ không được nhận, kèm một lý do giúp ích được cho họ.',
        'Nhận ra có một nhóm năm nào cũng mất người vào mùa xuân, rồi tìm hiểu vì sao.',
      ],
    },
    subjects: ['literature', 'civics', 'english'],
    related: ['business-administration', 'psychology', 'public-relations'],
    worth: {
      en: 'Labour law is national, so part of what you learn abroad doesn’t travel. Psychology is a good second subject.',
      vi: 'Luật lao động mỗi nước mỗi khác nên có phần học xong không mang về dùng được. Học thêm tâm lý học rất hợp.',
    },
  },
  'digital-marketing': {
    also: ['SEO', 'social media', 'mạng xã hội', 'quảng cáo số', 'content'],
    work: {
      en: [
        'Test two versions of one sentence on ten thousand people.',
        'Answer an angry comment in a friendly way at seven in the morning.',
        'Explain to the boss why many views brought few sales.',
      ],
      vi: [
        'Thử hai cách viết một câu trên mười nghìn người.',
        'Trả lời thân thiện một bình luận gay gắt lúc bảy giờ sáng.',
        'Giải thích cho sếp vì sao lượt xem nhiều mà bán được ít.',
      ],
    },
    subjects: ['english', 'literature', 'computing', 'maths'],
    related: ['marketing', 'digital-media', 'e-commerce', 'business-analytics'],
    worth: {
      en: 'The tools change every year. Look for a program that also teaches statistics and writing, which don’t.',
      vi: 'Công cụ năm nào cũng đổi. Nên tìm chương trình dạy cả thống kê và viết, hai thứ không lỗi thời.',
    },
  },
  'e-commerce': {
    also: ['online business', 'bán hàng online', 'TMĐT', 'ecommerce'],
    work: {
      en: [
        'Watch where customers leave the checkout, and remove one step.',
        'Compare three ways to deliver a parcel to an island.',
        'Prepare the site for the one day on which everyone buys.',
      ],
      vi: [
        'Xem khách bỏ ngang ở bước thanh toán nào rồi bớt đi một bước.',
        'So sánh ba cách giao một kiện hàng ra đảo.',
        'Chuẩn bị trang bán hàng cho ngày mà ai cũng vào mua.',
      ],
    },
    subjects: ['maths', 'computing', 'english'],
    related: ['digital-marketing', 'supply-chain-management', 'information-systems'],
    worth: {
      en: 'You can start a small shop today. Having sold something, whatever it was, tells you more than a brochure.',
      vi: 'Bạn có thể mở một gian hàng nhỏ ngay hôm nay. Tự bán thử một món gì đó cho bạn biết nhiều hơn tờ giới thiệu ngành.',
    },
  },
  'financial-technology': {
    also: ['fintech', 'thanh toán', 'payment', 'blockchain', 'ngân hàng số'],
    work: {
      en: [
        'Follow one payment through nine systems to find out where it is stuck.',
        'Write the rule that stops a thief and not a grandmother.',
        'Sit between programmers and lawyers, and translate.',
      ],
      vi: [
        'Lần theo một giao dịch qua chín hệ thống để biết nó kẹt ở đâu.',
        'Viết quy tắc chặn được kẻ gian mà không chặn nhầm cụ bà.',
        'Ngồi giữa lập trình viên và luật sư để giúp hai bên hiểu nhau.',
      ],
    },
    subjects: ['maths', 'computing', 'civics'],
    related: ['finance', 'information-systems', 'data-science'],
    worth: {
      en: 'Half of it is finance. If you mainly want to program, computer science suits you better.',
      vi: 'Một nửa ngành là tài chính. Nếu bạn thích lập trình là chính thì khoa học máy tính hợp hơn.',
    },
  },
} satisfies Record<keyof typeof businessTitles, GuideEntry>;
