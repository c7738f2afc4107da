import type { CatalogueGuide } from './guide';

/** Deadlines with their time zones, and when scholarships close. */
export const deadlinesAndScholarships: CatalogueGuide = {
  id: 'deadlines-and-scholarships',
  stage: 'apply',
  grades: [11, 12],
  updated: '2026-11-18',
  title: {
    en: 'Deadlines, time zones and the scholarship year',
    vi: 'Hạn nộp, múi giờ và lịch học bổng trong năm',
  },
  summary: {
    en: 'Scholarships close before admission does, midnight isn’t your midnight, and one sheet of paper keeps it all.',
    vi: 'Học bổng hết hạn trước tuyển sinh, nửa đêm của họ không phải nửa đêm của mình, và một tờ giấy giữ được tất cả.',
  },
  body: {
    en: `
Every spring someone writes to an admissions office: “I was only two hours late, in my country it was still the 15th.” The answer is friendly and doesn’t change anything. Deadlines are the one part of an application that needs no talent at all. So let us make them boring.

## A date without a place isn’t a date

A deadline belongs to a city. *January 15, 11.59 p.m. Eastern Time* is **January 16, 11.59 a.m. in Hanoi**. That looks like a present of twelve hours. With *January 15, 18.00 UK time* it is January 16, 1 a.m. in Hanoi: also the next day, but in the middle of your night. And if a university in Australia closes *January 15, 5 p.m. AEDT*, it is early afternoon of the 15th for you.

Three rules:

- Write down the time **with its zone**, as the page has it, and your own time next to it.
- Clocks change. In most of Europe and North America they go back in autumn and forward in spring; Vietnam doesn’t take part. A gap of eleven hours in October can be twelve in December.
- If no time is given, assume that the day ends where the university is, and finish a day earlier.

## There is never just one deadline

For one program there may be five:

1. **Scholarship**, often weeks before admission;
2. **Admission**;
3. **Papers and test results**: must they be sent, or *have arrived*?
4. **Financial aid forms**, with documents of your parents;
5. **Housing and deposit**, after the offer.

The first is the most important, because it is on a different page, and because it is usually the one that you hear about afterwards.

## The scholarship year

Roughly, for studies that begin next autumn. It differs by country and by year; use it to know when to look, not when to send.

- **Spring before (grade 11):** read. Government and foundation awards publish their terms now. Find out which ones want an interview, a nomination by your school, or a certificate that takes months.
- **June to August:** write a first draft of your story; ask for recommendations; take the language test.
- **September to November:** the earliest awards close, often together with early rounds in the United States and with Oxford, Cambridge and medicine in the United Kingdom. Full scholarships tend to be here.
- **December to January:** most deadlines of universities, and with them the merit awards for which you apply by just applying. Check whether there is a box to tick.
- **February to April:** later rounds in Europe, Australia and Asia; many partial reductions; interviews.
- **April to June:** answers and, quietly, money that others have given back. Asking politely is allowed.

The list of [scholarships](/scholarship) here shows each one criterion by criterion. Dates in it are illustrative: the real ones are on the official page.

## One sheet

Make a table with five columns: **what, where, their time, my time, mine minus seven days**. The last column is your real deadline. The seven days are for the power cut, the website that collapses on the last evening, the teacher who is ill. On the real deadline you only check that it has arrived.

Don’t keep it in your head, and not only in a phone that can fall into a lake. Print it. Hang it where your family walks past. Saved programs are in [your plan](/profile/checklist) with their dates and can be put into your calendar from there.

## When you are late anyway

Send it anyway within the hour if the form is open, and write two honest sentences. Ask if there is a later round. Then look up which programs still take applications; there are always some, with good reasons. It feels like the end of the world, and it is one Thursday.

## Try this today

Take the program that matters most to you. Find all five of its dates, write them with zone and your own time, and subtract seven days from each. If you can’t find one of the five, that is your question for the admissions office. It takes twenty minutes, and you will sleep better than everyone who hasn’t done it.
`,
    vi: `
Mùa xuân nào phòng tuyển sinh cũng nhận được thư kiểu này: “Em chỉ trễ có hai tiếng, ở nước em lúc ấy vẫn là ngày 15.” Họ trả lời rất lịch sự, và kết quả không đổi. Trong cả bộ hồ sơ, hạn nộp là phần duy nhất không cần chút tài năng nào. Vậy hãy biến nó thành chuyện nhàm chán.

## Ngày mà không có nơi thì chưa phải là ngày

Hạn nộp gắn với một thành phố. *January 15, 11.59 p.m. Eastern Time* là **11 giờ 59 trưa 16 tháng 1 ở Hà Nội**, trông như được tặng thêm mười hai tiếng. *January 15, 18.00 UK time* là 1 giờ sáng 16 tháng 1, cũng sang hôm sau, nhưng giữa đêm của bạn. Còn một trường ở Úc hết hạn lúc *January 15, 5 p.m. AEDT* thì với bạn mới là đầu giờ chiều ngày 15.

Ba quy tắc:

- Chép giờ **kèm múi giờ** đúng như trang ghi, bên cạnh là giờ của mình.
- Nhiều nước có đổi giờ. Phần lớn châu Âu và Bắc Mỹ lùi đồng hồ vào mùa thu, vặn tới vào mùa xuân, còn Việt Nam thì không. Chênh mười một tiếng hồi tháng Mười có thể thành mười hai vào tháng Mười hai.
- Nếu không ghi giờ, hãy coi như ngày kết thúc theo giờ nơi trường đóng, và làm xong trước một ngày.

## Không bao giờ chỉ có một hạn

Một chương trình có thể có năm:

1. **Học bổng**, thường sớm hơn tuyển sinh vài tuần;
2. **Nộp hồ sơ**;
3. **Giấy tờ và điểm thi**: phải *gửi đi* hay phải *đến nơi* trước ngày đó?
4. **Hồ sơ hỗ trợ tài chính**, kèm giấy tờ của bố mẹ;
5. **Chỗ ở và đặt cọc**, sau khi có thư mời.

Hạn thứ nhất quan trọng nhất, vì nó nằm ở một trang khác, và vì người ta thường chỉ biết đến khi đã qua.

## Một năm của học bổng

Đại khái như sau, tính cho kỳ nhập học mùa thu năm tới. Mỗi nước, mỗi năm một khác, nên hãy dùng để biết khi nào cần tìm, đừng dùng để biết khi nào cần gửi.

- **Mùa xuân năm lớp 11:** đọc. Học bổng chính phủ và các quỹ công bố điều kiện dần từ lúc này. Xem cái nào cần phỏng vấn, cần trường đề cử, cần loại giấy phải làm mấy tháng.
- **Tháng 6 đến tháng 8:** viết bản nháp đầu tiên về mình, nhờ thư giới thiệu, thi chứng chỉ tiếng.
- **Tháng 9 đến tháng 11:** những học bổng sớm nhất hết hạn, thường trùng với đợt nộp sớm ở Mỹ và với Oxford, Cambridge, ngành y ở Anh. Học bổng toàn phần hay nằm ở đoạn này.
- **Tháng 12 đến tháng 1:** hạn của phần lớn các trường, kèm những học bổng xét tự động khi bạn nộp hồ sơ. Nhớ xem có ô nào phải đánh dấu không.
- **Tháng 2 đến tháng 4:** các đợt sau ở châu Âu, Úc, châu Á; nhiều khoản giảm một phần học phí; phỏng vấn.
- **Tháng 4 đến tháng 6:** có kết quả, và lặng lẽ có những khoản người khác trả lại. Bạn được phép lịch sự hỏi.

Trang [học bổng](/scholarship) ở đây trình bày từng học bổng theo từng tiêu chí. Ngày tháng trong đó chỉ để minh họa, hãy tin trang chính thức.

## Một tờ giấy

Kẻ bảng năm cột: **việc gì, ở đâu, giờ của họ, giờ của mình, giờ của mình trừ bảy ngày**. Cột cuối mới là hạn thật của bạn. Bảy ngày ấy để dành cho hôm mất điện, cho trang web sập đúng tối cuối cùng, cho hôm thầy cô ốm. Đến hạn chính thức, bạn chỉ còn việc kiểm tra xem hồ sơ đã đến chưa.

Đừng giữ trong đầu, cũng đừng chỉ giữ trong chiếc điện thoại có thể rơi xuống hồ. In ra, dán ở chỗ cả nhà đi qua. Những chương trình bạn lưu nằm trong [kế hoạch](/profile/checklist) cùng hạn nộp, từ đó bạn đưa được vào lịch.

## Nếu vẫn lỡ

Nếu cổng còn mở, gửi ngay trong một giờ, kèm hai câu thành thật. Hỏi xem có đợt sau không. Rồi tìm những chương trình vẫn còn nhận, lúc nào cũng có, và không phải vì họ kém. Lúc ấy bạn thấy như trời sập, nhưng đó chỉ là một ngày thứ Năm.

## Thử ngay hôm nay

Chọn chương trình bạn coi trọng nhất. Tìm đủ năm hạn, ghi kèm múi giờ và giờ của mình, rồi trừ mỗi hạn đi bảy ngày. Hạn nào không tìm ra thì đó là câu hỏi cho phòng tuyển sinh. Mất hai mươi phút, và đêm nay bạn ngủ ngon hơn mọi người chưa làm.
`,
  },
};
