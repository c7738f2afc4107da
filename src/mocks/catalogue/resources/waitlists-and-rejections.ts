import type { CatalogueGuide } from './guide';

/** What a rejection means, and what is still open. */
export const waitlistsAndRejections: CatalogueGuide = {
  id: 'waitlists-and-rejections',
  stage: 'decide',
  grades: [12, 13],
  updated: '2026-09-30',
  title: {
    en: 'Waitlists and rejections',
    vi: 'Danh sách chờ và thư từ chối',
  },
  summary: {
    en: 'What a no says about you, what it doesn’t, and the five doors that are still open on the day after.',
    vi: 'Một lời từ chối nói gì về bạn, không nói gì về bạn, và năm cánh cửa vẫn mở vào ngày hôm sau.',
  },
  body: {
    en: `
It arrives on an ordinary afternoon. You read the first line, and *unfortunately* is where another word should have been. Before anything useful is said: it hurts, it is allowed to hurt, and you don’t have to be reasonable this evening. Eat something. Tell one person. Sleep.

Then read on here.

## What a no means

Someone had more good applications than places. That is all that can be known from outside. You can’t see who else applied, how many came from your country, whether the department lost a professor. Two readers on two days might have chosen differently.

It doesn’t mean that you aren’t good enough for university. It doesn’t mean that the years were for nothing. And it isn’t a forecast: plenty of people are refused at eighteen by places that invite them to teach at forty.

If a reason is given, read it carefully: a missing paper, a mark below the condition, a program that was full. If you believe there was a **mistake**, write within days, with proof. If you only think that they should think again, don’t. It doesn’t work, and it takes strength that you need.

## The waitlist

A waitlist says: we would take you if someone doesn’t come. Some years they take many from it, some years nobody. Treat it as a lottery ticket, not as a plan.

1. **Accept another offer** and pay the deposit, in time. You may withdraw later and lose that deposit; decide beforehand whether the family can.
2. **Tell them that you stay**, if you want to. Usually there is a form.
3. Write **one** short letter: I am still interested, this is what is new since my application, a mark, a prize, a project, and, only if it is true, I would come. One page. One time.
4. Then live in the other plan. Choose a room there, look at its courses. Those who do that are glad either way.

## Five doors on the day after

- **Clearing and late rounds.** In the United Kingdom, UCAS *Clearing* opens in summer; in the United States and elsewhere, lists of colleges with open places are published in spring. Good programs are among them. Here you can look in the [school list](/school-list) by deadline.
- **Another intake.** Australia, New Zealand, Malaysia and a number of programs in Europe and Canada begin in January, February or March too.
- **A side door.** A [foundation year](/resources?read=foundation-years), a related subject with a possible change, a first year at home with a transfer.
- **A year in between**, with a plan. [That has a guide of its own](/resources?read=gap-year).
- **Home.** A university in your own country isn’t what is left over. It is a degree among people whose language you dream in, with an exchange year and a master’s abroad ahead of you.

Make a list of two that you can imagine. You don’t have to choose this week.

## Telling people

Have one sentence ready, for relatives and for the neighbors: “It wasn’t that one; I am looking at two others.” Then ask about their garden. You don’t owe anyone your numbers.

Stay away from the group chat for a few days. People post the yes and never the no, so it looks as if everyone but you had been taken. It isn’t so.

## To parents who read this

Please don’t say “I told you so”, nor “it doesn’t matter”. Ask whether they have eaten. Then: “Which of the doors shall we look at first, when you want to?” It is the best sentence of that evening.

## Try this today

If the answer has already come: write one line about what you would do again in exactly the same way. If it hasn’t come yet: choose your second-best plan now, while it is calm, and find three things about it that you would really look forward to. A plan that you like is what makes a no bearable.
`,
    vi: `
Nó đến vào một buổi chiều bình thường. Bạn đọc dòng đầu và thấy chữ *unfortunately* nằm đúng chỗ lẽ ra phải là một chữ khác. Trước khi nói điều gì có ích: chuyện này đau, bạn được quyền đau, và tối nay bạn không cần phải sáng suốt. Ăn một chút gì đó. Kể cho một người. Đi ngủ.

Rồi hãy đọc tiếp.

## Một lời từ chối nghĩa là gì

Nghĩa là số hồ sơ tốt nhiều hơn số chỗ. Người ngoài chỉ biết được đến thế. Bạn không thấy còn ai nộp, bao nhiêu người cùng nước, khoa có vừa mất một giáo sư không. Hai người đọc, vào hai ngày khác nhau, có thể đã chọn khác.

Nó không có nghĩa là bạn không đủ sức học đại học. Nó không có nghĩa là mấy năm qua đổ sông đổ biển. Và nó không phải lời tiên đoán: có khối người bị từ chối năm mười tám tuổi rồi bốn mươi tuổi được chính nơi ấy mời về dạy.

Nếu thư có nêu lý do, hãy đọc kỹ: thiếu giấy tờ, điểm dưới điều kiện, chương trình đã đủ. Nếu bạn tin là có **nhầm lẫn**, viết thư trong vài ngày, kèm bằng chứng. Nếu bạn chỉ mong họ nghĩ lại thì đừng viết. Không có tác dụng, mà lại tốn sức, trong khi bạn đang cần sức.

## Danh sách chờ

Danh sách chờ nghĩa là: chúng tôi sẽ nhận bạn nếu có người không đến. Có năm họ gọi nhiều, có năm chẳng gọi ai. Hãy coi đó là tờ vé số, đừng coi là kế hoạch.

1. **Xác nhận một nơi khác** và đóng cọc đúng hạn. Sau này bạn có thể rút và mất khoản cọc ấy, cả nhà hãy bàn trước xem có chịu được không.
2. **Báo rằng bạn vẫn chờ**, nếu bạn muốn. Thường có sẵn một mẫu đơn.
3. Viết **một** lá thư ngắn: em vẫn muốn học ở trường, từ khi nộp đến nay em có điều này mới, một điểm số, một giải thưởng, một dự án, và chỉ khi đúng là thật: nếu được nhận em sẽ đến. Một trang. Một lần.
4. Rồi sống với kế hoạch kia. Chọn phòng ở đó, xem các môn ở đó. Ai làm thế thì kết cục nào cũng vui.

## Năm cánh cửa của ngày hôm sau

- **Các đợt muộn.** Ở Anh, *Clearing* của UCAS mở vào mùa hè. Ở Mỹ và nơi khác, mùa xuân có danh sách những trường còn chỗ. Trong đó có những chương trình tốt. Ở đây, bạn có thể xếp [trang tìm trường](/school-list) theo hạn nộp.
- **Kỳ nhập học khác.** Úc, New Zealand, Malaysia và nhiều chương trình ở châu Âu, Canada còn khai giảng vào tháng Một, Hai hoặc Ba.
- **Lối vào bên cạnh.** [Năm dự bị](/resources?read=foundation-years), một ngành gần có thể chuyển, hoặc học năm nhất trong nước rồi chuyển tiếp.
- **Một năm tạm dừng**, có kế hoạch. [Có bài riêng cho chuyện này](/resources?read=gap-year).
- **Ở nhà.** Học đại học trong nước không phải là vớt vát. Bạn học giữa những người nói cùng thứ tiếng với mình, còn phía trước vẫn có kỳ trao đổi và bậc thạc sĩ ở nước ngoài.

Hãy ghi ra hai cửa bạn hình dung được. Tuần này chưa cần chọn.

## Nói với mọi người

Chuẩn bị sẵn một câu cho họ hàng, hàng xóm: “Trường ấy không được ạ, cháu đang xem hai trường khác.” Rồi hỏi thăm vườn cây của họ. Bạn không nợ ai điểm số của mình.

Vài ngày này hãy tránh xa nhóm chat. Người ta khoe lời đồng ý chứ không ai đăng lời từ chối, nên trông như ai cũng trúng tuyển trừ bạn. Không phải vậy đâu.

## Gửi bố mẹ, nếu bố mẹ đọc bài này

Xin đừng nói “đã bảo rồi mà”, cũng đừng nói “có gì đâu”. Hãy hỏi con ăn gì chưa. Rồi: “Khi nào con muốn, mình cùng xem cánh cửa nào trước nhé?” Đó là câu hay nhất của buổi tối ấy.

## Thử ngay hôm nay

Nếu đã có kết quả: viết một dòng về điều mà nếu làm lại, bạn vẫn sẽ làm y như thế. Nếu chưa có: ngay bây giờ, khi lòng còn bình thản, hãy chọn phương án thứ hai và tìm ở đó ba điều khiến bạn thật sự mong đợi. Có một phương án mình thích thì lời từ chối mới đỡ nặng.
`,
  },
};
