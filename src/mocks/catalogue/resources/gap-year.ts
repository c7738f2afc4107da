import type { CatalogueGuide } from './guide';

/** When a year in between helps, and how to plan it. */
export const gapYear: CatalogueGuide = {
  id: 'gap-year',
  stage: 'decide',
  grades: [11, 12, 13],
  updated: '2026-09-08',
  title: {
    en: 'A gap year that isn’t a hole',
    vi: 'Gap year mà không hẫng một năm',
  },
  summary: {
    en: 'Good reasons, bad reasons, what it does to offers, aid and military papers, and a plan that fits on one page.',
    vi: 'Lý do nên, lý do không nên, ảnh hưởng đến thư mời, học bổng và nghĩa vụ quân sự, cùng một kế hoạch gói trong một trang.',
  },
  body: {
    en: `
In some countries a year between school and university is so usual that nobody asks. In others your aunt will ask at every New Year. Both reactions are about habit. The question is only what the year is for. A year that runs *away* from something tends to be long. A year that goes *towards* something tends to be short.

## Good reasons

- You need a **thing that takes time**: a language, a portfolio, a better result in one examination, money.
- You have an offer and would like to **defer** it, and you know what to do with the months.
- You are tired in a way that a summer doesn’t repair. Twelve years are a long time. Rest is a reason, if you call it rest and give it an end.
- Someone at home needs you this year.
- The only places you can have now are places that you don’t want.

## Poor reasons

- You haven’t decided and hope that the year will decide. It won’t. Trying things will; those can begin on Saturday.
- Everyone says that Oxbridge or the Ivy League takes people the second time. The same application a year later is a year older. What would be new?
- You are afraid. Everyone is. If you are afraid of leaving, try a month somewhere first.

## What it does to the papers

Ask before you decide, and get it by email:

1. **An offer:** does the university allow deferral, until when must you ask, and do the conditions stay? Some don’t, above all for programs with few places.
2. **Scholarships:** does the award wait for you? Many don’t, and some want students who left school in the last year or two.
3. **Test results:** most language tests count for two years. Will yours still be valid on the day you apply, and on the day of the visa?
4. **Duties at home.** In countries with military service, Vietnam among them, being enrolled at a university may postpone it; a year without enrollment may not. Ask the local office what applies to **you**.
5. **Visas:** later on, an officer may ask what you did in that year. “I worked at my uncle’s, here is the letter” is a fine answer. “Nothing” invites more questions.

## A plan on one page

Divide the year into three parts of about four months. Give each one a **main thing** and one **proof**: what will exist in the end that doesn’t exist now?

- *September to December.* Main thing: work at the repair shop, four days a week. Proof: a letter, savings, an account of thirty repairs.
- *January to April.* Main thing: German to B1. Proof: the certificate.
- *May to August.* Main thing: volunteering at the flood museum and preparing to leave. Proof: six interviews with old people, written up.

Write in the fixed dates of the applications **first**. Many people miss their deadlines in the gap year because nobody rings a bell any more. And put one person into the plan who asks you on the first of each month how it is going.

## What it costs

A gap year need not cost anything, and it can bring money in. Be careful with companies that sell “volunteering” far away: if you pay much to build a wall in another country, ask who would build it otherwise. Work near home is as good a story, and usually a better one.

## How to talk about it

To universities, in two sentences: what you did, what it changed in what you want to study. To relatives: “I start in September next year; until then I am learning German.” It sounds different from *taking a break*, and it is different.

## Try this today

Write down one thing that you can’t do now and would be able to do after a year. If nothing comes to mind in ten minutes, you probably don’t need the year. If something does, write under it what the first week would look like, from Monday to Friday. If that week makes you want to begin, show the page to your parents.
`,
    vi: `
Có nước, nghỉ một năm giữa phổ thông và đại học bình thường đến mức chẳng ai hỏi. Có nước, Tết nào các cô các bác cũng hỏi. Cả hai phản ứng đều chỉ là thói quen. Câu hỏi duy nhất đáng hỏi là: năm ấy để làm gì? Một năm để *trốn* điều gì đó thường rất dài. Một năm để *đến* điều gì đó thường rất ngắn.

## Những lý do nên

- Bạn cần **một thứ đòi hỏi thời gian**: một ngoại ngữ, một bộ hồ sơ tác phẩm, một điểm thi tốt hơn, một khoản tiền.
- Bạn đã có thư mời, muốn **bảo lưu**, và biết sẽ làm gì với những tháng ấy.
- Bạn mệt, cái mệt mà một mùa hè không đủ để lành. Mười hai năm là dài lắm. Nghỉ ngơi là một lý do, nếu bạn gọi đúng tên và đặt cho nó một điểm kết thúc.
- Gia đình năm nay có người cần bạn.
- Những chỗ bạn có thể vào lúc này đều là chỗ bạn không muốn.

## Những lý do chưa ổn

- Bạn chưa quyết được và mong một năm sẽ quyết giúp. Nó không quyết giúp đâu. Thử làm mới giúp, mà thử thì thứ Bảy này bắt đầu được rồi.
- Nghe nói nộp lần hai thì Oxbridge hay Ivy League dễ nhận hơn. Vẫn bộ hồ sơ ấy, năm sau nó chỉ cũ hơn một tuổi. Có gì mới không?
- Bạn sợ. Ai cũng sợ. Nếu sợ xa nhà, hãy thử đi đâu đó một tháng trước đã.

## Ảnh hưởng đến giấy tờ

Hỏi trước khi quyết, và lấy câu trả lời qua email:

1. **Thư mời:** trường có cho bảo lưu không, phải xin trước ngày nào, điều kiện có giữ nguyên không? Có nơi không cho, nhất là ngành ít chỗ.
2. **Học bổng:** có chờ bạn không? Nhiều học bổng không chờ, có nơi chỉ nhận người mới tốt nghiệp một, hai năm.
3. **Chứng chỉ:** đa số chứng chỉ tiếng có giá trị hai năm. Đến ngày nộp hồ sơ và ngày xin visa, chứng chỉ của bạn còn hạn không?
4. **Nghĩa vụ quân sự.** Đang học đại học có thể được tạm hoãn, còn một năm không học ở đâu thì có thể không. Hãy hỏi ban chỉ huy quân sự phường, xã xem trường hợp của **bạn** áp dụng quy định nào.
5. **Visa:** sau này người xét hồ sơ có thể hỏi năm ấy bạn làm gì. “Em làm ở tiệm của chú, đây là giấy xác nhận” là câu trả lời tốt. “Em không làm gì” thì kéo theo nhiều câu hỏi nữa.

## Kế hoạch một trang

Chia năm thành ba chặng, mỗi chặng chừng bốn tháng. Mỗi chặng có một **việc chính** và một **bằng chứng**: đến lúc kết thúc sẽ có thứ gì mà bây giờ chưa có?

- *Tháng 9 đến tháng 12.* Việc chính: làm ở tiệm sửa xe, tuần bốn ngày. Bằng chứng: giấy xác nhận, một khoản tiết kiệm, cuốn sổ ghi ba mươi ca sửa.
- *Tháng 1 đến tháng 4.* Việc chính: học tiếng Đức lên B1. Bằng chứng: chứng chỉ.
- *Tháng 5 đến tháng 8.* Việc chính: tình nguyện ở bảo tàng của tỉnh và chuẩn bị lên đường. Bằng chứng: sáu cuộc trò chuyện với các cụ già, chép lại thành bài.

Điền các hạn nộp hồ sơ vào **trước tiên**. Nhiều bạn lỡ hạn chính trong năm nghỉ, vì không còn tiếng trống trường nào nhắc. Và hãy đưa vào kế hoạch một người, mùng một hằng tháng hỏi bạn: đến đâu rồi?

## Tốn bao nhiêu

Một năm như thế không nhất thiết phải tốn tiền, có khi còn kiếm được. Cẩn thận với những công ty bán các chuyến “tình nguyện” ở xa: nếu phải trả nhiều tiền để đi xây một bức tường ở nước khác, hãy hỏi xem bình thường ai xây bức tường ấy. Làm việc gần nhà cũng là một câu chuyện hay, thường còn hay hơn.

## Kể về năm ấy thế nào

Với trường, hai câu: bạn đã làm gì, điều đó thay đổi thế nào điều bạn muốn học. Với họ hàng: “Tháng Chín năm sau cháu nhập học, từ giờ đến đó cháu học tiếng Đức ạ.” Nghe khác hẳn “cháu nghỉ một năm”, và quả thật là khác.

## Thử ngay hôm nay

Viết ra một việc bây giờ bạn chưa làm được mà sau một năm sẽ làm được. Nếu mười phút vẫn chưa nghĩ ra, có lẽ bạn không cần năm ấy. Nếu nghĩ ra, hãy viết bên dưới tuần đầu tiên sẽ trông thế nào, từ thứ Hai đến thứ Sáu. Nếu cái tuần ấy khiến bạn muốn bắt đầu, hãy đưa trang giấy cho bố mẹ xem.
`,
  },
};
