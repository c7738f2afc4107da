import type { CatalogueGuide } from './guide';

/** Whom to ask for a recommendation, when and how. */
export const askingForARecommendation: CatalogueGuide = {
  id: 'asking-for-a-recommendation',
  stage: 'apply',
  grades: [11, 12],
  updated: '2026-09-20',
  title: {
    en: 'Asking for a recommendation',
    vi: 'Nhờ thầy cô viết thư giới thiệu',
  },
  summary: {
    en: 'Whom to ask, what to bring, what to write in the message, and how to make it easy for a teacher who has never written one.',
    vi: 'Nhờ ai, chuẩn bị gì, nhắn thế nào, và làm sao để việc này nhẹ nhàng với cả thầy cô chưa từng viết bao giờ.',
  },
  body: {
    en: `
A good recommendation doesn’t say that you are good. It says *how* you are in a room: what you ask, what you do when something goes wrong, what the others do when you speak. Only someone who has seen you in that room can write it. So the most important decision isn’t how to ask, but whom.

## Whom

- A teacher who taught you **lately**, in grade 11 or 12, in a subject that has to do with your plan. If two letters are wanted, one from the sciences and one from languages or the humanities is a good pair.
- Someone who has seen you **work at something difficult**, not only get top marks. The teacher in whose class you went from 6.5 to 8 has a story to tell.
- Not the headmaster who doesn’t know your name, however large the seal. Not a relative. Not a famous friend of your uncle.

Read what the university wants: some ask for a subject teacher, some for a counsellor, some for nobody at all. Where your school has no counsellor, the class teacher usually takes that part.

## When

Ask six weeks before the first deadline, better at the end of grade 11, before summer. Teachers write letters at night, after marking. In November, a popular one may have twenty of them.

## How

Ask in person, with a way out:

> “Teacher, I am applying to study biology. Would you feel you know me well enough to write a letter for me? If it doesn’t fit this year, I would understand.”

The way out matters. A teacher who hesitates writes a thin letter, and a thin letter hurts. If the answer is slow, thank them and ask someone else.

When they say yes, give them **one page**, printed or sent the same day:

1. Where you apply, for what, and the **dates**, the earliest first.
2. How the letter is sent: an upload link that will come by email, from whom, and in which language.
3. Three moments in their class that you remember: the experiment that failed, the text you argued about, the time you explained it to a classmate. You aren’t telling them what to write. You are helping them remember.
4. What you hope to study and why, in three sentences.

## If your teacher has never written one

In many schools in Vietnam this is new. Say that there is no secret form: one page, how long and in which subject they have known you, two concrete examples, one thing that you are still learning. It may be written in Vietnamese and translated by a certified translator, if the university permits; some portals want the teacher to upload it from a school address. Offer to explain the website. Don’t offer to write it for them.

That happens, and you should know where the line is. A letter that you write and a teacher signs is a false document in most countries; it can cost you the place, and the teacher their name. If a teacher says “write it and I will sign”, bring the page with the three moments and say: “I have put down some notes, so that it is less work.”

## The box about reading it

Many forms ask whether you give up the right to read the letter. It is common to say yes: readers trust a letter more when its writer was free. You can only say yes with an easy mind if you have asked the right person.

## Afterwards

A week before the date, one friendly reminder. On the day it arrives, a thank-you, by hand if you can. When there is an answer from the universities, tell them, whatever it is. Very few students do. They will remember it for years, and so may the next student who asks.

## Try this today

Write down the names of three teachers and under each one moment that this teacher might remember of you. The name under which you write fastest is the one. If the deadline is less than three months away, ask this week; the sentence above will do.
`,
    vi: `
Một lá thư giới thiệu hay không nói rằng bạn giỏi. Nó kể bạn *ra sao* trong lớp học: bạn hỏi gì, bạn làm gì khi mọi việc hỏng, các bạn khác thế nào khi bạn lên tiếng. Chỉ người đã ở trong lớp học ấy mới viết được. Vì thế điều quan trọng nhất không phải là nhờ thế nào, mà là nhờ ai.

## Nhờ ai

- Thầy cô dạy bạn **gần đây**, lớp 11 hoặc 12, ở môn có liên quan đến dự định của bạn. Nếu cần hai thư, một môn tự nhiên và một môn xã hội hoặc ngoại ngữ là một cặp đẹp.
- Người đã thấy bạn **vật lộn với điều khó**, chứ không chỉ thấy bạn được điểm mười. Thầy cô đã chứng kiến bạn đi từ 6,5 lên 8 có chuyện để kể.
- Đừng nhờ thầy hiệu trưởng không biết tên bạn, dù con dấu to đến mấy. Đừng nhờ họ hàng. Đừng nhờ người nổi tiếng quen với chú bạn.

Đọc kỹ xem trường cần gì: có nơi cần giáo viên bộ môn, có nơi cần người tư vấn học đường, có nơi chẳng cần ai. Trường bạn không có phòng tư vấn thì phần ấy thường do giáo viên chủ nhiệm viết.

## Khi nào

Trước hạn đầu tiên ít nhất sáu tuần, tốt hơn nữa là cuối lớp 11, trước khi nghỉ hè. Thầy cô viết thư vào buổi tối, sau khi chấm bài. Đến tháng Mười một, người được nhiều học sinh quý có khi phải viết hai chục lá.

## Nói thế nào

Gặp trực tiếp, và để cho thầy cô một lối từ chối:

> “Thưa cô, em đang nộp hồ sơ ngành sinh học. Cô thấy cô có biết em đủ rõ để viết cho em một lá thư không ạ? Nếu năm nay cô bận thì em hiểu ạ.”

Lối từ chối ấy rất quan trọng. Người ngần ngại sẽ viết một lá thư nhạt, mà thư nhạt thì có hại. Thấy thầy cô lưỡng lự, hãy cảm ơn rồi nhờ người khác.

Khi thầy cô nhận lời, gửi ngay trong ngày **một trang giấy**:

1. Bạn nộp vào đâu, ngành gì, và **các hạn nộp**, hạn sớm nhất để trên cùng.
2. Thư gửi bằng cách nào: liên kết tải lên sẽ đến qua email, từ địa chỉ nào, viết bằng tiếng gì.
3. Ba khoảnh khắc trong lớp của thầy cô mà bạn nhớ: lần thí nghiệm hỏng, đoạn văn cả lớp cãi nhau, lần bạn giảng lại cho bạn cùng bàn. Bạn không bảo thầy cô phải viết gì, bạn chỉ giúp thầy cô nhớ lại.
4. Bạn muốn học gì và vì sao, trong ba câu.

## Nếu thầy cô chưa viết bao giờ

Ở nhiều trường, việc này còn mới. Hãy thưa với thầy cô rằng chẳng có mẫu bí mật nào cả: một trang, thầy cô dạy em môn gì, bao lâu, hai ví dụ cụ thể, một điều em còn phải học thêm. Thư có thể viết bằng tiếng Việt rồi dịch công chứng, nếu trường chấp nhận. Có cổng nộp yêu cầu thầy cô tự tải lên bằng email của trường. Bạn có thể ngỏ ý hướng dẫn cách dùng trang web. Đừng ngỏ ý viết hộ lá thư.

Chuyện đó vẫn xảy ra, nên bạn cần biết ranh giới ở đâu. Thư do bạn viết, thầy cô chỉ ký, ở hầu hết các nước bị coi là giấy tờ gian dối, có thể khiến bạn mất chỗ và thầy cô mất uy tín. Nếu thầy cô bảo “em viết đi, thầy ký cho”, hãy đưa trang giấy có ba khoảnh khắc và thưa: “Em ghi sẵn vài ý để thầy đỡ mất thời gian ạ.”

## Ô “từ bỏ quyền xem thư”

Nhiều đơn hỏi bạn có từ bỏ quyền đọc lá thư không. Đa số mọi người chọn có, vì người đọc tin lá thư hơn khi người viết được tự do. Bạn chỉ có thể yên lòng chọn như vậy khi đã nhờ đúng người.

## Sau đó

Trước hạn một tuần, nhắc một lần thật nhẹ nhàng. Khi thư đã đến nơi, gửi lời cảm ơn, viết tay càng quý. Khi có kết quả, dù thế nào cũng hãy báo cho thầy cô. Rất ít học sinh làm việc này. Thầy cô sẽ nhớ nhiều năm, và bạn học sinh đến nhờ sau bạn cũng được nhờ.

## Thử ngay hôm nay

Viết tên ba thầy cô, dưới mỗi tên là một khoảnh khắc mà người ấy có thể còn nhớ về bạn. Tên nào bạn viết nhanh nhất, đó là người bạn nên nhờ. Nếu hạn nộp còn chưa đầy ba tháng, hãy nhờ ngay tuần này, bằng đúng câu ở trên cũng được.
`,
  },
};
