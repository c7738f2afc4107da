import type { CatalogueGuide } from './guide';

/** How to read an offer, and two of them side by side. */
export const comparingOffers: CatalogueGuide = {
  id: 'comparing-offers',
  stage: 'decide',
  grades: [12, 13],
  updated: '2026-10-08',
  title: {
    en: 'Reading and comparing offers',
    vi: 'Đọc và so sánh thư mời nhập học',
  },
  summary: {
    en: 'Conditional, unconditional, net price, small print. A table that makes two offers comparable, and one question for the evening.',
    vi: 'Có điều kiện, không điều kiện, số tiền thật phải trả, chữ nhỏ cuối trang. Một bảng để so hai thư mời, và một câu hỏi cho buổi tối.',
  },
  body: {
    en: `
The email begins with *Congratulations*, and you may run through the flat. Do that first. Then, on another day, read it again like someone buying a motorbike: friendly, but looking underneath.

## What kind of yes is it?

- **Unconditional:** the place is yours if you accept in time.
- **Conditional:** yours *if*. The conditions are listed: a mark, a language result, a paper, a date. Write every one of them into your calendar, and ask at once about any that you don’t understand.
- **Deferred or waitlisted:** not an offer yet. [There is a guide for that](/resources?read=waitlists-and-rejections).
- **For something else:** another campus, another subject, a foundation year first. Sometimes it is a good idea. It is never the same thing; check that the heading names the program you applied for.

In the British system you keep one *firm* and one *insurance* choice; the insurance should have lower conditions, or it insures nothing. In the American one you usually have until about the start of May to choose. Paying two deposits to keep two places is against the rules in most places.

## The price that is yours

Take a sheet and write for each offer:

1. tuition and fees for **one year**, as in the letter;
2. living costs, as the university itself estimates them;
3. minus **grants and scholarships**: money that you don’t give back;
4. that is your **net price**. Loans and campus work do **not** reduce it. They change who pays, and when.
5. times the number of years, plus what is paid only once.

Letters like to add loans and grants together under the word *award*. Separate them with a pencil.

## The small print of scholarships

- For how many years? If it is “for the first year”, ask what usually happens in the second.
- On what condition? An average of 3.5 is something else in engineering than in other subjects.
- Does tuition rise while the scholarship stays the same?
- Is it lost if you change your major, take a year off, or live outside the campus?

## What isn’t in the letter

Ask a current student of your future subject, not the one in the brochure. Universities will connect you if you ask. Three questions are enough: What surprised you? Who helped you when something went wrong? What would you look at again before choosing?

Then the ordinary things: how large are classes in the first year; can one get a room; how do people from your country live there; what does a grey Wednesday in February look like?

## May you ask for more?

Yes, politely, once, with reasons. Particularly in the United States and with private universities elsewhere, one can ask for a review of the aid when circumstances have changed or another university has offered more. Write to the financial aid office, thank them, give the number, attach the paper, and ask whether there is a possibility. The worst answer is no. Nobody takes an offer back because someone asked kindly.

## When the table says one thing and your stomach another

Don’t vote for the stomach at once, nor for the table. Live for two days as if you had decided for the one, tell it to yourself in the morning; then two days for the other. Notice on which days you make plans. If both are good, there is no wrong answer; there is only a different life, and you will defend it happily in a year.

Then say yes to one, in time, and decline the others the same week. Someone is waiting for the place.

## Try this today

Draw the table with five lines, even if you have only one offer or none: use a program that you have saved, and its published figures. Leave the line *grants* empty. What is left under it is the number that you need. You can also put up to four programs [side by side](/school-list) here.
`,
    vi: `
Email mở đầu bằng chữ *Congratulations*, và bạn được phép chạy một vòng quanh nhà. Cứ chạy đã. Rồi hôm khác, hãy đọc lại như người đi mua xe máy: vui vẻ, nhưng cúi xuống xem cả gầm.

## Đây là kiểu “đồng ý” nào?

- **Không điều kiện (unconditional):** chỗ là của bạn nếu bạn xác nhận đúng hạn.
- **Có điều kiện (conditional):** là của bạn *nếu*. Các điều kiện được liệt kê: một mức điểm, một chứng chỉ tiếng, một giấy tờ, một ngày. Ghi từng điều kiện vào lịch, chỗ nào chưa hiểu thì hỏi ngay.
- **Hoãn xét hoặc danh sách chờ:** chưa phải là lời mời. [Có một bài riêng về chuyện này](/resources?read=waitlists-and-rejections).
- **Mời vào thứ khác:** cơ sở khác, ngành khác, hoặc phải học dự bị trước. Có khi đó là ý hay, nhưng không bao giờ là cùng một thứ. Hãy xem dòng tiêu đề có đúng chương trình bạn đã nộp không.

Ở Anh, bạn giữ một lựa chọn *firm* và một *insurance*. Lựa chọn dự phòng phải có điều kiện thấp hơn, không thì nó chẳng dự phòng được gì. Ở Mỹ, bạn thường có đến khoảng đầu tháng Năm để chọn. Đóng cọc hai nơi để giữ hai chỗ, ở hầu hết các nơi là sai quy định.

## Số tiền thật của bạn

Lấy một tờ giấy, với mỗi thư mời ghi:

1. học phí và lệ phí **một năm**, theo thư;
2. sinh hoạt phí, theo ước tính của chính trường;
3. trừ **học bổng và trợ cấp**: khoản tiền không phải trả lại;
4. đó là **số tiền thật phải trả**. Khoản vay và việc làm trong trường **không** làm nó giảm đi, chúng chỉ đổi người trả và thời điểm trả.
5. nhân với số năm, cộng những khoản chỉ trả một lần.

Thư mời thích cộng cả khoản vay lẫn học bổng dưới chữ *award*. Hãy dùng bút chì tách ra.

## Chữ nhỏ của học bổng

- Được mấy năm? Nếu chỉ ghi “năm đầu tiên”, hãy hỏi năm thứ hai thường ra sao.
- Giữ được với điều kiện gì? Điểm trung bình 3,5 ở ngành kỹ thuật khác hẳn ở ngành khác.
- Học phí tăng thì học bổng có tăng theo không?
- Có mất không nếu bạn đổi ngành, bảo lưu một năm, hoặc ra ở ngoài?

## Điều thư không viết

Hãy hỏi một sinh viên đang học đúng ngành ấy, không phải bạn sinh viên trên tờ rơi. Bạn đề nghị thì trường sẽ giới thiệu. Ba câu là đủ: Điều gì làm bạn bất ngờ? Khi gặp chuyện, ai đã giúp bạn? Nếu chọn lại, bạn sẽ xem kỹ điều gì?

Rồi đến những chuyện bình thường: năm nhất lớp đông cỡ nào, có dễ kiếm phòng không, người Việt ở đó sống ra sao, và một ngày thứ Tư xám xịt giữa tháng Hai trông thế nào.

## Có được xin thêm không?

Được, xin một lần, lịch sự và có lý do. Nhất là ở Mỹ và các trường tư ở nơi khác, bạn có thể đề nghị xét lại mức hỗ trợ khi hoàn cảnh thay đổi hoặc khi trường khác cho nhiều hơn. Viết cho phòng hỗ trợ tài chính: cảm ơn, nêu con số, kèm giấy tờ, hỏi xem có khả năng không. Tệ nhất là họ nói không. Chẳng ai rút lại thư mời chỉ vì có người hỏi tử tế.

## Khi cái bảng nói một đằng, lòng bạn nói một nẻo

Đừng vội nghe theo bên nào. Hãy sống hai ngày như thể đã chọn trường này, sáng dậy tự nói với mình như vậy, rồi hai ngày với trường kia. Để ý xem ngày nào bạn bắt đầu tính chuyện sắp tới. Nếu cả hai đều tốt thì không có câu trả lời sai, chỉ có hai cuộc đời khác nhau, và một năm nữa bạn sẽ vui vẻ bênh vực cuộc đời mình đã chọn.

Rồi xác nhận một nơi, đúng hạn, và từ chối những nơi còn lại ngay trong tuần. Có người đang chờ chỗ ấy.

## Thử ngay hôm nay

Kẻ bảng năm dòng, dù bạn mới có một thư mời hay chưa có thư nào: dùng một chương trình đã lưu và số liệu trường công bố. Để trống dòng *học bổng*. Con số hiện ra bên dưới chính là số tiền bạn cần. Ở đây bạn cũng có thể đặt tối đa bốn chương trình [cạnh nhau](/school-list) để so.
`,
  },
};
