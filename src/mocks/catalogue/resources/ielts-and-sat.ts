import type { CatalogueGuide } from './guide';

/** Whether, when and how often to take a test. */
export const ieltsAndSat: CatalogueGuide = {
  id: 'ielts-and-sat',
  stage: 'prepare',
  grades: [10, 11, 12],
  updated: '2026-11-05',
  title: {
    en: 'IELTS and SAT: whether, when and how often',
    vi: 'IELTS và SAT: có nên thi, thi lúc nào, thi mấy lần',
  },
  summary: {
    en: 'A test is a ticket, not a prize. Buy the one that your schools collect, early enough to buy it twice.',
    vi: 'Bài thi là tấm vé, không phải huy chương. Hãy mua đúng loại vé trường cần, đủ sớm để còn kịp mua lại lần hai.',
  },
  body: {
    en: `
There are students who spend two years and a lot of their parents’ money on a test that none of their schools wanted. There are others who find out in December that they needed one in October. Both could have been avoided by half an hour of reading. So do the reading before the vocabulary lists.

## First: does anyone ask for it?

Make a list of the programs you think of today, even if it will change. For each write down:

- which **language tests** it takes. IELTS Academic and TOEFL iBT are accepted nearly everywhere; many places take PTE Academic, Cambridge certificates or the Duolingo English Test too, and some don’t. If your current school teaches in English, you may need none at all;
- the total and the **lowest part** that it wants;
- whether it asks for an **SAT or ACT**. Outside the United States, few do. Inside, many colleges are *test-optional*, some require it again, and a few don’t look at it at all. This changes from year to year, so trust only this year’s page.

If nobody on your list asks for the SAT, you are done with this half of the guide. Spend the time on your grades.

## Test-optional: send or not?

Optional means what it says. A rule of thumb: send a score when it lies in the middle 50% range that the college publishes, or above. If it is well below, leave it out; nobody will guess. Some scholarships want a score although admission doesn’t, so look at both pages.

## When

Count back from the first deadline.

- **A language test** is usually valid for two years. Taken in grade 10 it may be too old when you apply. The second half of grade 11 is good, with time for another attempt in summer.
- **The SAT** is best taken for the first time in spring of grade 11, when your mathematics is fresh, and if needed again in late summer or early autumn. Seats in test centers run out; book as soon as dates open.
- Leave room for the results, and for the weeks in which your school has its own exams. Two tests in one month give you two average results.

## How often

Most people improve from the first try to the second and much less after that. Plan for two. A third one makes sense if a single part held you back, like writing, and you have worked on just that part since. A fifth one is no plan any more. Some IELTS centers let you take a single part again; ask whether your university accepts such a result.

## How to prepare without a fortune

- Do one full official practice test under real conditions **before** you sign up for any course. It tells you how far away you are, and a course that doesn’t ask for it is selling you hours.
- Reading and listening grow with use: half an hour a day of something that you would read anyway. Speaking grows by speaking: record two minutes, listen, do it again.
- Writing needs someone who corrects you. Pay for that, if for anything.
- Official practice material for the SAT and for IELTS is free online. Begin there.

## What a number can’t do

Past the line, more doesn’t help much. 7.5 where 6.5 is asked opens no second door; an essay that sounds like you might. And a test below the line isn’t the end: many places offer a summer language course, or a conditional offer that waits for your next result.

Nobody can guarantee you a score. Anyone who says so is about to take your money, or to do something for which you could be banned from the test.

## Try this today

Take the three programs that you like best and write one line for each: accepted tests, total, lowest part, last date by which the result must be there. Where the lines disagree, the strictest one is your goal. Put that date in your calendar, count back six months, and write *first attempt* on that day.
`,
    vi: `
Có bạn mất hai năm và khá nhiều tiền của bố mẹ cho một kỳ thi mà chẳng trường nào của bạn ấy yêu cầu. Có bạn đến tháng Mười hai mới biết mình cần điểm từ tháng Mười. Cả hai đều tránh được bằng nửa tiếng đọc. Vậy hãy đọc trước rồi hẵng học từ vựng.

## Trước hết: có ai cần không?

Liệt kê những chương trình bạn đang nghĩ tới, dù sau này sẽ đổi. Với mỗi chương trình, ghi lại:

- trường nhận **chứng chỉ tiếng** nào. IELTS Academic và TOEFL iBT gần như đâu cũng nhận. Nhiều nơi nhận cả PTE Academic, chứng chỉ Cambridge hoặc Duolingo English Test, nhưng có nơi không. Nếu trường phổ thông của bạn dạy bằng tiếng Anh, có khi bạn chẳng cần thi;
- tổng điểm và **điểm tối thiểu của từng kỹ năng**;
- trường có đòi **SAT hay ACT** không. Ngoài nước Mỹ, ít nơi cần. Ở Mỹ, nhiều trường để *test-optional* (không bắt buộc), một số đã bắt buộc trở lại, vài trường thì không xét đến. Chuyện này mỗi năm một khác, nên chỉ tin trang của năm nay.

Nếu không trường nào trong danh sách cần SAT, phần đó của bài này coi như xong. Hãy dành thời gian cho điểm trên lớp.

## Không bắt buộc: nên gửi hay không?

Không bắt buộc nghĩa đúng là không bắt buộc. Mẹo nhỏ: nếu điểm của bạn nằm trong khoảng 50% ở giữa (middle 50%) mà trường công bố, hoặc cao hơn, thì gửi. Nếu thấp hơn hẳn thì thôi, chẳng ai suy đoán gì đâu. Có những học bổng cần điểm dù việc xét tuyển thì không, nên hãy xem cả hai trang.

## Thi lúc nào

Hãy đếm ngược từ hạn nộp sớm nhất.

- **Chứng chỉ tiếng** thường có giá trị hai năm. Thi từ lớp 10 thì đến lúc nộp hồ sơ có thể đã hết hạn. Học kỳ hai lớp 11 là vừa, hè còn kịp thi lại.
- **SAT** nên thi lần đầu vào mùa xuân lớp 11, khi kiến thức Toán còn mới, cần thì thi lại cuối hè hoặc đầu thu. Chỗ thi hết nhanh, mở đăng ký là nên đặt ngay.
- Chừa thời gian chờ kết quả, và tránh những tuần thi ở trường. Một tháng hai kỳ thi sẽ cho bạn hai kết quả làng nhàng.

## Thi mấy lần

Phần lớn mọi người tiến bộ rõ từ lần một sang lần hai, sau đó thì rất ít. Hãy tính cho hai lần. Lần ba chỉ nên thi khi bạn vướng đúng một kỹ năng, chẳng hạn Writing, và từ đó đến nay đã luyện riêng kỹ năng ấy. Đến lần năm thì không còn là kế hoạch nữa. Một số nơi cho thi lại riêng một kỹ năng IELTS, nhưng hãy hỏi xem trường bạn có nhận kết quả như thế không.

## Ôn thế nào cho đỡ tốn

- Làm trọn một đề chính thức, bấm giờ như thật, **trước khi** đăng ký bất kỳ khóa nào. Bạn sẽ biết mình còn cách đích bao xa. Trung tâm nào không hỏi đến bài làm ấy là đang bán giờ học.
- Kỹ năng Đọc và Nghe tiến bộ nhờ dùng hằng ngày: mỗi ngày nửa tiếng với thứ bạn vốn thích đọc. Kỹ năng Nói tiến bộ nhờ nói: ghi âm hai phút, nghe lại, nói lại.
- Viết thì cần người sửa. Nếu phải trả tiền cho một thứ, hãy trả cho việc đó.
- Đề luyện chính thức của SAT và IELTS có miễn phí trên mạng. Bắt đầu từ đấy.

## Điều con số không làm được

Đã qua vạch rồi, thêm điểm cũng chẳng mở thêm bao nhiêu cửa. Trường cần 6.5 mà bạn có 7.5 thì không ai mở cho cánh cửa thứ hai, nhưng một bài luận đúng chất bạn thì có thể. Và chưa qua vạch cũng chưa phải là hết: nhiều nơi có khóa tiếng mùa hè, hoặc cấp thư mời có điều kiện để chờ kết quả lần sau.

Không ai cam kết điểm số được. Người hứa “bao đậu” hoặc sắp lấy tiền của bạn, hoặc sắp làm một việc khiến bạn bị cấm thi.

## Thử ngay hôm nay

Chọn ba chương trình bạn thích nhất, mỗi chương trình ghi một dòng: nhận chứng chỉ nào, tổng điểm, điểm tối thiểu từng kỹ năng, hạn cuối phải có kết quả. Dòng khắt khe nhất là mục tiêu của bạn. Ghi ngày ấy vào lịch, đếm ngược sáu tháng, và viết vào đó: *thi lần một*.
`,
  },
};
