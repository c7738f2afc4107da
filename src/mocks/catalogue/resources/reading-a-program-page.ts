import type { CatalogueGuide } from './guide';

/** What to look for on the page of a program. */
export const readingAProgramPage: CatalogueGuide = {
  id: 'reading-a-program-page',
  stage: 'prepare',
  grades: [10, 11, 12],
  updated: '2026-11-03',
  title: {
    en: 'How to read a program page in ten minutes',
    vi: 'Đọc một trang chương trình học trong mười phút',
  },
  summary: {
    en: 'The photographs tell you nothing. Six other things on the page tell you a lot, and they are rarely at the top.',
    vi: 'Ảnh đẹp không nói lên điều gì. Sáu thứ khác trên trang thì có, và chúng ít khi nằm ở đầu trang.',
  },
  body: {
    en: `
A program page is an advertisement with a contract hidden inside it. The advertisement is at the top: the lawn, the laughing students, the word *vibrant*. The contract is further down, behind tabs and small links. You are going to sign the contract, so read that.

Set a timer for ten minutes and look for six things, in this order.

## 1. The exact name of the degree

*BSc Computer Science* and *BSc Computing with Management* may share a building and lead to different jobs. Note the letters too. In many countries BA, BSc and BEng say how much mathematics waits for you. If the name has *with Foundation Year* or *with Placement* in it, the degree is a year longer and may cost more.

## 2. The list of courses, year by year

Look for *Modules*, *Curriculum* or *Study plan*. This is the most honest part of the page. Read the first year and ask: would I get up at eight for these? Then count how many courses of the second year you may choose yourself. A list of forty electives sounds generous, until you see that you may take two of them.

If there is no list of courses anywhere, write to the admissions office and ask for one. A university that can’t tell you what it teaches has told you something.

## 3. The requirements for your school system

Don’t read *General requirements*; search the page for the name of your country. You want to know:

- which certificate counts, and with what average;
- which **subjects** you must have taken, and until which grade. This is where good applications fail: an average of 9.2 doesn’t replace the physics you dropped;
- the language test, the total **and the lowest part**. *IELTS 6.5, no part under 6.0* means that a 7.0 with 5.5 in writing isn’t enough;
- whether anything must be taken on a fixed day, like an aptitude test, a portfolio or an interview.

## 4. What it costs you, not others

There are often two or three prices: for citizens, for people from nearby countries, and for everyone else. Look for *international* or *overseas*. Check the year: a fee for last year may be shown until summer. See whether it is fixed for the whole degree or rises each year, and whether a deposit is asked for and given back if your visa is refused.

## 5. Every deadline, not one

A page may have a deadline for applying, another for papers, a third for scholarships, which is often **earlier** than the first, and a fourth for housing. Write down all four with the time zone. *Rolling* means that places go while you wait.

## 6. How many, and what then

Some pages say how many places there are, how many students finish, and where they are a year later. Numbers with a source and a year are worth a lot. Sentences like *our graduates work at leading companies* are worth nothing: one graduate would make them true.

## When two pages disagree

The department says one thing, the central admissions page another, and an agent’s brochure a third. Believe the central admissions page for requirements and dates, the department for content, and the brochure for nothing. If it matters, ask by email, and keep the answer: a sentence from the admissions office is something you can show later.

## Try this today

Open one program that you have saved, or the first one in your [school list](/school-list). Set the timer. Write six lines on paper, one for each heading above, and a question mark where you found nothing. Send one short email about the most important question mark: your name, your school and country, the exact program, one question. You will learn how the university treats people who aren’t its students yet.
`,
    vi: `
Trang giới thiệu một chương trình học là một tờ quảng cáo có bản hợp đồng giấu bên trong. Phần quảng cáo ở trên cùng: bãi cỏ xanh, sinh viên cười rạng rỡ, chữ “năng động”. Phần hợp đồng nằm tít bên dưới, sau mấy tab và liên kết chữ nhỏ. Thứ bạn sắp ký là hợp đồng, vậy hãy đọc hợp đồng.

Đặt đồng hồ mười phút và tìm sáu thứ, theo thứ tự này.

## 1. Tên chính xác của bằng

*BSc Computer Science* và *BSc Computing with Management* có thể học chung một tòa nhà mà ra trường làm hai nghề khác nhau. Nhìn cả mấy chữ cái phía trước: ở nhiều nước, BA, BSc hay BEng cho biết bạn sẽ gặp bao nhiêu toán. Nếu tên có *with Foundation Year* hoặc *with Placement*, chương trình dài thêm một năm và có thể tốn thêm tiền.

## 2. Danh sách môn học theo từng năm

Tìm các mục *Modules*, *Curriculum* hoặc *Study plan*. Đây là phần thật thà nhất của trang. Đọc năm thứ nhất rồi tự hỏi: mình có dậy lúc bảy giờ sáng vì những môn này không? Sau đó đếm xem năm thứ hai bạn được tự chọn mấy môn. Danh sách bốn mươi môn tự chọn nghe rất thích, cho đến khi bạn thấy mình chỉ được lấy hai.

Nếu chẳng tìm thấy danh sách môn ở đâu cả, hãy viết thư hỏi phòng tuyển sinh. Một trường không nói được mình dạy gì thì cũng đã trả lời bạn rồi.

## 3. Điều kiện dành cho học sinh nước bạn

Đừng đọc phần *General requirements*. Hãy tìm chữ “Vietnam” trên trang. Bạn cần biết:

- bằng nào được chấp nhận, điểm trung bình bao nhiêu;
- phải học **những môn nào**, đến lớp mấy. Nhiều hồ sơ đẹp hỏng ở đúng chỗ này: điểm trung bình 9,2 không thay được môn Lý mà bạn đã bỏ;
- chứng chỉ tiếng: tổng điểm **và điểm tối thiểu của từng kỹ năng**. *IELTS 6.5, no part under 6.0* nghĩa là 7.0 mà Writing 5.5 vẫn chưa đạt;
- có gì phải làm vào ngày cố định không: bài kiểm tra năng lực, hồ sơ tác phẩm, phỏng vấn.

## 4. Số tiền của bạn, không phải của người khác

Thường có hai, ba mức: cho công dân nước đó, cho người từ các nước láng giềng, và cho tất cả những người còn lại. Hãy tìm chữ *international* hoặc *overseas*. Xem đó là học phí năm nào, vì nhiều trang để giá năm cũ đến tận mùa hè. Xem học phí giữ nguyên cả khóa hay tăng mỗi năm, có phải đặt cọc không, và nếu trượt visa thì tiền cọc có được trả lại không.

## 5. Mọi hạn nộp, không phải một hạn

Một chương trình có thể có hạn nộp hồ sơ, hạn bổ sung giấy tờ, hạn xin học bổng, thường **sớm hơn** hạn nộp hồ sơ, và hạn đăng ký ký túc xá. Chép cả bốn, kèm múi giờ. Chữ *rolling* nghĩa là trường nhận dần đến khi hết chỗ: bạn càng chờ, chỗ càng ít.

## 6. Bao nhiêu người, và rồi sao nữa

Có trang cho biết mỗi khóa nhận bao nhiêu người, bao nhiêu người tốt nghiệp, một năm sau họ làm gì. Con số có nguồn và có năm thì rất đáng quý. Còn câu kiểu “sinh viên của chúng tôi làm việc tại các công ty hàng đầu” thì chẳng nói lên gì: chỉ cần một người là câu đó đã đúng.

## Khi hai trang nói khác nhau

Trang của khoa nói một đằng, trang tuyển sinh chung nói một nẻo, tờ rơi của trung tâm tư vấn lại nói kiểu thứ ba. Về điều kiện và hạn nộp, hãy tin trang tuyển sinh chung. Về nội dung học, tin trang của khoa. Tờ rơi thì đừng tin. Chuyện quan trọng hãy hỏi qua email và giữ lại câu trả lời: một câu do phòng tuyển sinh viết ra là thứ sau này bạn có thể đưa cho họ xem.

## Thử ngay hôm nay

Mở một chương trình bạn đã lưu, hoặc chương trình đầu tiên trong [trang tìm trường](/school-list). Bấm giờ. Ghi ra giấy sáu dòng ứng với sáu mục trên, chỗ nào không tìm thấy thì đánh dấu hỏi. Rồi gửi một email ngắn về dấu hỏi quan trọng nhất: tên bạn, trường và nước bạn đang học, tên chính xác của chương trình, một câu hỏi. Cách họ trả lời sẽ cho bạn biết trường này đối xử với người chưa phải sinh viên của mình ra sao.
`,
  },
};
